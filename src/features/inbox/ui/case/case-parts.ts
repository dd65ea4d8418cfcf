/** The part of an address of a case that opens the search for the case to merge with. */
export const MERGE_PART = 'sla-sammen'
