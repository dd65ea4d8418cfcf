import * as styles from './room-plan.module.css'

/** The areas in square metres from which a room has its own bathroom, and also a kitchenette. */
const WITH_BATH = 15
const WITH_KITCHENETTE = 20

/**
 * The plan of a room of so many square metres, in the same scale as its neighbours: a metre is one `em`. Bed, desk
 * and wardrobe stand in all of them.
 */
export function RoomPlan({ area }: { area: number }) {
  const width = area < WITH_BATH ? 3.4 : area < WITH_KITCHENETTE ? 3.9 : 4.7
  const depth = area / width
  const hasBath = area >= WITH_BATH
  const bathTop = depth - 1.5
  const wall = 0.12
  const [wide, high] = [width + 2 * wall, depth + 2 * wall]
  return (
    <svg
      className={styles.root}
      viewBox={`${-wall} ${-wall} ${wide.toFixed(2)} ${high.toFixed(2)}`}
      width={`${wide.toFixed(2)}em`}
      height={`${high.toFixed(2)}em`}
      aria-hidden="true"
    >
      <path className={styles.floor} d={`M0 0H${width}V${depth}H0Z`} />
      {/* Walls with a window at the top and the door at the bottom. */}
      <path
        className={styles.wall}
        d={`M${width / 2 - 0.8} 0H0V${depth}H${width - 1.1}M${width - 0.2} ${depth}H${width}V0H${width / 2 + 0.8}`}
      />
      <path className={styles.line} d={`M${width / 2 - 0.8} 0H${width / 2 + 0.8}`} />
      <path className={styles.line} d={`M${width - 0.2} ${depth}v-.9a.9.9 0 0 0-.9.9`} />
      {/* A bed with its pillow and cover. */}
      <path className={styles.bed} d="M.15.15H1.15V2.15H.15Z" />
      <path className={styles.line} d="M.27.27H1.03V.62H.27ZM.15.8H1.15" />
      {/* A desk below the window, with its chair. */}
      <path className={styles.thing} d={`M${width - 1.5}.12h1.38v.62h-1.38Z`} />
      <circle className={styles.thing} cx={width - 0.8} cy=".98" r=".2" />
      {/* The wardrobe stands by the wall that has no door. */}
      <path
        className={styles.thing}
        d={hasBath ? `M${width - 0.7} 1.55h.58v1.1h-.58Z` : `M.12 ${depth - 0.7}h1.1v.58h-1.1Z`}
      />
      {hasBath && (
        <>
          <path className={styles.wet} d={`M0 ${bathTop}H2.1V${depth}H0Z`} />
          <path className={styles.wall} d={`M0 ${bathTop}H1.2M1.95 ${bathTop}H2.1V${depth}`} />
          <path className={styles.line} d={`M.1 ${depth - 0.9}h.8v.8h-.8ZM.1 ${depth - 0.9}l.8.8`} />
          <circle className={styles.line} cx="1.35" cy={depth - 0.35} r=".2" />
          <path className={styles.line} d={`M1.75 ${depth - 0.55}h.25v.45h-.25Z`} />
        </>
      )}
      {area >= WITH_KITCHENETTE && (
        <>
          <path className={styles.thing} d={`M${width - 0.7} ${depth - 2.95}h.58v1.7h-.58Z`} />
          <circle className={styles.line} cx={width - 0.41} cy={depth - 2.6} r=".14" />
          <circle className={styles.line} cx={width - 0.41} cy={depth - 2.2} r=".14" />
          <path className={styles.thing} d="M1.75 2.05a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0" />
        </>
      )}
    </svg>
  )
}
