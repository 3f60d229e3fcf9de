/**
 * Lets a service worker keep the client's files and a rulebook once it was read, so that /rules opens offline. Without
 * a service worker, an open page still has what it loaded.
 */

let asked = false

export function keepOffline(): void {
  if (asked || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  asked = true
  void keep().catch(() => undefined)
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/offline.js')
  const { active } = await navigator.serviceWorker.ready
  // Load both languages, so that either can be read.
  await Promise.all([import('../locale.en'), import('../locale.es')])
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  active?.postMessage(['/', ...loaded.filter((url) => new URL(url).origin === location.origin)])
}
