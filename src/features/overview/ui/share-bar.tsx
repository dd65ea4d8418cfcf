import * as styles from './share-bar.module.css'

/** A bar whose part of its whole says a share from 0 to 1; the number itself stands beside it. */
export function ShareBar({ share, tone }: { share: number; tone?: 'good' | undefined }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.root}
      data-tone={tone}
    >
      <rect width={Math.round(share * 1000) / 10} height="1" />
    </svg>
  )
}
