import type { HouseRuleSection } from '../../landlord-types/house-rules.ts'
import type { HusordensreglerPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

/** The edition of the rules below. Change it whenever a rule changes. */
export const houseRulesVersion: string = '2026-01'

/** A rule that only the page of customer service has. */
export const customerServiceRule: { section: string; rule: string } | null = null

export const moveOutRules: readonly string[] = [
  'Si opp skriftlig.',
  'Vask boligen etter sjekklisten, og ta med alt som er ditt.',
  'Lever alle nøklene når vi går gjennom boligen sammen.',
]

export const houseRules: readonly HouseRuleSection[] = [
  {
    id: 'ytre-orden',
    title: 'Ute og i fellesrom',
    rules: [
      'Ganger og trapper er rømningsveier og skal være ryddige.',
      'Lås ytterdøra etter deg.',
      'Sorter avfallet, og legg det i beholderne.',
      'Parker bare på din egen plass.',
    ],
  },
  {
    id: 'indre-orden',
    title: 'Inne',
    rules: [
      'Det skal være stille fra kl. 23 til kl. 7.',
      'Røyk ikke inne.',
      'Meld fra om vann og fukt med en gang.',
      'Test røykvarsleren jevnlig.',
    ],
  },
  { id: 'utflytting', title: 'Når du flytter ut', rules: moveOutRules },
]

export const husordensreglerPage: Words<HusordensreglerPage> = {
  nb: {
    title: 'Husordensregler',
    heading: 'Husordensregler',
    lead: 'Reglene hører til leiekontrakten.',
    description: 'Reglene for å bo hos oss.',
    quickTitle: 'Kort sagt',
    quick: [
      { label: 'Stille', value: 'kl. 23–7' },
      { label: 'Røyking', value: 'ikke inne' },
    ],
    agreementText: 'Har du lest dem?',
    agreementLink: 'Bekreft det her',
  },
}
