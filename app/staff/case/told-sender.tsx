import { staffCaseTexts } from '../../../forms/staff/case.words.ts'
import type { ToldSender as Told } from '../../../server/casework/staff-views.ts'
import { WholeRanges } from '../../components/whole-ranges.tsx'
import * as styles from './case-duplicates.module.css'

/** What the sender of a related case was told, and is promised. */
export function ToldSender({ reply, promisedBy }: Told) {
  const { duplicates: texts } = staffCaseTexts
  return (
    <span className={styles.told}>
      {reply ? (
        <>
          <WholeRanges>{texts.told(reply.at)}</WholeRanges> <q>{reply.text}</q>
        </>
      ) : (
        texts.notTold
      )}{' '}
      {promisedBy && <WholeRanges>{texts.promised(promisedBy)}</WholeRanges>}
    </span>
  )
}
