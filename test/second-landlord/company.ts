import type { Company, TenantPortal } from '../../landlord-types/company.ts'

/** A landlord that is unlike the first in every fact; test/checks/second-landlord.test.ts runs the site with it. */
export const company: Company = {
  name: 'Fjellheim Utleie',
  shortName: 'Fjellheim',
  legalName: 'Fjellheim Utleie AS',
  orgNumber: '912356841',
  founded: 1994,
  philosophy: 'Hus skal brukes',
  email: 'hei@fjellheim.example',
  phone: '31 11 22 33',
  onCallPhone: '31 11 22 99',
  openingHours: 'mandag–torsdag kl. 09.00–15.00',
  onCallHours: 'kvelder og helger',
  visitingAddress: { street: 'Bergmannsveien 8', postalCode: '3616', place: 'Kongsberg' },
  cities: ['Kongsberg', 'Hokksund'],
}

export const finnOrganisation: string = '7654321'

export const finnSearchUrl = `https://www.finn.no/pw/search/realestate-letting?orgId=${finnOrganisation}`

export const tenantPortal: TenantPortal = { name: 'Beboersiden', url: 'https://beboersiden.example/' }
