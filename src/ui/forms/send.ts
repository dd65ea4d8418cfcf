import type { Message } from '../../domain/submissions/message.ts'
import type { ShownAdvice } from '../../forms/engine/advice.ts'
import type { Form } from '../../forms/engine/form.ts'
import { MAY_ASK_HEADER } from '../../forms/engine/hidden-fields.ts'
import { languageOf, wordsFor } from '../../forms/engine/in-language.ts'
import type { Entries, Errors } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'

/** A stored form: the message about it, and the addresses of its case and receipt. */
export interface SentForm extends Message {
  reference: string
  case: string
  receipt: string
  photosMissing: number
  /** What to do at once, where it is urgent. */
  advice?: ShownAdvice
}

type SendResult =
  | { outcome: 'sent'; sent: SentForm }
  | { outcome: 'invalid'; errors: Errors }
  | { outcome: 'known' }
  | { outcome: 'key-reused'; message: Message }
  | { outcome: 'failed'; message: Message; reference: string | null }

/** The timeout after which the sender is told that sending failed. */
const PATIENCE_MS = 30_000

/** Sends a form. It counts as stored only if the response says so. */
export async function sendForm(form: Form, entries: Entries, key: string): Promise<SendResult> {
  try {
    const response = await fetch(`/api/skjema/${form.id}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': languageOf(form),
        'Idempotency-Key': key,
        [MAY_ASK_HEADER]: '1',
      },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = await response.json()
    if (response.status === 201) return { outcome: 'sent', sent: answer }
    if (response.status === 422 && answer.fields) return { outcome: 'invalid', errors: answer.fields }
    if (response.status === 428) return { outcome: 'known' }
    const { title, text, more } = answer
    const message = title && text ? { title, text, more } : form.failure
    if (response.status === 409) return { outcome: 'key-reused', message }
    console.error('Error sending form', response.status, answer.reference)
    return { outcome: 'failed', message, reference: answer.reference ?? null }
  } catch (error) {
    console.error('Error sending form', error)
    const more = navigator.onLine ? {} : { more: wordsFor(form, submissionWords).offline }
    return { outcome: 'failed', message: { ...form.failure, ...more }, reference: null }
  }
}

/** Photos that have arrived are not uploaded again when the form is. */
const arrived = new WeakMap<File, string>()

/** What became of a photo: `refused` is what its sender can correct; `lost` failed for another reason. */
export type UploadResult =
  | { outcome: 'stored'; url: string }
  | { outcome: 'refused'; message: Message }
  | { outcome: 'lost' }

/** Uploads a photo. The result is the server's answer, never a guess from the file. */
export async function uploadPhoto(form: Form, file: File): Promise<UploadResult> {
  const known = arrived.get(file)
  if (known) return { outcome: 'stored', url: known }
  try {
    const response = await fetch('/api/vedlegg', {
      method: 'POST',
      headers: {
        'Content-Type': file.type,
        'Content-Language': languageOf(form),
        'X-File-Name': encodeURIComponent(file.name),
      },
      body: file,
    })
    const answer = await response.json()
    if (response.status === 201) {
      arrived.set(file, answer.url)
      return { outcome: 'stored', url: answer.url }
    }
    console.error('Error uploading images', response.status, answer.error)
    const { title, text, lang, more } = answer
    if (response.status === 422 && title && text)
      return { outcome: 'refused', message: { title, text, lang, more } }
  } catch (error) {
    console.error('Error uploading images', error)
  }
  return { outcome: 'lost' }
}
