import type { MailModel } from '../model.ts'

/** A notice to staff: what happened, and a link to it. */
export interface StaffNotice extends Record<string, unknown> {
  subject: string
  text: string
  label: string
  href: string
}

export function noticeToStaff(data: Record<string, unknown>): MailModel {
  const { subject, text, label, href } = data as StaffNotice
  return {
    subject,
    preheader: text,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label, href },
    ],
  }
}
