import type { Company, CompanyWords, TenantPortal } from '../../landlord-types/company.ts'
import type { Words } from '../../landlord-types/language.ts'

/** A landlord that is unlike the first in every fact; test/checks/second-landlord.test.ts runs the site with it. */
export const company: Company = {
  name: 'Fjellheim Utleie',
  shortName: 'Fjellheim',
  legalName: 'Fjellheim Utleie AS',
  orgNumber: '912356841',
  founded: 1994,
  email: 'hei@fjellheim.example',
  phone: '31 11 22 33',
  onCallPhone: '31 11 22 99',
  visitingAddress: { street: 'Bergmannsveien 8', postalCode: '3616', place: 'Kongsberg' },
  cities: ['Kongsberg', 'Hokksund'],
}

export const companyWords: Words<CompanyWords> = {
  nb: {
    openingHours: 'mandag–torsdag kl. 09.00–15.00',
    onCallHours: 'kvelder og helger',
  },
}

export const finnOrganisation: string = '7654321'

export const finnSearchUrl = `https://www.finn.no/pw/search/realestate-letting?orgId=${finnOrganisation}`

export const tenantPortal: TenantPortal = { name: 'Beboersiden', url: 'https://beboersiden.example/' }
