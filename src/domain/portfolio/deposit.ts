/** The three ways to secure a rent, and the cost of each in kroner (specification 2 §9). */
type SecurityAmounts = Record<SecurityChoice, number>

export const securityChoices = ['depositum', 'depositumsgaranti', 'navgaranti'] as const

/** A deposit is as many monthly rents. */
export const DEPOSIT_MONTHS = 3
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

export type SecurityChoice = (typeof securityChoices)[number]

export interface MoveInCost {
  choice: SecurityChoice
  /** What the choice is worth, in kroner. */
  security: number
  /** What the tenant pays before moving in: the security and the first month. Nav stands surety without a payment. */
  upFront: number
}

/** What it costs to move in, by each way to secure the rent. */
export function moveInCosts(monthlyRent: number): MoveInCost[] {
  const amounts = securityAmounts(monthlyRent)
  return securityChoices.map((choice) => {
    const security = amounts[choice]
    return { choice, security, upFront: Math.round(monthlyRent) + (choice === 'navgaranti' ? 0 : security) }
  })
}

/** The kroner in a text such as «12 500», «12.500 kr» or «12500,50»; null where there is no such number. */
export function parseKroner(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/(kr\.?|,-)$/i, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}(,\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}
