export type Availability = 'available' | 'reserved' | 'rented'

/** The spellings of each availability in the free-text column `status`. */
export const spellings: Readonly<Record<Availability, readonly string[]>> = {
  available: ['ledig', 'available'],
  reserved: ['reservert', 'reserved'],
  rented: ['utleid', 'leid ut', 'rented'],
}

/** The availability of a property, parsed from its `status`; null for an unknown text. */
export function availabilityOf(status: string | null): Availability | null {
  const text = status?.trim().toLowerCase() ?? ''
  for (const availability of ['available', 'reserved', 'rented'] as const)
    if (spellings[availability].includes(text)) return availability
  return null
}
