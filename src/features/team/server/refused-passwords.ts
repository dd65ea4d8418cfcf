import { MIN_PASSWORD_CHARACTERS } from '../../../domain/people/password.ts'
import type { RefusedPassword } from '../../sign-in/server/passwords.ts'
import { signInTexts } from '../../sign-in/sign-in.words.ts'

const { choose: texts } = signInTexts

/** What is said where a password is refused. */
export const refusedPasswords: Readonly<Record<RefusedPassword, string>> = {
  'too-short': texts.tooShort(MIN_PASSWORD_CHARACTERS),
  common: texts.common,
  personal: texts.personal,
}
