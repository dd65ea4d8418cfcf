import { expect, test } from 'vitest'
import { defaultLanguage, wordsOf } from '../../../domain/language.ts'
import { speedTexts } from '../../../forms/staff/speed.words.ts'
import { storageGuideWords } from '../../components/categories/storage-guide.words.ts'
import { comparisonWords } from '../../components/comparison/comparison.words.ts'
import { favouritesWords } from '../../routes/favoritter.words.ts'
import { apiPage } from '../../routes/skjema-api.words.ts'
import { searchWords } from '../../routes/sok.words.ts'

test.each([
  ['/favoritter', favouritesWords],
  ['/minilager/storrelse', storageGuideWords],
  ['/sammenlign', comparisonWords],
  ['/skjema-api', apiPage],
  ['/sok', searchWords],
])('«Fart» calls %s what the page calls itself', (path, words) => {
  expect(wordsOf(speedTexts, defaultLanguage).pages[path]).toBe(
    wordsOf<{ title: string }>(words, defaultLanguage).title,
  )
})
