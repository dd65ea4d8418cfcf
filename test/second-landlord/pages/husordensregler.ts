import type { HouseRuleSection } from '../../../landlord-types/house-rules.ts'
import type { HusordensreglerPage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const houseRulesVersion: string = '2020-01'

export const customerServiceRule: { section: string; rule: string } | null = null

export const moveOutRules: readonly string[] = ['Vask, og lever nøklene.']

export const houseRules: readonly HouseRuleSection[] = [
  { id: 'ro', title: 'Ro', rules: ['Det er stille etter elleve.'] },
  { id: 'utflytting', title: 'Når du flytter', rules: moveOutRules },
]

export const husordensreglerPage: Words<HusordensreglerPage> = {
  nb: {
    title: 'Reglene',
    heading: 'Reglene i huset',
    lead: 'De er få.',
    description: 'Reglene i husene våre.',
    quickTitle: 'Kort',
    quick: [{ label: 'Ro', value: 'etter kl. 23' }],
    agreementText: 'Lest?',
    agreementLink: 'Bekreft',
  },
}
