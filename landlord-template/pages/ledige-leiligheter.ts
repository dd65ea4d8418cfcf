import type { Words } from '../../landlord-types/language.ts'
import type { Described } from '../../landlord-types/page.ts'
import { towns } from '../company.ts'

export const ledigeLeiligheterPage: Words<Described> = {
  nb: { description: `Ledige leiligheter i ${towns}.` },
}
