import { formatMoneyPerMonth, formatNumber } from '../../../domain/format.ts'

/** What pins say. */
export const mapWords = {
  noPrice: 'Be om pris',
  one: (title: string, price: number | null, isExact: boolean) =>
    `${title}, ${price === null ? 'be om pris' : formatMoneyPerMonth(price)}${isExact ? '' : ', omtrentlig plassering'}`,
  several: (count: number, area: string | null, price: number | null) =>
    `${formatNumber(count)} eiendommer${area ? ` i ${area}` : ''}${price === null ? '' : `, fra ${formatMoneyPerMonth(price)}`}`,
} as const
