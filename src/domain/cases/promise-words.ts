import type { ReplyPromise } from '../../../landlord-types/promise.ts'

const HOURS_A_DAY = 24

/** Hours of the units that a promise is written in. */
const hoursOf: readonly (readonly [unit: RegExp, hours: number])[] = [
  [/^tim/, 1],
  [/^(virke|hver|arbeids)?dag|^døgn/, HOURS_A_DAY],
  [/^uke/, 7 * HOURS_A_DAY],
]

const ones = ['en', 'én', 'ei', 'et', 'ett']
const more = ['to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti']

const numberIn = (written: string): number =>
  ones.includes(written) ? 1 : more.includes(written) ? more.indexOf(written) + 2 : Number(written)

const numbersWithUnits = /(\d+|\p{L}+)\s+((?:virke|hver|arbeids)?dag|døgn|tim|uke)/gu

/** What is wrong with the words of a promise, as far as they can be read: they must not promise more than the clock counts. */
export function contradictionIn({ words, time }: ReplyPromise): 'sooner' | 'all-days' | null {
  const text = words.toLocaleLowerCase('nb')
  const hours = [...text.matchAll(numbersWithUnits)].flatMap(([, number = '', unit = '']) => {
    const [, hoursOfUnit = 0] = hoursOf.find(([pattern]) => pattern.test(unit)) ?? []
    const promised = numberIn(number) * hoursOfUnit
    return promised > 0 ? [promised] : []
  })
  if (hours.length === 0) return null
  const counted = 'workingDays' in time ? time.workingDays * HOURS_A_DAY : time.hours
  if (Math.max(...hours) < counted) return 'sooner'
  const skipsDays = 'workingDays' in time || time.workingDaysOnly
  return skipsDays && !/virkedag|hverdag|arbeidsdag/.test(text) ? 'all-days' : null
}
