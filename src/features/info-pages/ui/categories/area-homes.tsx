import * as styles from './area-homes.module.css'

/** The maximum number of houses drawn. The exact number is shown as text beside them. */
const MAX_HOUSES = 24

/** The width and the roof height of each house, in tenths of a house. */
const shapes = [
  { width: 10, eaves: 9, ridge: 15 },
  { width: 8, eaves: 12, ridge: 17 },
  { width: 12, eaves: 8, ridge: 14 },
  { width: 9, eaves: 14, ridge: 18 },
] as const

/** A row of houses, one for each home of an area. Vacant ones have light in their windows. */
export function AreaHomes({ count, vacant }: { count: number; vacant: number }) {
  const shown = Math.min(count, MAX_HOUSES)
  // Lit houses are spread evenly, since the drawing shows how many are vacant, not which.
  const lit = Math.ceil((vacant / count) * shown)
  let x = 0
  const houses = Array.from({ length: shown }, (_, index) => {
    const shape = shapes[(index * 3 + count) % shapes.length] ?? shapes[0]
    const house = {
      ...shape,
      x,
      isLit: Math.floor(((index + 1) * lit) / shown) > Math.floor((index * lit) / shown),
    }
    x += shape.width + 1
    return house
  })
  const wide = Math.max(1, x - 1)
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${wide} 20`}
      width={`${wide / 10}em`}
      height="2em"
      aria-hidden="true"
    >
      {houses.map(({ x: left, width, eaves, ridge, isLit }) => (
        <g key={left} data-lit={isLit ? '' : undefined}>
          <path
            className={styles.house}
            d={`M${left} 20V${20 - eaves}L${left + width / 2} ${20 - ridge}L${left + width} ${20 - eaves}V20Z`}
          />
          <path
            className={styles.window}
            d={`M${left + width / 2 - 2.5} ${23 - eaves}h2v2.5h-2zM${left + width / 2 + 0.5} ${23 - eaves}h2v2.5h-2z`}
          />
        </g>
      ))}
    </svg>
  )
}
