import type { Words } from '../../landlord-types/language.ts'
import type { Described } from '../../landlord-types/page.ts'
import { promises } from '../promises.ts'

export const interesseskjemaPage: Words<Described> = {
  nb: {
    description: `Fortell hva du ser etter: bolig, minilager, næringslokale, coliving, parkering eller reklameplass. Vi svarer innen ${promises.interestForm.words.nb}.`,
  },
}
