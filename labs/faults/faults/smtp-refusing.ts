import type { Fault } from '../fault.ts'

/** The mail server is there and refuses every mail for now (RFC 5321 §4.2.1, 4yz). */
export const fault: Fault = {
  name: 'SMTP refusing',
  begin: ({ mailbox }) => mailbox.refuse(451),
  // By the dozen: mails to the company, which are counted, are among them.
  strikes: ({ mailbox }) => Math.floor(mailbox.refused() / 12),
  end: ({ mailbox }) => mailbox.refuse(null),
  sabotage: 'no-mail-retries',
  shows: 'lost',
}
