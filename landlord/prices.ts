import type {
  ColivingRoom,
  CommercialPremises,
  Owner,
  ParkingSpace,
  StorageSize,
} from '../landlord-types/prices.ts'

/* Every price and size of the public pages (specification 1 §9), once. */

export const storageSizes: readonly StorageSize[] = [
  { name: 'XS', area: 1, pricePerMonth: 500, fits: 'Flyttekasser, skiutstyr eller dekk' },
  { name: 'S', area: 3, pricePerMonth: 800, fits: 'Innboet fra en hybel' },
  { name: 'M', area: 5, pricePerMonth: 1200, fits: 'Innboet fra en toroms' },
  { name: 'L', area: 10, pricePerMonth: 2000, fits: 'Innboet fra en hel enebolig' },
]

export const colivingRooms: readonly ColivingRoom[] = [
  { name: 'Enkeltrom', pricePerMonth: 8500, area: [12, 15], text: 'Møblert rom med delt bad og kjøkken.' },
  {
    name: 'Rom med eget bad',
    pricePerMonth: 11000,
    area: [15, 18],
    text: 'Mer privatliv, og felles kjøkken og stue like utenfor døra.',
  },
  {
    name: 'Studio',
    pricePerMonth: 13500,
    area: [20, 25],
    text: 'Eget bad og tekjøkken, og fellesskapet når du vil ha det.',
  },
]

export const commercialPremises: readonly CommercialPremises[] = [
  {
    name: 'Kontor',
    perSquareMetreAndYear: [1500, 3500],
    text: 'Fra én pult til en hel etasje, med fiber og møterom.',
  },
  {
    name: 'Lager',
    perSquareMetreAndYear: [800, 1800],
    text: 'Tørt og lett å kjøre til, med port og god takhøyde.',
  },
  { name: 'Butikk', perSquareMetreAndYear: [2000, 5000], text: 'Utstillingsvindu mot gata der folk går.' },
  {
    name: 'Kombinasjonslokale',
    perSquareMetreAndYear: [1200, 2800],
    text: 'Kontor og lager under samme tak.',
  },
]

export const parkingSpaces: readonly ParkingSpace[] = [
  { name: 'Utendørs plass', pricePerMonth: 800, text: 'Asfaltert og merket, brøytes om vinteren.' },
  { name: 'Under tak', pricePerMonth: 1200, text: 'Slipp is på ruta og snø på taket.' },
  {
    name: 'Elbilplass',
    pricePerMonth: 1400,
    text: 'Type 2-lader med inntil 22\u00a0kW. Strømmen kommer i tillegg.',
  },
]

export const ownership: readonly Owner[] = [
  { name: 'Eier A', percent: 48.4 },
  { name: 'Eier B', percent: 48.4 },
  { name: 'Eier C', percent: 3.2 },
]
