import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStaffOnly } from '../../domain/staff-paths.ts'
import { useSite } from '../site-context.ts'
import { untilTakenOver } from '../takeover/first-act.ts'
import { isDocument, loadCode } from './load-code.ts'

/**
 * Lets every plain `<a>` that stays on the site lead on without loading a new document. One listener for all
 * of them: a link component costs each page some tens of microseconds to render, and pages have many links.
 * `data-full-load` asks for a new document, `data-keep-scroll` for the page to stay where it is scrolled,
 * `data-goes-away` for the focus to stay among the filters that the link is one of.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const { elsewhere } = useSite().content
  useEffect(() => {
    let last = ''
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement | SVGAElement>(event, 'a[href]')
      if (!link) return
      // A link in a drawing has no parts of its address.
      const url = new URL(link.getAttribute('href') ?? '', location.href)
      if (!isPlain(event) || !isFollowed(link, url, elsewhere)) return
      event.preventDefault()
      if ('goesAway' in link.dataset) link.closest('search')?.focus({ preventScroll: true })
      const path = url.pathname + url.search + url.hash
      last = path
      // Where code of the next page cannot be loaded, React Router reloads this page. The last link wins, as a document.
      loadCode(url.pathname).catch(() => setTimeout(() => last === path && location.assign(path)))
      const keepScroll = 'keepScroll' in link.dataset
      const follow = () =>
        navigate(path, {
          preventScrollReset: keepScroll,
          // Tells the next page where the visitor came from, for its «back» link.
          state: { from: location.href },
        })
      const taken = keepScroll ? untilTakenOver() : null
      if (taken) taken.then(() => link.isConnected && follow())
      else follow()
    }
    // React stops a press on what its code is not there for yet: heard before it.
    const onEarlyClick = (event: MouseEvent) => {
      if (closest(event, '[data-keep-scroll]')) onClick(event)
    }
    addEventListener('click', onEarlyClick, true)
    document.addEventListener('click', onClick)
    return () => {
      removeEventListener('click', onEarlyClick, true)
      document.removeEventListener('click', onClick)
    }
  }, [navigate, elsewhere])
  const { pathname } = useLocation()
  useEffect(() => {
    const leaving = new AbortController()
    whenIdle(async () => {
      const { startFetchingAhead } = await import('./fetch-ahead.ts')
      startFetchingAhead(pathname, {
        isFollowed: (link, url) => isFollowed(link, url, elsewhere),
        signal: leaving.signal,
      })
    })
    return () => leaving.abort()
  }, [pathname, elsewhere])
  return null
}

const closest = <E extends Element>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null

/** Calls back when the browser has nothing else to do. What it loads is not needed: a failure is only logged. */
function whenIdle(call: () => Promise<void>): void {
  const now = () => call().catch(console.warn)
  if ('requestIdleCallback' in window) requestIdleCallback(now)
  else setTimeout(now, 1000)
}

function isPlain(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Whether the router follows a link; `elsewhere` are the pages whose edited texts come with a new document. */
function isFollowed(link: Element, url: URL, elsewhere: readonly string[]): boolean {
  if (link.matches('[target], [download], [data-full-load]') || elsewhere.includes(url.pathname)) return false
  if (url.origin !== location.origin || url.pathname.startsWith('/bilder/') || isAnchor(url)) return false
  // The public pages do not know the staff's routes.
  return isStaffOnly(url.pathname) ? isStaffOnly(location.pathname) : !isDocument(url.pathname)
}

function isAnchor(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search
}
