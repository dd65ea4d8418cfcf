import type { Company, CompanyWords, TenantPortal } from '../landlord-types/company.ts'
import type { Words } from '../landlord-types/language.ts'

/** The landlord. To adapt Husvær for another landlord, start here. */
export const company: Company = {
  name: 'Husvær Eiendom',
  shortName: 'Husvær',
  legalName: 'Husvær Eiendom AS',
  orgNumber: '852601817',
  founded: 2018,
  email: 'post@husvaer.example',
  phone: '33 00 00 00',
  onCallPhone: '33 00 00 01',
  visitingAddress: { street: 'Eksempelgata 1', postalCode: '3111', place: 'Tønsberg' },
  cities: ['Larvik', 'Notodden', 'Stokke'],
}

export const companyWords: Words<CompanyWords> = {
  nb: {
    openingHours: 'mandag–fredag kl.\u00a008.00–16.00',
    onCallHours: 'hele døgnet, alle dager',
  },
}

/** The landlord's number with FINN, part of the links to its ads. */
export const finnOrganisation: string = '1234567'

/** FINN's search, showing this landlord's homes only. */
export const finnSearchUrl = `https://www.finn.no/pw/search/realestate-letting?orgId=${finnOrganisation}`

/** The partner whose portal tenants sign in to. */
export const tenantPortal: TenantPortal = {
  name: 'Leieportalen',
  url: 'https://leieportalen.example/',
}
