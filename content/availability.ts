/** Whether a property can be rented, in the words of the site. */
export const availabilityLabels = {
  available: 'Ledig',
  reserved: 'Reservert',
  rented: 'Utleid',
} as const
