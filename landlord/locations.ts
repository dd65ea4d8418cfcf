/** Where storage rooms can be rented: the three addresses of the form for mini-storage. */
export const storageLocations: readonly string[] = [
  'Havnelageret, Langestrand, Larvik',
  'Fabrikkgata 4, Notodden',
  'Kornsiloen, Stokke',
]

/** Places that addresses name instead of their municipality (kommune, from 2024). */
export const municipalityByPlace: ReadonlyMap<string, string> = new Map([
  ['stavern', 'Larvik'],
  ['stokke', 'Sandefjord'],
  ['melsomvik', 'Sandefjord'],
])

/** The eight parking places that can be applied for. */
export const parkingLocations: readonly string[] = [
  'Kongegata 12, Larvik',
  'Verftsgata 18, Larvik',
  'Torggata 5, Larvik',
  'Havnegata 2, Larvik',
  'Jernbanegata 9, Notodden',
  'Fabrikkgata 6, Notodden',
  'Meieriveien 3, Stokke',
  'Bjørkeveien 21, Stokke',
]
