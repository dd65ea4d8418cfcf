export interface Company {
  name: string
  /** Beside the logo. */
  shortName: string
  /** The registered name: the party that signs, is paid, and is the controller of personal data. */
  legalName: string
  /** Nine digits (Brønnøysundregistrene). */
  orgNumber: string
  /** The year of foundation. */
  founded: number
  email: string
  phone: string
  onCallPhone: string
  /** The towns it rents out in. */
  cities: readonly string[]
  visitingAddress: { street: string; postalCode: string; place: string }
}

/** When the landlord answers. */
export interface CompanyWords {
  /** With clock times that can be read, such as «mandag–fredag kl. 08.00–16.00». */
  openingHours: string
  onCallHours: string
}

/** The partner whose portal tenants sign in to. */
export interface TenantPortal {
  name: string
  url: string
}

export interface InvoiceCompany {
  name: string
  /** Nine digits (Brønnøysundregistrene). */
  orgNumber: string
  /** Eleven digits. */
  accountNumber: string
  /** Where invoices go that cannot be sent as EHF. */
  mailbox: string
}
