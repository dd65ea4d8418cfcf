import type { Company, CompanyWords, TenantPortal } from '../landlord-types/company.ts'
import type { Words } from '../landlord-types/language.ts'

/** The landlord. Name and towns are as they were given to `new-landlord`; numbers and addresses are examples to replace. */
export const company: Company = {
  name: 'Eksempel Utleie',
  shortName: 'Eksempel',
  legalName: 'Eksempel Utleie AS',
  orgNumber: '999999999',
  founded: 2026,
  email: 'post@utleier.example',
  phone: '22 00 00 00',
  onCallPhone: '22 00 00 01',
  visitingAddress: { street: 'Eksempelveien 1', postalCode: '0150', place: 'Oslo' },
  cities: ['Storby', 'Lilleby'],
}

/** The towns in a sentence: «Storby og Lilleby». */
export const towns = new Intl.ListFormat('nb').format(company.cities)

export const companyWords: Words<CompanyWords> = {
  nb: {
    openingHours: 'mandag–fredag kl.\u00a009.00–15.00',
    onCallHours: 'hele døgnet, alle dager',
  },
}

/** The landlord's number with FINN, part of the links to its ads. */
export const finnOrganisation: string = '0000000'

/** FINN's search, showing this landlord's homes only. */
export const finnSearchUrl = `https://www.finn.no/pw/search/realestate-letting?orgId=${finnOrganisation}`

/** The partner whose portal tenants sign in to. */
export const tenantPortal: TenantPortal = {
  name: 'leietakerportalen',
  url: 'https://portal.utleier.example/',
}
