import type { Worded } from '../landlord-types/language.ts'
import type {
  ColivingRoom,
  CommercialPremises,
  Owner,
  ParkingSpace,
  StorageSize,
} from '../landlord-types/prices.ts'

/* Every price and size of the public pages (specification 1 §9), once. */

export const storageSizes: readonly Worded<StorageSize, 'name' | 'fits'>[] = [
  { area: 1, pricePerMonth: 500, words: { nb: { name: 'XS', fits: 'Flyttekasser, skiutstyr eller dekk' } } },
  { area: 3, pricePerMonth: 800, words: { nb: { name: 'S', fits: 'Innboet fra en hybel' } } },
  { area: 5, pricePerMonth: 1200, words: { nb: { name: 'M', fits: 'Innboet fra en toroms' } } },
  { area: 10, pricePerMonth: 2000, words: { nb: { name: 'L', fits: 'Innboet fra en hel enebolig' } } },
]

export const colivingRooms: readonly Worded<ColivingRoom, 'name' | 'text'>[] = [
  {
    pricePerMonth: 8500,
    area: [12, 15],
    words: { nb: { name: 'Enkeltrom', text: 'Møblert rom med delt bad og kjøkken.' } },
  },
  {
    pricePerMonth: 11000,
    area: [15, 18],
    words: {
      nb: { name: 'Rom med eget bad', text: 'Mer privatliv, og felles kjøkken og stue like utenfor døra.' },
    },
  },
  {
    pricePerMonth: 13500,
    area: [20, 25],
    words: { nb: { name: 'Studio', text: 'Eget bad og tekjøkken, og fellesskapet når du vil ha det.' } },
  },
]

export const commercialPremises: readonly Worded<CommercialPremises, 'name' | 'text'>[] = [
  {
    perSquareMetreAndYear: [1500, 3500],
    words: { nb: { name: 'Kontor', text: 'Fra én pult til en hel etasje, med fiber og møterom.' } },
  },
  {
    perSquareMetreAndYear: [800, 1800],
    words: { nb: { name: 'Lager', text: 'Tørt og lett å kjøre til, med port og god takhøyde.' } },
  },
  {
    perSquareMetreAndYear: [2000, 5000],
    words: { nb: { name: 'Butikk', text: 'Utstillingsvindu mot gata der folk går.' } },
  },
  {
    perSquareMetreAndYear: [1200, 2800],
    words: { nb: { name: 'Kombinasjonslokale', text: 'Kontor og lager under samme tak.' } },
  },
]

export const parkingSpaces: readonly Worded<ParkingSpace, 'name' | 'text'>[] = [
  {
    pricePerMonth: 800,
    words: { nb: { name: 'Utendørs plass', text: 'Asfaltert og merket, brøytes om vinteren.' } },
  },
  { pricePerMonth: 1200, words: { nb: { name: 'Under tak', text: 'Slipp is på ruta og snø på taket.' } } },
  {
    pricePerMonth: 1400,
    words: {
      nb: { name: 'Elbilplass', text: 'Type 2-lader med inntil 22\u00a0kW. Strømmen kommer i tillegg.' },
    },
  },
]

export const ownership: readonly Worded<Owner, 'name'>[] = [
  { percent: 48.4, words: { nb: { name: 'Eier A' } } },
  { percent: 48.4, words: { nb: { name: 'Eier B' } } },
  { percent: 3.2, words: { nb: { name: 'Eier C' } } },
]
