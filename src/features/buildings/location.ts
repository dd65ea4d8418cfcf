/** How sure it is that a case is at its building. */
export type LocationMatch = 'certain' | 'suggested' | 'none'

/** What of the building a case is about: the home of its sender, another place, or the building as a whole. */
export type LocationConcern = 'home' | 'elsewhere' | 'building'

/** A building, as far as one is known. */
export type KnownBuilding =
  | { match: 'certain' | 'suggested'; buildingId: string }
  | { match: 'none'; buildingId: null }

/** Where a case is. */
export type CaseLocation = KnownBuilding & {
  /** «H0201», «4» or «2. etasje til venstre»; null where it is not said. */
  flat: string | null
  concerns: LocationConcern
}
