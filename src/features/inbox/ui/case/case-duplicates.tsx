import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import * as styles from './case-duplicates.module.css'
import { LastReply } from './told-sender.tsx'

interface CaseDuplicatesProps {
  duplicates: StaffCase['duplicates']
  result: ActionResult | undefined
}

const { mergeIntoSuggested, mergeSuggested } = caseActions

/** Cases that may be about the same: why they are suggested, what their senders were told, and «Slå inn». */
export function CaseDuplicates({ duplicates, result }: CaseDuplicatesProps) {
  const { duplicates: texts } = staffCaseTexts
  const { unknownSender } = inboxTexts
  if (duplicates.length === 0) return null
  return (
    <section className={`${styles.root} no-print`} aria-labelledby="duplicates" data-part="duplicates">
      <h2 id="duplicates">{texts.title}</h2>
      <ul className="plain">
        {duplicates.map(({ reference, sender, sentAt, excerpt, why, isOlder, told }) => (
          <li key={reference}>
            <div className={styles.text}>
              <p>
                <SiteLink href={`/saker/${reference}`}>{sender ?? unknownSender}</SiteLink>{' '}
                <small>
                  <NoBreak>{[why, sentAt, reference].join(' · ')}</NoBreak>
                </small>
              </p>
              {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
              <LastReply {...told} />
            </div>
            <div className={styles.act}>
              <ActionForm
                action={isOlder ? mergeIntoSuggested : mergeSuggested}
                result={result}
                values={{ other: reference }}
                about={sender ?? reference}
                look="quiet"
              />
              <small>{isOlder ? texts.intoOther : texts.intoThis}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
