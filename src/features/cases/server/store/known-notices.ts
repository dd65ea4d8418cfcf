import type { FormNotice } from '../../../../domain/documents/building-notice.ts'
import { languageOfPage, wordsOf } from '../../../../domain/text/language.ts'
import { textIn } from '../../../../forms/engine/field-rules.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import type { SubmitResult } from '../../../../forms/engine/form-services.ts'
import { type Entries, readForm } from '../../../../forms/engine/read.ts'
import { URGENT, urgencyOf } from '../../../../forms/engine/urgency.ts'
import { followNotice } from '../../../building-notices/server/follow-notice.ts'
import { explainingNotices } from '../../../building-notices/server/known-notices.ts'
import type { ReceiveDeps } from './receive.ts'
import { refusedFormWords } from './refused-forms.words.ts'

/** The notices that explain what a form reports, where it could be stored. None where they cannot be read: it is sent then. */
export async function findKnownNotices(
  { database: { pool }, log }: Pick<ReceiveDeps, 'database' | 'log'>,
  form: Form,
  entries: Entries,
  now: Date,
): Promise<FormNotice[]> {
  const { isValid, answers } = readForm(form, entries)
  if (!isValid) return []
  return explainingNotices(pool, form, answers, now).catch((error) => {
    log.warn({ err: error, form: form.id }, 'The notices that explain a form could not be read')
    return []
  })
}

interface Follow {
  noticeId: string
  entries: Entries
  address: string | null
  now: Date
}

/** Where the page of a sender leads who is told of a notice instead of sending the form. */
const FOLLOWED_PAGE = '/driftsmelding'

type Again = Partial<Pick<Extract<SubmitResult, { sent: false }>, 'status' | 'errors' | 'failure' | 'known'>>

/** Has the sender of a form told of a notice instead of storing the form; or what the page says where that cannot be done. */
export async function followInstead(
  deps: ReceiveDeps,
  form: Form,
  { noticeId, entries, address, now }: Follow,
): Promise<Extract<SubmitResult, { sent: true }> | Again> {
  const words = wordsOf(refusedFormWords, languageOfPage(form.page))
  const field = form.caseFields.sender.email
  const { answers, errors } = readForm(form, entries)
  if (urgencyOf(form, answers) === URGENT) return { failure: words.urgentIsSent }
  const email = field ? textIn(answers, field) : ''
  const known = await findKnownNotices(deps, form, entries, now)
  if (!field || !email || errors[field]) {
    return { known, errors: field ? { [field]: errors[field] ?? words.emailToFollow } : {} }
  }
  if (!(await deps.limits.allow('submission', address))) return { status: 429, failure: words.tooMany, known }
  try {
    const isThere = await followNotice(deps, { noticeId, email }, now)
    return isThere ? { sent: true, reference: null, receipt: FOLLOWED_PAGE } : { failure: words.noticeIsOver }
  } catch (error) {
    deps.log.error({ err: error, form: form.id }, 'Following a notice failed')
    return { status: 503, failure: { ...form.failure, more: words.unavailable }, known }
  }
}
