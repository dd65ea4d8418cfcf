import type { Words } from '../../../landlord-types/language.ts'
import type { Described } from '../../../landlord-types/page.ts'

export const interesseskjemaPage: Words<Described> = { nb: { description: 'Skriv deg opp på lista vår.' } }
