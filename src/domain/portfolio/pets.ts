/** Whether a tenant may keep animals. */
export type Pets = keyof typeof petSpellings

/** How the amenities of a property spell it. */
export const petSpellings = {
  allowed: ['dyr tillatt', 'husdyr tillatt', 'kjæledyr tillatt'],
  byAgreement: ['dyr etter avtale', 'husdyr etter avtale', 'kjæledyr etter avtale'],
  refused: ['ikke dyr', 'ikke husdyr', 'dyr ikke tillatt', 'husdyr ikke tillatt', 'uten dyr'],
} as const satisfies Record<string, readonly string[]>

const answers = ['refused', 'byAgreement', 'allowed'] as const satisfies readonly Pets[]

/** What the amenities of a property say of animals; the strictest where they say two things, null where nothing. */
export function petsOf(amenities: readonly string[]): Pets | null {
  const written = new Set(amenities.map((amenity) => amenity.trim().toLocaleLowerCase('nb')))
  return answers.find((answer) => petSpellings[answer].some((spelling) => written.has(spelling))) ?? null
}
