import type { Described } from '../../landlord-types/page.ts'

export const ledigeLeiligheterPage: Described = {
  description: 'Ledige boliger til leie i Larvik, Notodden og Stokke, oppdatert hver dag fra Finn.no.',
}
