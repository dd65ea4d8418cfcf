import { LOST_PHOTO, MAX_PHOTOS } from '../../domain/submissions/photo.ts'
import { answerWords } from '../engine/answer.words.ts'
import { wordsFor } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'
import { same } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    photos: { field: FieldBase; answer: readonly string[] }
  }
}

/** Photos, by the addresses they were uploaded to. */
export const photos = defineKind('photos', {
  attributes: { type: 'file' },
  read: (sent, field) => {
    if (sent.length === 0) return { error: field.required }
    const error = sent.length > MAX_PHOTOS ? wordsFor(field, answerWords).tooManyPhotos(MAX_PHOTOS) : null
    return { answer: sent.filter(isFirstOrLost).slice(0, MAX_PHOTOS), error }
  },
  show: same,
  hasLines: false,
  isSecret: true,
  schema: () => ({ type: 'array', maxItems: MAX_PHOTOS, items: { type: 'string', format: 'uri' } }),
  sample: () => null,
})

/** Each address once; of photos that did not arrive there may be several. */
function isFirstOrLost(address: string, index: number, sent: readonly string[]): boolean {
  return address === LOST_PHOTO || sent.indexOf(address) === index
}
