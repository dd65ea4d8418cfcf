import { availabilities } from '../content/availability.ts'

export type Availability = keyof typeof availabilities

/** Whether a property can be rented, read from its `status`; null where the text says nothing that is known. */
export function availabilityOf(status: string | null): Availability | null {
  const text = status?.trim().toLowerCase() ?? ''
  for (const availability of ['available', 'reserved', 'rented'] as const)
    if (availabilities[availability].spellings.some((spelling) => spelling === text)) return availability
  return null
}
