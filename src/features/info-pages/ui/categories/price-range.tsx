import * as styles from './price-range.module.css'
/** The range of a price, on a scale from zero that all prices of a list share. */
export function PriceRange({ from, to, most }: { from: number; to: number; most: number }) {
  const at = (price: number) => Math.round((price / most) * 1000) / 10
  return (
    <svg className={styles.root} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.scale} d="M0 1.5H100V2.5H0Z" />
      <path className={styles.part} d={`M${at(from)} 0H${at(to)}V4H${at(from)}Z`} />
    </svg>
  )
}

/** The upper end of the scale: the highest price, rounded up to a whole thousand. */
export function scaleEnd(prices: readonly number[]): number {
  return Math.ceil(Math.max(1, ...prices) / 1000) * 1000
}
