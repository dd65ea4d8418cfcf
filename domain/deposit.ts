/** The three ways to secure a rent, and the cost of each in kroner (specification 2 §9). */
export interface SecurityAmounts {
  depositum: number
  depositumsgaranti: number
  navgaranti: number
}

const DEPOSIT_MONTHS = 3
const GUARANTEE_MONTHS = 4
const GUARANTEE_PERCENT = 14
const NAV_MONTHS = 6

/** The cost of each way for a monthly rent, rounded to the krone. */
export function securityAmounts(monthlyRent: number): SecurityAmounts {
  return {
    depositum: Math.round(monthlyRent * DEPOSIT_MONTHS),
    depositumsgaranti: Math.round((monthlyRent * GUARANTEE_MONTHS * GUARANTEE_PERCENT) / 100),
    navgaranti: Math.round(monthlyRent * NAV_MONTHS),
  }
}

/** The kroner in a text such as «12 500», «12.500 kr» or «12500,50»; null where there is no such number. */
export function parseKroner(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/(kr\.?|,-)$/i, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}(,\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}
