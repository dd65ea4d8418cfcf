import type { Language } from '../../../landlord-types/language.ts'
import type { Message } from '../../domain/submissions/message.ts'
import { wordsOf } from '../../domain/text/language.ts'
import type { ReadBody } from './read-body.ts'
import { refusedPhotoWords } from './refused-photo.words.ts'

/** Why a photo was refused, in one sentence; the specification has the first of some in English. */
export function refusedPhotoText({ file, problem }: ReadBody['refused'][number], language: Language): string {
  const { text, more } = wordsOf(refusedPhotoWords, language)[problem](file)
  return more ? `${file}: ${more}` : text
}

/** Why photos were refused; those beyond the limit share one message. */
export function refusedPhotoMessages(refused: Readonly<ReadBody['refused']>, language: Language): Message[] {
  const texts = wordsOf(refusedPhotoWords, language)
  const beyond = refused.filter(({ problem }) => problem === 'count').map(({ file }) => file)
  const others = refused.filter(({ problem }) => problem !== 'count')
  return [
    ...others.map(({ file, problem }) => texts[problem](file)),
    ...(beyond.length > 0 ? [texts.count(beyond.join(', '))] : []),
  ]
}
