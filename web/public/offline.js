/* Service worker that caches what the rulebook needs. The network comes first, except for files with a content hash
   in their name. Tables and the rest of the API are never cached. */
const KEPT = 'tableverse-rules'
const HASHED = /^\/assets\//
const KEEPABLE = /^\/(assets\/|api\/rules\/|api\/games\/[a-z]+\/content$|favicon\.svg$|$)/
const PAGES = /^\/rules(\/|$)/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/* The page sends the URLs it has loaded. Everything else is removed from the cache. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate') {
    if (PAGES.test(url.pathname)) event.respondWith(fetch(event.request).catch(() => caches.match('/').then(orError)))
  } else if (HASHED.test(url.pathname)) {
    event.respondWith(caches.match(event.request).then((found) => found ?? fetched(event.request)))
  } else if (KEEPABLE.test(url.pathname)) {
    event.respondWith(fetched(event.request).catch(() => caches.match(event.request).then(orError)))
  }
})

const orError = (found) => found ?? Response.error()

async function fetched(request) {
  const answer = await fetch(request)
  if (answer.status === 200) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

async function keep(urls) {
  const cache = await caches.open(KEPT)
  const wanted = urls.map((url) => new URL(url, location.origin)).filter((url) => KEEPABLE.test(url.pathname))
  const build = wanted.map((url) => url.href).find((href) => /\/assets\/index-[^/]+\.js$/.test(href))
  if (build && !(await cache.match(build))) {
    for (const request of await cache.keys()) if (HASHED.test(new URL(request.url).pathname)) await cache.delete(request)
  }
  await Promise.all(wanted.map(async (url) => (await cache.match(url.href)) ?? fetch(url.href).then((answer) => answer.ok && cache.put(url.href, answer))))
  await cache.put('/', await fetch('/'))
}
