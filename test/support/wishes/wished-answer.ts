/** What a visitor types, and the texts that must stand in the first screen of a phone. */
export type WishedAnswer = readonly [query: string, shown: readonly string[]]
