import type { Described } from '../../../landlord-types/page.ts'

export const ledigeLeiligheterPage: Described = { description: 'Ledige leiligheter i Kongsberg og Hokksund.' }
