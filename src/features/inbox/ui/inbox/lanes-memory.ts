/** The cookie that says on this device that a staff member has collapsed the lanes: the server draws them so at once. */
const COOKIE = 'faner'
const COLLAPSED = 'lukket'
const YEAR_MS = 31_536_000_000

/** Whether the lanes of the inbox are shown, as they were left in a browser. */
export const areLanesOpen = (browser: { cookie(name: string): string | null }): boolean =>
  browser.cookie(COOKIE) !== COLLAPSED

/** Remembers on this device whether the lanes are shown; older browsers show them each time. */
export function rememberLanes(isOpen: boolean): void {
  if (!('cookieStore' in window)) return
  const cookie = { name: COOKIE, path: '/' }
  const stored = isOpen
    ? cookieStore.delete(cookie)
    : cookieStore.set({ ...cookie, value: COLLAPSED, expires: Date.now() + YEAR_MS, sameSite: 'lax' })
  // Where cookies are blocked, nothing is remembered.
  stored.catch(() => undefined)
}
