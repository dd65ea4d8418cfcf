import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isStaffOnly } from '../../domain/staff-paths.ts'
import { prepareReading } from '../data/page-data.tsx'
import { useSite } from '../site-context.ts'
import { untilTakenOver } from '../takeover/first-act.ts'
import { loadCode } from './load-code.ts'

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
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement | SVGAElement>(event, 'a[href]')
      if (!link) return
      // A link in a drawing has no parts of its address.
      const url = new URL(link.getAttribute('href') ?? '', location.href)
      // Edited texts are loaded with a new document.
      if (!isOurs(event, link, url) || elsewhere.includes(url.pathname)) return
      event.preventDefault()
      if ('goesAway' in link.dataset) link.closest('search')?.focus({ preventScroll: true })
      const path = url.pathname + url.search + url.hash
      // Where code of the next page cannot be loaded, React Router reloads this page. The link wins, as a document.
      loadCode(url.pathname).catch(() => setTimeout(() => location.assign(path)))
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
    // Loads the data reader as soon as a pointer is over a link, so that it is ready at the press.
    const onPointer = (event: Event) => {
      if (closest(event, 'a[href^="/"]')) prepareReading()
    }
    addEventListener('click', onEarlyClick, true)
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onPointer, { passive: true })
    return () => {
      removeEventListener('click', onEarlyClick, true)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onPointer)
    }
  }, [navigate, elsewhere])
  return null
}

const closest = <E extends Element>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null

function isOurs(event: MouseEvent, link: Element, url: URL): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.matches('[target], [download], [data-full-load]')) return false
  if (url.origin !== location.origin || url.pathname.startsWith('/bilder/')) return false
  // The public pages do not know the staff's routes.
  if (isStaffOnly(url.pathname) && !isStaffOnly(location.pathname)) return false
  const isAnchor = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return !isAnchor
}
