import type { Words } from '../../landlord-types/language.ts'
import type { Described } from '../../landlord-types/page.ts'
import { company, towns } from '../company.ts'

export const eiendommerPage: Words<Described> = {
  nb: { description: `Alt ${company.name} leier ut i ${towns}. Se bilder, pris og areal.` },
}
