/** When a place can be moved into, as cards and pages say it. */
export const vacancyWords = {
  now: 'Ledig nå',
  from: (day: string) => `Ledig fra ${day}`,
  reserved: 'Reservert',
  rented: 'Utleid',
} as const
