import { z } from 'zod'
import { defaultLanguage } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'

/** A notice to staff, as it is stored with the mail: what happened, and a link to it. */
const staffNotice = z.object({ subject: z.string(), text: z.string(), label: z.string(), href: z.string() })

export function noticeToStaff(data: Record<string, unknown>): MailModel {
  const { subject, text, label, href } = staffNotice.parse(data)
  // The notice was written in the language of the staff's pages when it was queued.
  return {
    language: defaultLanguage,
    subject,
    preheader: text,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label, href },
    ],
  }
}
