import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

const addressNow = () => location.pathname + location.search

const shownPart = () => document.getElementById('innhold')

/** The address of the page that the server has drawn; null once the visitor has gone on from it. */
let drawnByServer = import.meta.env.SSR ? null : addressNow()

/** Notes that the visitor has gone on, for `takeShownPage`. */
export function NoteAddress() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname + search !== drawnByServer) drawnByServer = null
  }, [pathname, search])
  return null
}

/** What is shown of a page. */
interface ShownPage {
  title: string
  elements: readonly Element[]
}

/**
 * The page that stays where a script has failed; null where the server has not drawn this page, which may still be loading. To be called before React
 * changes the document.
 */
export function takeShownPage(): ShownPage | null {
  if (import.meta.env.SSR || drawnByServer !== addressNow()) return null
  const elements = [...(shownPart()?.children ?? [])]
  return elements.length > 0 ? { title: document.title, elements } : null
}

/** A page as it was when a script failed. It works as without scripts: links lead on, and the browser sends the forms. */
export function StandingPage({ title, elements }: ShownPage) {
  useLayoutEffect(() => {
    shownPart()?.append(...elements)
    // What only scripts can do is hidden, and what stands in for it is shown (`scripting.css`).
    delete document.documentElement.dataset.scripts
    return () => {
      for (const element of elements) element.remove()
      // The next page has scripts.
      document.documentElement.dataset.scripts = ''
    }
  }, [elements])
  return <title>{title}</title>
}
