import { formatNumber } from '../../../../domain/format/format.ts'
import { formatMoneyPerMonth } from '../../../../domain/format/format-rate.ts'
import { defineWords } from '../../../../domain/text/language.ts'

/** What pins say. */
export const mapWords = defineWords({
  nb: {
    noPrice: 'Be om pris',
    one: (title: string, price: number | null, isExact: boolean) =>
      `${title}, ${price === null ? 'be om pris' : formatMoneyPerMonth(price, 'nb')}${isExact ? '' : ', omtrentlig plassering'}`,
    several: (count: number, area: string | null, price: number | null) =>
      `${formatNumber(count, 'nb')} eiendommer${area ? ` i ${area}` : ''}${price === null ? '' : `, fra ${formatMoneyPerMonth(price, 'nb')}`}`,
  },
})
