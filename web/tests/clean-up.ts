/**
 * Test files share their modules and one page, which takes a fifth of the time. This set-up file restores both after
 * each file.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.innerHTML = ''
  Reflect.deleteProperty(document, 'hidden')
})
