import type { Words } from '../../../landlord-types/language.ts'
import type { Described } from '../../../landlord-types/page.ts'

export const eiendommerPage: Words<Described> = {
  nb: { description: 'Alt vi leier ut i Kongsberg og Hokksund.' },
}
