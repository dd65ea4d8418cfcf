import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import type { Hit, Suggestion } from './hits.ts'
import { resultWords } from './results.words.ts'

/** A hit as a title and one line: of a home its rent, when it is vacant, and where it lies. */
export function suggestionOf(hit: Hit): Suggestion {
  return { title: hit.title, note: noteOf(hit), address: hit.address }
}

function noteOf(hit: Hit): string {
  if (hit.kind === 'list') return wordsOf(resultWords, defaultLanguage).count(hit.count)
  if (hit.kind === 'property' || hit.kind === 'listing')
    return [hit.price, hit.vacancy?.label, hit.place].filter(Boolean).join(' · ')
  return hit.note
}
