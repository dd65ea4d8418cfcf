import type { Log } from '../../../platform/base/log.ts'
import type { RenderMail } from '../../../platform/mail/model.ts'
import type { MailTransport } from '../../../platform/mail/transport.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { composeMail } from './compose.ts'
import type { MailedCase, StoredMail } from './take-mails.ts'

export interface MailWork {
  deps: CaseDeps
  transport: MailTransport
  render: RenderMail
  log: Log
}

/**
 * Hands a taken mail in. Gives whether the mail server has accepted it; false where there is nothing to tell any more.
 * @throws Error where the mail server refuses it or cannot be reached.
 */
export async function sendMail(
  { deps, transport, render }: MailWork,
  { mail, about }: { mail: StoredMail; about: MailedCase | undefined },
): Promise<boolean> {
  const composed = await composeMail(deps, mail, about)
  if (!composed) return false
  const { subject, replyTo, unsubscribe, calendar, ...model } = composed
  const contact = await deps.contact()
  const rendered = render({ subject, ...(replyTo ? { replyTo } : {}), ...model }, contact)
  const { messageId, recipient: to } = mail
  await transport.send({
    messageId,
    from: contact.name,
    to,
    subject,
    replyTo,
    unsubscribe,
    calendar,
    ...rendered,
  })
  return true
}
