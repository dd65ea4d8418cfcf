/**
 * Whether a property can be rented, as the column `status` says it in free text. A status that is not among the
 * spellings claims nothing, and is shown as it stands among the details.
 */
export const availabilities = {
  available: { label: 'Ledig', spellings: ['ledig', 'available'] },
  reserved: { label: 'Reservert', spellings: ['reservert', 'reserved'] },
  rented: { label: 'Utleid', spellings: ['utleid', 'leid ut', 'rented'] },
} as const
