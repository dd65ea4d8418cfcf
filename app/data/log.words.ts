/** What the log says when a read fails; the first is the specification's, the others follow it. */
export const logWords = {
  advertisingCount: 'Error fetching reklame count',
  properties: 'Error fetching properties',
  property: 'Error fetching property',
  listings: 'Error fetching rental listings',
  vacantHomes: 'Error fetching vacant homes',
  housing: 'Error fetching housing areas',
  chosen: 'Error fetching chosen properties',
  advertising: 'Error fetching advertising spaces',
} as const
