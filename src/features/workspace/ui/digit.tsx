import * as styles from './digit.module.css'

/** The digit that chooses what it stands at. Devices without a keyboard do not show it; `aria-keyshortcuts` says it. */
export function Digit({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <span className={styles.root} aria-hidden="true">
      {children}
    </span>
  )
}
