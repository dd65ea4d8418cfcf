import type { TownMap } from '../../landlord-types/town-map.ts'

export const townMaps: readonly TownMap[] = []
