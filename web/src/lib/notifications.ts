/** Calls a person back to the table with a sound, and with a browser notification if that is allowed. */
import { settings } from './settings.svelte'
import * as sounds from './sounds'

/** Return whether the browser can show notifications. Most cannot without HTTPS. */
export const notificationsSupported = () => typeof Notification === 'function'

/** Ask for permission once. The sound plays whatever the answer is. */
export async function requestPermission(): Promise<void> {
  if (notificationsSupported() && Notification.permission === 'default') await Notification.requestPermission()
}

/** Return whether notifications are blocked. Only the browser's own settings can change that. */
export const notificationsBlocked = () => !notificationsSupported() || Notification.permission === 'denied'

/**
 * Play the turn sound and show a notification, if the page is hidden. A notification replaces the last one with the
 * same tag.
 */
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
    // Most phones refuse notifications created by a page, even with permission. The sound remains.
  }
}
