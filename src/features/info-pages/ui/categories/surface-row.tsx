import * as styles from './surface-row.module.css'

interface Surface {
  id: string
  squareMetres: number | null
}

/** The gap between two surfaces, in metres. */
const GAP = 1.6

/** The advertising surfaces in one scale, each as a square of its area, beside an adult. */
export function SurfaceRow({ surfaces, caption }: { surfaces: readonly Surface[]; caption: string }) {
  let x = 1.6
  const known = surfaces.filter(({ squareMetres }) => squareMetres !== null && squareMetres > 0)
  if (known.length === 0) return null
  const drawn = known.map((surface) => {
    const side = Math.sqrt(surface.squareMetres ?? 0)
    const square = { ...surface, side, x }
    x += side + GAP
    return square
  })
  const highest = Math.max(...drawn.map(({ side }) => side))
  const [wide, high] = [x, highest + 1.4]
  return (
    <figure className={styles.root}>
      <svg
        viewBox={`0 ${-high} ${wide.toFixed(2)} ${(high + 0.5).toFixed(2)}`}
        preserveAspectRatio="xMinYMax"
        aria-hidden="true"
      >
        {drawn.map(({ id, side, x: left }, index) => (
          <g key={id} data-tone={index % 4}>
            {side < 6 && (
              <path
                className={styles.post}
                d={`M${left + side * 0.2} 0v-1h.16v1ZM${left + side * 0.8 - 0.16} 0v-1h.16v1Z`}
              />
            )}
            <path className={styles.surface} d={`M${left} ${-side - 0.9}h${side}v${side}h${-side}Z`} />
            <circle
              className={styles.motif}
              cx={left + side * 0.62}
              cy={-0.9 - side * 0.58}
              r={side * 0.22}
            />
            <path
              className={styles.stripe}
              d={`M${left} ${-0.9 - side * 0.3}h${side}v${side * 0.3}h${-side}Z`}
            />
          </g>
        ))}
        <path className={styles.ground} d="M-200 0H400V.5H-200Z" />
        <g className={styles.person} transform="translate(.8 0)">
          <circle cy="-1.62" r=".15" />
          <path d="M-.22-1.4Q0-1.52.22-1.4L.26-.78H.13L.12 0H-.12L-.13-.78H-.26Z" />
        </g>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
