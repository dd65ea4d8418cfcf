import type { Attack } from '../attack.ts'
import { hostileMail } from '../mails.ts'

/** The mailbox is read once a minute, a hundred mails at a time: more than this would only lie there. */
const EVERY = 4

/** Mails that break parsers, in the mailbox that the site reads. */
export const attack: Attack = {
  name: 'mail-imap',
  async send(random, target, turn) {
    if (turn % EVERY === 0) target.deliverMail(hostileMail(random, target.photo))
  },
}
