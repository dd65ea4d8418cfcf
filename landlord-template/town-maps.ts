import type { TownMapDrawing } from '../landlord-types/town-map.ts'

export const townMaps: readonly TownMapDrawing[] = []
