/** From the best to the poorest. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof energyClasses)[number]

/** The class that a text names; null where it names none. */
export function energyClassOf(text: string | null): EnergyClass | null {
  const letter = text?.trim().toUpperCase()
  return energyClasses.find((known) => known === letter) ?? null
}
