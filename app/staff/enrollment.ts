import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import type { EnrollmentStep } from '../../server/workspace/staff-pages.ts'

const { enroll: texts, tooMany } = signInTexts

/** The state of setting up an authenticator app, after the password or a code was posted. */
export function enrollmentShownAfter(enrolled: Exclude<EnrollmentStep, { state: 'done' }>, isCode: boolean) {
  const { state, enrollment } = enrolled
  if (state === 'begun') return { shown: { enrollment, error: null, step: 'code' as const }, status: 200 }
  const wrong = isCode ? texts.wrongCode : texts.wrongPassword
  const error = state === 'too-many' ? tooMany : wrong
  const step = isCode ? ('code' as const) : ('begin' as const)
  return { shown: { enrollment, error, step }, status: state === 'too-many' ? 429 : 422 }
}
