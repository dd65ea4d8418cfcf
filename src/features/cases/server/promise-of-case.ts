import type { ReplyPromise, ReplyTime } from '../../../../landlord-types/promise.ts'
import { defaultReplyTimes } from '../../../domain/documents/reply-times.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { type Form, promiseOf } from '../../../forms/engine/form.ts'
import { languageOf } from '../../../forms/engine/in-language.ts'

interface Promised {
  form: Form
  answers: Answers
  /** Null in cases from before it was stored with them, and where nothing was promised. */
  promise: ReplyPromise | null
}

/** What was promised to the sender of a case when it was sent. */
export const promiseOfCase = ({ form, answers, promise }: Promised): ReplyPromise | null =>
  promise ?? promiseOf(form, answers, defaultReplyTimes(languageOf(form)))

/** How soon a sender who writes again gets a reply, if nothing was promised. */
const defaultReplyTime: ReplyTime = { workingDays: 2 }

/** How soon staff reply to a sender's message in their case: as it was promised. */
export const replyTimeOf = (promised: Promised): ReplyTime =>
  promiseOfCase(promised)?.time ?? defaultReplyTime
