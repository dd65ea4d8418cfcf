import type { Described } from '../../landlord-types/page.ts'
import { promises } from '../promises.ts'

export const interesseskjemaPage: Described = {
  description: `Fortell hva du ser etter: bolig, minilager, næringslokale, coliving, parkering eller reklameplass. Vi svarer innen ${promises.interestForm.words}.`,
}
