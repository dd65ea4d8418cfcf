import * as styles from './parking-bay.module.css'

/** The equipment of a parking bay. */
const equipment = ['open', 'covered', 'charging'] as const

/** A parking bay of 2.5 by 5 metres from above, with a car. One metre is ten units. */
export function ParkingBay({ index }: { index: number }) {
  const kind = equipment[index % equipment.length] ?? 'open'
  return (
    <svg className={styles.root} viewBox="0 0 50 28" data-kind={kind} aria-hidden="true">
      <path className={styles.line} d="M0 1.5H50M0 26.5H50M48.5 1.5V26.5" />
      <g className={styles.car}>
        <path d="M6 8.2Q6 6 9 5.6L15 5H34Q41 5 43 9V19Q41 23 34 23H15L9 22.4Q6 22 6 19.8Z" />
        <path
          className={styles.glass}
          d="M30 7.2Q34 7.6 34.6 10V18Q34 20.4 30 20.8Q28.4 18 28.4 14T30 7.2Z"
        />
        <path className={styles.glass} d="M13.5 8H15.6Q14.8 11 14.8 14T15.6 20H13.5Q12 17 12 14T13.5 8Z" />
        <path className={styles.glass} d="M17.5 6.4H27.6L26.6 8H18.4ZM17.5 21.6H27.6L26.6 20H18.4Z" />
      </g>
      {kind === 'covered' && (
        <path className={styles.roof} d="M0 0H30L24 28H0ZM5 0V28M11 0V28M17 0V28M23 0V28" />
      )}
      {kind === 'charging' && (
        <>
          <path className={styles.cable} d="M8 20Q2 24 2 14" />
          <path className={styles.charger} d="M0 9H4V19H0Z" />
          <path className={styles.bolt} d="M2.6 10.4 1 14.4H2.1L1.5 17.6 3.2 13.4H2.1Z" />
        </>
      )}
    </svg>
  )
}
