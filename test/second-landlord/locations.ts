export const storageLocations: readonly string[] = ['Gruva 3, Kongsberg']

export const municipalityByPlace: ReadonlyMap<string, string> = new Map([['hokksund', 'Øvre Eiker']])

export const parkingLocations: readonly string[] = ['Hyttegata 2, Kongsberg', 'Stasjonsgata 50, Hokksund']
