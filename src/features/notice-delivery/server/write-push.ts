import { z } from 'zod'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import type { PushMessage } from '../../sign-in/server/push/push-message.ts'
import type { StoredNotice } from '../../staff-notices/server/notices/stored-notice.ts'
import { pushWords } from './push.words.ts'

/** What devices show of some notices of one kind: how many cases, never which or whose. */
export async function writePush(db: Queryable, notices: readonly StoredNotice[]): Promise<PushMessage> {
  const words = wordsOf(pushWords, defaultLanguage)
  const reasons = [...new Set(notices.map(({ notice }) => notice.reason))]
  const ids = notices.flatMap(({ notice }) => ('caseId' in notice ? [notice.caseId] : []))
  const references = await queryRows(
    db,
    z.string(),
    'select reference from cases where id = any($1) order by reference',
    [ids],
  )
  const [reference] = references
  const [reason] = reasons
  const isOne = references.length === 1
  return {
    title: reason && reasons.length === 1 ? words[reason](references.length) : words.mixed(references.length),
    path: isOne && reference ? `/saker/${reference}` : '/saker',
    tag: `varsel-${notices[0]?.id ?? ''}`,
    isUrgent: reasons.includes('urgent'),
  }
}
