import type {
  ColivingRoom,
  CommercialPremises,
  Owner,
  ParkingSpace,
  StorageSize,
} from '../../landlord-types/prices.ts'

export const storageSizes: readonly StorageSize[] = [
  { name: 'Lite', area: 2, pricePerMonth: 390, fits: 'Skiene' },
  { name: 'Stort', area: 7, pricePerMonth: 990, fits: 'En hel leilighet' },
]

export const colivingRooms: readonly ColivingRoom[] = []

export const commercialPremises: readonly CommercialPremises[] = [
  { name: 'Verksted', perSquareMetreAndYear: [650, 1150], text: 'Med port og grube.' },
]

export const parkingSpaces: readonly ParkingSpace[] = [
  { name: 'Under åpen himmel', pricePerMonth: 350, text: 'Du måker selv.' },
]

export const ownership: readonly Owner[] = [{ name: 'Familien', percent: 100 }]
