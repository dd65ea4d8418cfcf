import { defaultReplyTimes } from '../../src/domain/documents/reply-times.ts'
import { defaultLanguage } from '../../src/domain/text/language.ts'
import type { Answers } from '../../src/forms/engine/field.ts'
import { type Form, promiseOf, successOf } from '../../src/forms/engine/form.ts'

/** What the sender of a form is told, where staff have changed no reply time. */
export const toldSender = (form: Form, answers: Answers) =>
  successOf(form, answers, promiseOf(form, answers, defaultReplyTimes(defaultLanguage)))
