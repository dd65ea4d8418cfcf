import type { SenderCase } from '../server/sender-views.ts'

/** A posted form ends lines with \r\n, a text area with \n. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** Whether the sender's text is the last message that is stored from them. */
export function isStoredMessage(text: string, timeline: SenderCase['timeline']): boolean {
  const last = timeline.findLast((event) => event.by === 'sender' && event.text)
  return last?.text ? plain(last.text) === plain(text) : false
}
