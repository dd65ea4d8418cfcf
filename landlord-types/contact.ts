/** How the landlord is reached. Staff edit it on the site: `src/domain/documents/documents.ts`. */
export interface Contact {
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
