import type { WorldPoint } from './mercator.ts'

/** Half the room that labels need on the narrowest phone, as parts of the map's width. */
export const HALF_LABEL = { rent: 1 / 10, count: 1 / 20, height: 0.045 }

/** Something in a square of the map, with a label to place. */
interface Labelled extends WorldPoint {
  count: number
  label: WorldPoint
  hasRoom: boolean
}

/**
 * Places labels, one for each square, as near as can be to what they are of, so that they never meet: that of a count fits
 * into its square, and a rent is shown where it meets no other label.
 */
export function placeLabels(clusters: readonly Labelled[], width: number, side: number): void {
  for (const cluster of clusters)
    cluster.label = {
      x: within(cluster.x, side, HALF_LABEL.count * width),
      y: within(cluster.y, side, HALF_LABEL.height * width),
    }
  for (const cluster of clusters) {
    if (cluster.count > 1) continue
    cluster.hasRoom = true
    if (clusters.some((other) => other !== cluster && meet(cluster, other, width))) cluster.hasRoom = false
  }
}

/** The nearest value that is no closer than some margin to the sides of its square. */
function within(value: number, side: number, margin: number): number {
  const start = Math.floor(value / side) * side
  return Math.min(Math.max(value, start + margin), start + side - margin)
}

function meet(one: Labelled, other: Labelled, width: number): boolean {
  const room = halfWidth(one) + halfWidth(other)
  return (
    Math.abs(one.label.x - other.label.x) < room * width &&
    Math.abs(one.label.y - other.label.y) < 2 * HALF_LABEL.height * width
  )
}

const halfWidth = ({ hasRoom }: Labelled): number => (hasRoom ? HALF_LABEL.rent : HALF_LABEL.count)
