import type { Fault } from '../fault.ts'

/** RFC 5321 §4.5.3.2.6 lets a server take ten minutes to say that it has a mail; this one takes some seconds. */
const ANSWERS_AFTER_MS = process.env.FAULTS === 'short' ? 2500 : 12_000

/** The mail server has every mail at once and says so late. */
export const fault: Fault = {
  name: 'SMTP slow',
  lastsMs: ANSWERS_AFTER_MS * 2,
  begin: ({ mailbox }) => mailbox.answerAfter(ANSWERS_AFTER_MS),
  strikes: ({ mailbox }) => mailbox.received.length,
  end: ({ mailbox }) => mailbox.answerAfter(0),
  sabotage: 'impatient-mail',
  shows: 'twice',
}
