import type { DrawnPictures } from '../landlord-types/scene.ts'

const look = { place: 'valley', hour: 'day', season: 'autumn', paint: 'stone' } as const

export const drawnPictures: DrawnPictures = {
  hero: {
    seed: 3001,
    home: 31,
    place: 'valley',
    season: 'summer',
    houses: [
      { paint: 'stone', width: 7, eaves: 5.2, ridge: 'along' },
      { paint: 'white', width: 6.4, eaves: 4.9, ridge: 'across' },
      { paint: 'ink', width: 7.2, eaves: 3.4, ridge: 'along' },
      { paint: 'moss', width: 6, eaves: 5.2, ridge: 'across' },
      { paint: 'white', width: 8, eaves: 4.9, ridge: 'along' },
      { paint: 'stone', width: 6.6, eaves: 5.2, ridge: 'across' },
      { paint: 'fjord', width: 7.4, eaves: 4.9, ridge: 'along' },
    ],
  },
  tiles: {
    bolig: { ...look, kind: 'apartments', seed: 7001, home: 701 },
    parkering: { ...look, kind: 'parking-lot', seed: 7002, home: 702 },
    naering: { ...look, kind: 'office-building', seed: 7003, home: 703 },
    coliving: { ...look, kind: 'lounge', paint: 'ochre', seed: 7004, home: 704 },
    minilager: { ...look, kind: 'storage-corridor', seed: 7005, home: 705 },
    reklame: { ...look, kind: 'billboard', hour: 'evening', seed: 7006, home: 706 },
  },
  promos: {
    fordeler: { ...look, kind: 'balcony', hour: 'evening', paint: 'ochre', seed: 7101, home: 711 },
    interesseskjema: { ...look, kind: 'hallway', paint: 'fjord', seed: 7102, home: 712 },
    'solo-service': { ...look, kind: 'living-room', hour: 'dusk', seed: 7103, home: 713 },
  },
  pages: {
    bolig: { ...look, kind: 'townhouses', seed: 7301, home: 731 },
    minilager: { ...look, kind: 'storage-unit', seed: 7302, home: 732 },
    coliving: { ...look, kind: 'shared-kitchen', hour: 'evening', paint: 'ochre', seed: 7304, home: 734 },
    naering: { ...look, kind: 'office', seed: 7306, home: 736 },
    parkering: { ...look, kind: 'charging', hour: 'dusk', seed: 7309, home: 739 },
    'om-oss': {
      ...look,
      kind: 'timber-town',
      place: 'plain',
      paint: 'white',
      seed: 7310,
      home: 740,
    },
    fordeler: { ...look, kind: 'kitchen', paint: 'moss', seed: 7302, home: 732 },
  },
  shared: { ...look, kind: 'apartments', hour: 'evening', seed: 7201, home: 721 },
}
