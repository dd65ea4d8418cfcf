import type { RenseSluketPage } from '../../landlord-types/guide-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const renseSluketPage: Words<RenseSluketPage> = {
  nb: {
    title: 'Rense sluket',
    heading: 'Rens sluket selv',
    lead: 'Det går fort, og hindrer vann på gulvet.',
    description: 'Slik renser du sluket på badet.',
    needTitle: 'Finn fram',
    need: ['hansker', 'bøtte', 'børste'],
    stepsTitle: 'Slik gjør du',
    steps: [
      { title: 'Løft av risten', text: 'Ta ut vannlåsen hvis den er løs.' },
      { title: 'Fjern hår og såpe', text: 'Skrubb delene i varmt vann.' },
      { title: 'Sett det sammen', text: 'Fyll vann i sluket, så det ikke lukter.' },
    ],
    tipsTitle: 'Råd',
    tips: ['Bruk hårsil i dusjen.', 'Hell aldri fett i avløpet.'],
    plumberTitle: 'Renner det fortsatt ikke?',
    plumberText: ({ onCallPhone }) => `Meld fra. Stiger vannet, ringer du ${onCallPhone}.`,
    report: 'Meld avvik',
  },
}
