import * as styles from './loading.module.css'
/** Says that data is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.root} role="status">
      {text}
    </p>
  )
}
