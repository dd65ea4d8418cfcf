/** The labels of a property's availability. */
export const availabilityLabels = {
  available: 'Ledig',
  reserved: 'Reservert',
  rented: 'Utleid',
} as const
