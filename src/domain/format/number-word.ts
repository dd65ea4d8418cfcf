import type { Language } from '../../../landlord-types/language.ts'
import { defineWords, wordsOf } from '../text/language.ts'
import { formatNumber } from './format.ts'

const numberWords = defineWords({
  nb: { upToTwelve: 'null én to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ') },
})

/** A number in running text: in words up to twelve («sju»), in digits above. */
export const numberWord = (number: number, language: Language): string =>
  wordsOf(numberWords, language).upToTwelve[number] ?? formatNumber(number, language)
