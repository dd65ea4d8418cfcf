import type { MailModel } from '../model.ts'
import { codeWords as texts } from './code-to-sender.words.ts'

/** The six digits that open «Mine saker». */
export function codeToSender(code: string): MailModel {
  return {
    subject: texts.subject(code),
    preheader: texts.preheader,
    heading: texts.heading,
    blocks: [
      { kind: 'code', code },
      { kind: 'text', text: texts.text },
      { kind: 'quiet', text: texts.notYou },
    ],
  }
}
