import type { Words } from '../../landlord-types/language.ts'
import type { Described } from '../../landlord-types/page.ts'

export const ledigeLeiligheterPage: Words<Described> = {
  nb: {
    description: 'Ledige boliger til leie i Larvik, Notodden og Stokke, oppdatert hver dag fra Finn.no.',
  },
}
