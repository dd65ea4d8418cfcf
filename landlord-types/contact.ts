/** How the landlord is reached. Staff edit it on the site: `src/domain/documents/documents.ts`. */
export interface Contact {
  phone: string
  onCallPhone: string
  openingHours: string
  onCallHours: string
}
