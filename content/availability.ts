/**
 * Whether a property can be rented, as the column `status` says it in free text. A status that is not among the
 * spellings claims nothing, and is shown as it stands among the details.
 */
export const availabilities = {
  available: {
    label: 'Ledig',
    spellings: ['ledig', 'available'],
    /** What machines read (schema.org ItemAvailability). */
    schemaType: 'https://schema.org/InStock',
  },
  reserved: {
    label: 'Reservert',
    spellings: ['reservert', 'reserved'],
    schemaType: 'https://schema.org/Reserved',
  },
  rented: {
    label: 'Utleid',
    spellings: ['utleid', 'leid ut', 'rented'],
    schemaType: 'https://schema.org/OutOfStock',
  },
} as const
