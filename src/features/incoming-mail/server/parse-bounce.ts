import type { Attachment, Email } from 'postal-mime'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { parsePlainBounce } from './parse-plain-bounce.ts'
import type { Bounce } from './parsed-mail.ts'

/** As much of each part of a report is looked at. */
const MAX_PART = 64 * 1024
const MAX_REASON = 300

const statusTypes = ['message/delivery-status', 'message/global-delivery-status']
const originalTypes = ['text/rfc822-headers', 'message/rfc822', 'message/global-headers', 'message/global']

/** What a mail server says of a mail that was given up; null where a mail says nothing like it. */
export const parseBounce = (mail: Email): Bounce | null => parseNotification(mail) ?? parsePlainBounce(mail)

/** A delivery status notification (RFC 3464). */
function parseNotification({ attachments }: Email): Bounce | null {
  const failed = textsOf(attachments, statusTypes)
    .flatMap((text) => text.split(/\n\s*\n/))
    .find((group) => /^failed\b/i.test(fieldIn(group, 'Action')))
  if (failed === undefined) return null
  const diagnostic = fieldIn(failed, 'Diagnostic-Code').replace(/^[^;]*;\s*/, '')
  const reason = [diagnostic, fieldIn(failed, 'Status')].find(Boolean) ?? ''
  const recipient = fieldIn(failed, 'Original-Recipient') || fieldIn(failed, 'Final-Recipient')
  return {
    messageIds: textsOf(attachments, originalTypes).flatMap((text) => {
      const head = text.split(/\n\s*\n/, 1)[0] ?? ''
      return fieldIn(head, 'Message-ID').match(/^<[^<>\s]{1,500}>/) ?? []
    }),
    recipient: normalEmail(recipient.replace(/^[^;]*;\s*/, '')).slice(0, 254),
    reason: reason.slice(0, MAX_REASON),
  }
}

function textsOf(attachments: readonly Attachment[], types: readonly string[]): string[] {
  return attachments
    .filter(({ mimeType }) => types.includes(mimeType))
    .slice(0, 10)
    .map(({ content }) =>
      startOf(content)
        .replaceAll('\r\n', '\n')
        // What begins with a space goes on from the line before (RFC 5322 §2.2.3).
        .replace(/\n[ \t]+/g, ' ')
        .trimStart(),
    )
}

function startOf(content: Attachment['content']): string {
  if (typeof content === 'string') return content.slice(0, MAX_PART)
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : content
  return Buffer.from(bytes.subarray(0, MAX_PART)).toString('utf8')
}

function fieldIn(text: string, name: string): string {
  const line = text.split('\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return cleanText(line?.slice(name.length + 1) ?? '')
}
