/** Notifications and the turn sound while the page is hidden. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, notificationsBlocked } from '../src/lib/notifications'
import { settings } from '../src/lib/settings.svelte'
import * as sounds from '../src/lib/sounds'

const played = vi.spyOn(sounds, 'play').mockImplementation(() => undefined)
let hidden = true
Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })

beforeEach(() => {
  settings.set({ call: true })
  hidden = true
  played.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

function notifications(show: (title: string) => void, permission = 'granted') {
  function Notification(title: string) {
    show(title)
  }
  vi.stubGlobal('Notification', Object.assign(Notification, { permission }))
}

test('a hidden page shows a notification and plays the turn sound', () => {
  const show = vi.fn()
  notifications(show)
  notify('Your turn', 'Splendor', 'a')
  expect(show).toHaveBeenCalledExactlyOnceWith('Your turn')
  expect(played).toHaveBeenCalledOnce()
})

test('a visible page or a disabled setting does not notify', () => {
  const show = vi.fn()
  notifications(show)
  hidden = false
  notify('Your turn', 'Splendor', 'a')
  hidden = true
  settings.set({ call: false })
  notify('Your turn', 'Splendor', 'a')
  expect(show).not.toHaveBeenCalled()
  expect(played).not.toHaveBeenCalled()
})

test('the sound remains on phones that refuse page notifications', () => {
  notifications(() => {
    throw new TypeError('Illegal constructor')
  })
  expect(() => notify('Your turn', 'Splendor', 'a')).not.toThrow()
  expect(played).toHaveBeenCalledOnce()
})

test('blocked notifications are reported as sound only', () => {
  notifications(() => undefined, 'denied')
  expect(notificationsBlocked()).toBe(true)
  notifications(() => undefined, 'default')
  expect(notificationsBlocked()).toBe(false)
  vi.stubGlobal('Notification', undefined)
  expect(notificationsBlocked()).toBe(true)
})
