import type { Described } from '../../../landlord-types/page.ts'

export const parkeringSoknadPage: Described = { description: 'Søk om bilplass.' }
