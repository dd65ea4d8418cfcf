import type { Pets } from '../../../../domain/portfolio/pets.ts'
import { defineWords } from '../../../../domain/text/language.ts'

/** What a visitor asks about a property before renting it. */
export const termsWords = defineWords({
  nb: {
    title: 'Kort fortalt',
    floor: 'Etasje',
    lowerGroundFloor: 'Underetasje',
    numberedFloor: (floor: number) => `${floor}. etasje`,
    withLift: 'med heis',
    lift: 'Heis',
    hasLift: 'Ja',
    pets: 'Dyr',
    petAnswers: {
      allowed: 'Tillatt',
      byAgreement: 'Etter skriftlig avtale',
      refused: 'Ikke tillatt',
    } satisfies Record<Pets, string>,
    shortestTerm: 'Korteste leietid',
    months: (count: number) => (count === 1 ? '1 måned' : `${count} måneder`),
    included: 'Inkludert i leia',
  },
})
