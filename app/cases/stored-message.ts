import type { SenderCase } from '../../server/cases/sender-views.ts'

/** A form that is posted ends its lines with both signs, a text area with one. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** Whether what the sender has written is what their case holds last from them. */
export function isStoredMessage(text: string, timeline: SenderCase['timeline']): boolean {
  const last = timeline.findLast((event) => event.by === 'sender' && event.text)
  return last?.text ? plain(last.text) === plain(text) : false
}
