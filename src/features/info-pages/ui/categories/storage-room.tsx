import { faceOf, facesOf, projectPoint } from './isometric.ts'
import { floorOf, loadOf, ROOM_HEIGHT } from './storage-load.ts'
import * as styles from './storage-room.module.css'

/** The width that is kept for the adult beside the smallest room, in metres. */
const MARGIN = 0.9

/** A storage room without its front walls, and an adult beside it. One `em` is one metre. */
export function StorageRoom({ area }: { area: number }) {
  const { width: w, depth: d } = floorOf(area)
  const h = ROOM_HEIGHT
  const [left] = projectPoint([0, d, 0])
  const [right] = projectPoint([w, 0, 0])
  const [, bottom] = projectPoint([w, d, 0])
  const [wide, high] = [right - left + MARGIN + 0.1, h + bottom + 0.1]
  const [personX, personY] = [left - 0.35, projectPoint([0, d, 0])[1] + 0.25]
  return (
    <svg
      className={styles.root}
      viewBox={[left - MARGIN, -h - 0.05, wide, high].map((value) => value.toFixed(2)).join(' ')}
      width={`${wide.toFixed(2)}em`}
      height={`${high.toFixed(2)}em`}
      aria-hidden="true"
    >
      <path className={styles.floor} d={faceOf([0, 0, 0], [w, 0, 0], [w, d, 0], [0, d, 0])} />
      <path className={styles.left} d={faceOf([0, 0, 0], [0, d, 0], [0, d, h], [0, 0, h])} />
      <path className={styles.right} d={faceOf([0, 0, 0], [w, 0, 0], [w, 0, h], [0, 0, h])} />
      {loadOf(area).map((solid) => {
        const { lid, left: leftFace, right: rightFace } = facesOf(solid)
        return (
          <g key={solid.at.join()} data-tone={solid.tone}>
            <path d={lid} />
            <path d={leftFace} />
            <path d={leftFace} className={styles.shade} />
            <path d={rightFace} />
            <path d={rightFace} className={styles.deepShade} />
          </g>
        )
      })}
      <g className={styles.person} transform={`translate(${personX.toFixed(2)} ${personY.toFixed(2)})`}>
        <circle cy="-1.62" r=".14" />
        <path d="M-.2-1.42Q0-1.52.2-1.42L.24-.8H.13L.11 0H-.11L-.13-.8H-.24Z" />
      </g>
    </svg>
  )
}
