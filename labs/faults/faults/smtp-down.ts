import type { Fault } from '../fault.ts'

/** The mail server takes no connections. */
export const fault: Fault = {
  name: 'SMTP down',
  begin: ({ smtp }) => smtp.set({ kind: 'down' }),
  strikes: ({ smtp }) => smtp.broken(),
  end: ({ smtp }) => smtp.set({ kind: 'open' }),
  // Mails that were under way when the connections were ended may have been taken.
  maxDuplicates: 8,
  sabotage: 'forgets-failed-mail',
  shows: 'lost',
}
