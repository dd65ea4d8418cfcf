import { SiteLink } from '../../../ui/page/site-link.tsx'
import { demoTexts } from '../demo.words.ts'
import * as styles from './demo-bar.module.css'

/** Says above every page of the workspace that it is of a demo, and leads those who may to its removal. */
export function DemoBar({ mayRemove }: { mayRemove: boolean }) {
  return (
    <aside aria-label={demoTexts.demo} className={`${styles.root} no-print`}>
      {demoTexts.bar} {mayRemove && <SiteLink href="/intern/demo">{demoTexts.toRemoval}</SiteLink>}
    </aside>
  )
}
