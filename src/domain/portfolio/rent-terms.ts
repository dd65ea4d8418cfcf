/*
 * What a rent covers and what a room is, in the words of the columns, which staff read in spreadsheets. A value that is added
 * here is added to the check of its column.
 */

/** Whether value added tax comes on top of a rent. A home's has none. */
export const vatTerms = ['eks. mva', 'inkl. mva', 'ikke mva-pliktig'] as const

/** What a rent is for, where several places are let. */
export const rentUnits = ['per plass', 'for alle plassene'] as const

/** The kinds of room in coliving. A «dublett» is two rooms that share a bathroom and a kitchen. */
export const roomKinds = ['enkeltrom', 'rom med eget bad', 'dublett', 'studio', 'delt rom'] as const

export type VatTerms = (typeof vatTerms)[number]
export type RentUnit = (typeof rentUnits)[number]
export type RoomKind = (typeof roomKinds)[number]
