import type { RenseSluketPage } from '../../../landlord-types/guide-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const renseSluketPage: Words<RenseSluketPage> = {
  nb: {
    title: 'Sluket',
    heading: 'Rens sluket',
    lead: 'Det tar ti minutter.',
    description: 'Rens sluket selv.',
    needTitle: 'Finn fram',
    need: ['hansker'],
    stepsTitle: 'Gjør dette',
    steps: [{ title: 'Løft opp', text: 'Ta ut rista.' }],
    tipsTitle: 'Husk',
    tips: ['Skyll etterpå.'],
    plumberTitle: 'Hjalp det ikke?',
    plumberText: ({ onCallPhone }) => `Ring ${onCallPhone}.`,
    report: 'Si fra',
  },
}
