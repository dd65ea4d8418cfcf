import type { availabilityLabels } from '../content/property-card.ts'

export type Availability = keyof typeof availabilityLabels

/** How the free text of the column `status` spells what is known of it. */
export const spellings: Readonly<Record<Availability, readonly string[]>> = {
  available: ['ledig', 'available'],
  reserved: ['reservert', 'reserved'],
  rented: ['utleid', 'leid ut', 'rented'],
}

/** Whether a property can be rented, read from its `status`; null where the text says nothing that is known. */
export function availabilityOf(status: string | null): Availability | null {
  const text = status?.trim().toLowerCase() ?? ''
  for (const availability of ['available', 'reserved', 'rented'] as const)
    if (spellings[availability].includes(text)) return availability
  return null
}
