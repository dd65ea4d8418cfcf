import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { AnswersOf } from '../../../forms/engine/answers.ts'
import type { appSetup } from '../../sign-in/app-setup.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { beginEnrollment, enrollmentShown, finishEnrollment } from '../../sign-in/server/second-factor.ts'
import type { SessionJar } from '../../sign-in/server/session.ts'
import { signInTexts } from '../../sign-in/sign-in.words.ts'

/** Who sets up an authenticator app. */
export interface AppOwner {
  staffId: string
  jar: SessionJar
  /** Whether it is the first second factor of the account. */
  isFirst: boolean
}

/**
 * Counts an attempt with the own password or a code: twenty in 15 minutes. A session that is left open must not help to
 * guess the password.
 * @throws Refusal after too many.
 */
export async function takeAttempt({ limits }: Pick<StaffDeps, 'limits'>, staffId: string): Promise<void> {
  if (!(await limits.allow('account', staffId))) throw new Refusal(signInTexts.tooMany, { httpStatus: 429 })
}

/** Begins to set up an authenticator app, after the password. */
export async function beginApp(
  deps: StaffDeps,
  { password }: AnswersOf<typeof appSetup.beginApp.fields>,
  { staffId, jar }: AppOwner,
) {
  await takeAttempt(deps, staffId)
  const shown = await beginEnrollment(deps, jar, password)
  if (!shown) throw new Refusal(signInTexts.enroll.wrongPassword)
  return { shown }
}

/** Ends setting up an authenticator app, with its first code. After a wrong one the page shows the same app again. */
export async function finishApp(
  deps: StaffDeps,
  { uri = '', codes = '', code }: AnswersOf<typeof appSetup.finishApp.fields>,
  { staffId, jar, isFirst }: AppOwner,
): Promise<void> {
  await takeAttempt(deps, staffId)
  if (await finishEnrollment(deps, jar, { code, staffId, isFirst })) return
  throw new Refusal(signInTexts.enroll.wrongCode, { shown: enrollmentShown({ uri, codes }) })
}
