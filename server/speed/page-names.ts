import type { Pool } from 'pg'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { alertWords } from '../../forms/alerts.words.ts'
import { interestAddresses } from '../../forms/interest/addresses.ts'
import { interestFormOf } from '../../forms/interest/types.ts'
import { speedTexts } from '../../forms/staff/speed.words.ts'
import { readPageTitles } from '../search/page-titles.ts'

/** What staff call the pages that the search has no title of, by their patterns. */
const ownNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(wordsOf(speedTexts, staffLanguage).pages),
  ['/si-fra', wordsOf(alertWords, staffLanguage).signUp.title],
  ...[...interestAddresses].map(([path, category]) => [path, interestFormOf(category).name] as const),
])

/** Reads what the pages are called, by their patterns. A page that is not there has not been indexed yet. */
export async function readPageNames(pool: Pool): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await readPageTitles(pool)), ...ownNames])
}
