import type { DrawnPictures } from '../landlord-types/scene.ts'

const look = { place: 'coast', hour: 'day', season: 'summer', paint: 'falu' } as const

export const drawnPictures: DrawnPictures = {
  hero: {
    seed: 2018,
    home: 7,
    place: 'coast',
    season: 'summer',
    houses: [
      { paint: 'white', width: 6, eaves: 4.9, ridge: 'across' },
      { paint: 'ochre', width: 7.4, eaves: 3.2, ridge: 'along' },
      { paint: 'falu', width: 6.6, eaves: 5.2, ridge: 'across' },
      { paint: 'fjord', width: 8, eaves: 4.9, ridge: 'along' },
      { paint: 'rose', width: 6.2, eaves: 4.9, ridge: 'across' },
      { paint: 'moss', width: 7.6, eaves: 5.2, ridge: 'along' },
      { paint: 'white', width: 6.8, eaves: 5.2, ridge: 'across' },
    ],
  },
  tiles: {
    bolig: { ...look, kind: 'house', seed: 5001, home: 501 },
    parkering: { ...look, kind: 'charging', hour: 'dusk', seed: 5002, home: 502 },
    naering: { ...look, kind: 'shop', hour: 'evening', season: 'autumn', seed: 5003, home: 503 },
    coliving: { ...look, kind: 'lounge', paint: 'ochre', seed: 5004, home: 504 },
    minilager: { ...look, kind: 'storage-unit', paint: 'fjord', seed: 5005, home: 505 },
    reklame: { ...look, kind: 'billboard', hour: 'evening', seed: 5006, home: 506 },
  },
  promos: {
    fordeler: { ...look, kind: 'balcony', hour: 'evening', paint: 'ochre', seed: 5101, home: 511 },
    interesseskjema: { ...look, kind: 'hallway', paint: 'fjord', seed: 5102, home: 512 },
    'solo-service': { ...look, kind: 'living-room', hour: 'dusk', seed: 5103, home: 513 },
  },
  pages: {
    bolig: { ...look, kind: 'timber-town', seed: 5301, home: 531 },
    minilager: { ...look, kind: 'storage-corridor', paint: 'fjord', seed: 5302, home: 532 },
    coliving: { ...look, kind: 'shared-kitchen', hour: 'evening', paint: 'ochre', seed: 5304, home: 534 },
    naering: { ...look, kind: 'office-building', hour: 'dusk', seed: 5306, home: 536 },
    parkering: { ...look, kind: 'parking-lot', season: 'winter', seed: 5309, home: 539 },
    'om-oss': {
      ...look,
      kind: 'timber-town',
      place: 'valley',
      season: 'autumn',
      paint: 'white',
      seed: 5301,
      home: 531,
    },
    fordeler: { ...look, kind: 'kitchen', paint: 'moss', seed: 5302, home: 532 },
  },
  shared: { ...look, kind: 'timber-town', hour: 'evening', seed: 5201, home: 521 },
}
