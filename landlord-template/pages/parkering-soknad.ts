import type { Words } from '../../landlord-types/language.ts'
import type { Described } from '../../landlord-types/page.ts'
import { towns } from '../company.ts'

export const parkeringSoknadPage: Words<Described> = {
  nb: { description: `Søk om fast parkeringsplass i ${towns}.` },
}
