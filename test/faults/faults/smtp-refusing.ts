import type { Fault } from '../fault.ts'

/** The mail server is there and refuses every mail for now (RFC 5321 §4.2.1, 4yz). */
export const fault: Fault = {
  name: 'SMTP refusing',
  begin: ({ mailbox }) => mailbox.refuse(451),
  strikes: ({ mailbox }) => mailbox.refused(),
  end: ({ mailbox }) => mailbox.refuse(null),
  sabotage: 'no-mail-retries',
  shows: 'lost',
}
