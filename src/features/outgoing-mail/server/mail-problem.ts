import { mailProblems } from '../mail.words.ts'

/** The usual cause of a failed mail, by a pattern in the mail server's message. */
const causes: readonly [RegExp, keyof typeof mailProblems][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'unknownServer'],
  [/ECONN|ETIMEDOUT|ESOCKET|EHOSTUNREACH|timeout|closed unexpectedly/i, 'noContact'],
  [/EAUTH|Invalid login|\b535\b/, 'signInRefused'],
  [/\b[45]52\b|5\.2\.2|quota|mailbox full/i, 'mailboxFull'],
  [/\b55[013]\b|\b5\.1\.\d/, 'unknownAddress'],
  [/\b4\d\d\b/, 'tryLater'],
  [/\b5\d\d\b/, 'refused'],
]

/** Why a mail was not sent, in a sentence, by what the mail server said. */
export function mailProblem(said: string): string {
  const cause = causes.find(([pattern]) => pattern.test(said))?.[1] ?? 'unknown'
  return mailProblems[cause]
}
