import { findForm } from '../../../forms/catalogue.ts'
import { staffCaseTexts } from '../../../forms/staff/case.words.ts'
import { SiteLink } from '../../components/site-link.tsx'
import { classes } from '../../components/ui/classes.ts'
import * as heldMailStyles from '../held-mail.module.css'
import { ScrollRow } from '../scroll-row.tsx'
import * as styles from './caller.module.css'

/** What a call is about: a link to the form of each kind of case. */
export function CallerKinds({ kinds, current }: { kinds: readonly string[]; current: string }) {
  const texts = staffCaseTexts.new
  return (
    <nav aria-label={texts.kinds}>
      <ScrollRow current={current} className={classes(heldMailStyles.chips, styles.kinds)}>
        {kinds.map((id) => (
          <li key={id}>
            <SiteLink href={`/saker/ny?skjema=${id}`} aria-current={id === current ? 'page' : undefined}>
              {findForm(id)?.name ?? id}
            </SiteLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}
