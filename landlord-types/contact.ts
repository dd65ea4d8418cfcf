/** Who the landlord is, and how they are reached. Staff edit it on the site: `src/domain/documents/documents.ts`. */
export interface Contact {
  name: string
  /** Beside the logo. */
  shortName: string
  /** The registered name: the party that signs, is paid, and is the controller of personal data. */
  legalName: string
  /** Nine digits (Brønnøysundregistrene). */
  orgNumber: string
  email: string
  phone: string
  onCallPhone: string
  openingHours: string
  onCallHours: string
  /** Of the office. */
  street: string
  postalCode: string
  place: string
}
