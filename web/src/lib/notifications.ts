/** Calls somebody who looks elsewhere back to the table: by a sound and, where the browser was allowed to, by a notification. */
import { settings } from './settings.svelte'
import * as sounds from './sounds'

/** Can the browser show notifications at all? Over an unprotected connection most do not. */
export const notificationsSupported = () => typeof Notification === 'function'

/** Asks the person once; whatever they answer, the sound remains. */
export async function requestPermission(): Promise<void> {
  if (notificationsSupported() && Notification.permission === 'default') await Notification.requestPermission()
}

/** The person, or the browser, has said no: that is changed in the browser's own settings alone. */
export const notificationsBlocked = () => !notificationsSupported() || Notification.permission === 'denied'

/** One call for each turn: a notification with the same tag takes the place of the last one. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.call || !document.hidden) return
  sounds.play('turn', true)
  if (!notificationsSupported() || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Most phones let no page show one by itself, even where it is allowed: the sound remains.
  }
}
