import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import type { RefusedPassword } from '../staff/passwords.ts'

const { choose: texts } = signInTexts

/** What is said where a password is refused. */
export const refusedPasswords: Readonly<Record<RefusedPassword, string>> = {
  'too-short': texts.tooShort(MIN_PASSWORD_CHARACTERS),
  common: texts.common,
  personal: texts.personal,
}
