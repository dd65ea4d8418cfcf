import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useHydrated } from '../../../../ui/page/use-hydrated.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { propertyListPath } from '../property-list-path.ts'
import * as styles from './back-to-list.module.css'
import { detailTexts } from './property.words.ts'

/** A link back to the list. A visitor who came from the list gets the same filter and scroll position. */
export function BackToList() {
  const words = useWords(detailTexts)
  const { state } = useLocation()
  const navigate = useNavigate()
  const from = useHydrated() ? listLeft(state) : null
  const goBack = (event: MouseEvent) => {
    if (!from || history.length < 2 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <p className={styles.root}>
      <SiteLink href={from ?? propertyListPath(null)} data-needs-script="" onClick={goBack}>
        {words.back}
      </SiteLink>
    </p>
  )
}

/** The list that is before this page in the browser's history; null if another page is. */
function listLeft(state: unknown): string | null {
  // A page that was loaded as a document has no router state.
  const hasState = typeof state === 'object' && state !== null && 'from' in state
  const from = hasState ? String(state.from) : document.referrer
  const list = propertyListPath(null)
  const url = from ? new URL(from, location.origin) : null
  return url?.origin === location.origin && url.pathname === list ? list + url.search : null
}
