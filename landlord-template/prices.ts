import type { Worded } from '../landlord-types/language.ts'
import type {
  ColivingRoom,
  CommercialPremises,
  Owner,
  ParkingSpace,
  StorageSize,
} from '../landlord-types/prices.ts'
import { company } from './company.ts'

/* Examples to replace. Staff change the prices later, under «Tekster». */

export const storageSizes: readonly Worded<StorageSize, 'name' | 'fits'>[] = [
  { area: 2, pricePerMonth: 450, words: { nb: { name: 'Liten', fits: 'Sesongutstyr eller flyttekasser' } } },
  { area: 5, pricePerMonth: 950, words: { nb: { name: 'Middels', fits: 'Innboet fra en toroms' } } },
  { area: 10, pricePerMonth: 1650, words: { nb: { name: 'Stor', fits: 'Innboet fra et hus' } } },
]

export const colivingRooms: readonly Worded<ColivingRoom, 'name' | 'text'>[] = [
  { pricePerMonth: 7200, area: [10, 16], words: { nb: { name: 'Rom', text: 'Delt kjøkken og bad.' } } },
]

export const commercialPremises: readonly Worded<CommercialPremises, 'name' | 'text'>[] = [
  {
    perSquareMetreAndYear: [1100, 2900],
    words: { nb: { name: 'Kontor', text: 'Ett rom eller en hel etasje.' } },
  },
  {
    perSquareMetreAndYear: [700, 1600],
    words: { nb: { name: 'Lager og verksted', text: 'Med innkjøring.' } },
  },
]

export const parkingSpaces: readonly Worded<ParkingSpace, 'name' | 'text'>[] = [
  { pricePerMonth: 650, words: { nb: { name: 'Ute', text: 'Fast plass med nummer.' } } },
  { pricePerMonth: 950, words: { nb: { name: 'Inne', text: 'I garasje eller under tak.' } } },
]

export const ownership: readonly Worded<Owner, 'name'>[] = [
  { percent: 100, words: { nb: { name: `Eierne av ${company.legalName}` } } },
]
