import type { Worded } from '../../landlord-types/language.ts'
import type {
  ColivingRoom,
  CommercialPremises,
  Owner,
  ParkingSpace,
  StorageSize,
} from '../../landlord-types/prices.ts'

export const storageSizes: readonly Worded<StorageSize, 'name' | 'fits'>[] = [
  { area: 2, pricePerMonth: 390, words: { nb: { name: 'Lite', fits: 'Skiene' } } },
  { area: 7, pricePerMonth: 990, words: { nb: { name: 'Stort', fits: 'En hel leilighet' } } },
]

export const colivingRooms: readonly Worded<ColivingRoom, 'name' | 'text'>[] = []

export const commercialPremises: readonly Worded<CommercialPremises, 'name' | 'text'>[] = [
  { perSquareMetreAndYear: [650, 1150], words: { nb: { name: 'Verksted', text: 'Med port og grube.' } } },
]

export const parkingSpaces: readonly Worded<ParkingSpace, 'name' | 'text'>[] = [
  { pricePerMonth: 350, words: { nb: { name: 'Under åpen himmel', text: 'Du måker selv.' } } },
]

export const ownership: readonly Worded<Owner, 'name'>[] = [
  { percent: 100, words: { nb: { name: 'Familien' } } },
]
