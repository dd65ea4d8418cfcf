import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { finderTexts } from '../../finder.words.ts'
import * as styles from './finder-button.module.css'
import { openFinder } from './open-finder.ts'

/** Opens the finder. Without scripts it is a link to its page. */
export function FinderButton({ hasKeys = false }: { hasKeys?: boolean }) {
  return (
    <SiteLink
      className={styles.root}
      href="/intern/finn"
      aria-keyshortcuts={hasKeys ? 'Control+K' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || !openFinder()) return
        event.preventDefault()
      }}
    >
      {finderTexts.title}
      {hasKeys && <span aria-hidden="true">{finderTexts.keys}</span>}
    </SiteLink>
  )
}
