import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { LastReplyView as Told } from '../../server/case/staff-views.ts'
import * as styles from './case-duplicates.module.css'

/** What the sender of a related case was told, and is promised. */
export function LastReply({ reply, promisedBy }: Told) {
  const { duplicates: texts } = staffCaseTexts
  return (
    <span className={styles.told}>
      {reply ? (
        <>
          <NoBreak>{texts.told(reply.at)}</NoBreak> <q>{reply.text}</q>
        </>
      ) : (
        texts.notTold
      )}{' '}
      {promisedBy && <NoBreak>{texts.promised(promisedBy)}</NoBreak>}
    </span>
  )
}
