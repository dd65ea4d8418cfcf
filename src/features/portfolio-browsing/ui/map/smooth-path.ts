import type { WorldPoint } from '../../map/mercator.ts'

const written = (value: number) => String(Math.round(value * 10) / 10)

/** The path of a soft line through some points (Catmull-Rom as cubic Bézier curves). */
export function smoothPath(points: readonly WorldPoint[], isClosed: boolean): string {
  const { length } = points
  const point = (index: number): WorldPoint => {
    const place = isClosed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1)
    return points[place] ?? { x: 0, y: 0 }
  }
  const start = point(0)
  let path = `M${written(start.x)} ${written(start.y)}`
  for (let index = 0; index < (isClosed ? length : length - 1); index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const numbers = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]
    path += `C${numbers.map(written).join(' ')}`
  }
  return isClosed ? `${path}Z` : path
}
