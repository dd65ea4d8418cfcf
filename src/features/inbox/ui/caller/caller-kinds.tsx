import { classes } from '../../../../ui/kit/classes.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import { ScrollRow } from '../../../workspace/ui/scroll-row.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import * as heldMailStyles from '../held-mail.module.css'
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
