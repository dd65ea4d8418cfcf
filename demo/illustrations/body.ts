import type { RoofShape } from './roof.ts'

export interface Body extends RoofShape {
  /** Colour of the walls and of the trim. */
  paint: string
  trim: string
  cladding: 'upright' | 'lying' | 'brick' | 'render'
  plinth: number
  chimney?: boolean
}
