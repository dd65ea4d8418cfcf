import type { Described } from '../../../landlord-types/page.ts'

export const eiendommerPage: Described = { description: 'Alt vi leier ut i Kongsberg og Hokksund.' }
