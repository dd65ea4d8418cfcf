import type { Described } from '../../../landlord-types/page.ts'

export const interesseskjemaPage: Described = { description: 'Skriv deg opp på lista vår.' }
