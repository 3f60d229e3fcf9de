/** Once a rulebook was read, a service worker keeps it with the client's own files: /rules opens without a network too. On
 * an address where browsers allow no service worker, the page that is open still has all it read. */

let asked = false

export function keepOffline(): void {
  if (asked || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  asked = true
  void keep().catch(() => undefined)
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/offline.js')
  const { active } = await navigator.serviceWorker.ready
  // Both languages, so that either can be read.
  await Promise.all([import('../locale.en'), import('../locale.es')])
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  active?.postMessage(['/', ...loaded.filter((url) => new URL(url).origin === location.origin)])
}
