import { isStaffOnly } from '../../domain/staff-paths.ts'
import { importReader } from '../data/page-data.tsx'
import { readAhead } from '../data/read-ahead.ts'
import { importListHead } from './filters/list-head-island.tsx'
import { loadCode, routesAt } from './load-code.ts'
import { returnFocus } from './return-focus.ts'

/** How long a pointer or the focus rests on a link before the visitor is taken to mean it, in milliseconds. */
const REST_MS = 80
/** How many pages' code is loaded before the visitor points at a link. */
const MAX_PAGES_WHEN_IDLE = 2

/** The pages whose data lie at their own address under `/api`. */
const readsOwnAddress = /^\/(eiendommer(\/[\w-]+)?|ledige-leiligheter)$/

/** The pages that are shown with the code of their filters. */
const hasFilters = /^\/(eiendommer|ledige-leiligheter)$/

declare global {
  /** Only in Chromium: https://wicg.github.io/netinfo/ */
  interface Navigator {
    connection?: { saveData: boolean; effectiveType: string }
  }
}

interface Scope {
  /** Whether a link leads on without a new document. */
  isFollowed: (link: Element, url: URL) => boolean
  /** Tells that the page is left. */
  signal: AbortSignal
}

/**
 * Fetches what the next page needs before a link is pressed: its code, style sheets and data as soon as a link looks as if it
 * will be pressed, and the code of the pages that links on the screen lead to. Not for a visitor who saves data. Returns the
 * focus to the pressed link where the visitor has come back.
 */
export function startFetchingAhead(pathname: string, scope: Scope): void {
  if (scope.signal.aborted) return
  returnFocus()
  const link = (event: Event) =>
    event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  onIntent(scope.signal, (event, meant) => {
    const found = link(event)
    if (!found) return
    const url = urlOf(found)
    if (!scope.isFollowed(found, url)) return
    importReader().catch(logFailure)
    if (!isSparing()) fetchPage(url, meant)
  })
  if (!isSparing() && !isStaffOnly(pathname)) fetchCodeOfLinks(pathname, scope)
}

// What is fetched ahead is not needed: what cannot be fetched is told when it is.
const logFailure = (error: unknown) => console.warn('Error fetching ahead', error)

/** Where a link leads. One in a drawing has no parts of its address. */
const urlOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href)

/** Whether the visitor asks for little, or the line is too slow to carry what may not be needed. */
function isSparing(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** Loads what the page at a URL needs, and reads its data until `meant` says that the visitor means something else. */
function fetchPage({ pathname, search }: URL, meant: AbortSignal): void {
  fetchCode(pathname)
  if (readsOwnAddress.test(pathname)) readAhead(`/api${pathname}${search}`, meant)
}

/** The style sheets that have been fetched. */
const fetched = new Set<string>()

/**
 * Loads the code and style sheets of the page at a path, which the browser keeps. A sheet is not preloaded by a link: a browser
 * warns where a preloaded one is not used within seconds, or is asked for in another mode. One that is there is linked
 * for no medium: React Router would else apply it to this page and take it away again before it goes on.
 */
function fetchCode(pathname: string): void {
  loadCode(pathname).catch(logFailure)
  if (hasFilters.test(pathname)) importListHead().catch(logFailure)
  if (readsOwnAddress.test(pathname)) importReader().catch(logFailure)
  for (const href of routesAt(pathname).flatMap(({ css = [] }) => css)) {
    if (fetched.has(href) || document.querySelector(`link[href="${href}"]`)) continue
    fetched.add(href)
    // Only a sheet that is read to its end is kept.
    fetch(href)
      .then((sheet) => sheet.blob())
      .then(() => linkUnused(href))
      .catch(logFailure)
  }
}

function linkUnused(href: string): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'not all', href }))
}

/**
 * Calls back when something on the page looks as if it will be pressed: a finger or a button goes down on it, or a pointer or
 * the focus rests on it. The second signal tells that the finger scrolls instead.
 */
function onIntent(signal: AbortSignal, call: (event: Event, meant: AbortSignal) => void): void {
  let meant = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  const tell = (event: Event) => {
    clearTimeout(resting)
    call(event, meant.signal)
  }
  const tellIfItRests = (event: Event) => {
    clearTimeout(resting)
    resting = setTimeout(() => !signal.aborted && tell(event), REST_MS)
  }
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { passive: true, signal })
  on('pointerdown', tell)
  on('focusin', tellIfItRests)
  on('pointerover', (event) => event.pointerType === 'mouse' && tellIfItRests(event))
  on('pointercancel', () => {
    meant.abort()
    meant = new AbortController()
  })
}

/** Loads the code of the pages that the links on the screen lead to, one after the other, when the browser is idle. */
function fetchCodeOfLinks(pathname: string, { isFollowed, signal }: Scope): void {
  if (!('requestIdleCallback' in window)) return
  const known = new Set(routesAt(pathname).map(({ module }) => module))
  const isNew = (page: string) => routesAt(page).some(({ module }) => !known.has(module))
  const pages: string[] = []
  for (const link of document.querySelectorAll('main a[href^="/"]')) {
    const { top, bottom } = link.getBoundingClientRect()
    const url = urlOf(link)
    if (bottom < 0 || top > innerHeight || !isFollowed(link, url) || !isNew(url.pathname)) continue
    for (const { module } of routesAt(url.pathname)) known.add(module)
    pages.push(url.pathname)
    if (pages.length === MAX_PAGES_WHEN_IDLE) break
  }
  const next = () => {
    const page = pages.shift()
    if (page === undefined || signal.aborted) return
    fetchCode(page)
    requestIdleCallback(next)
  }
  requestIdleCallback(next)
}
