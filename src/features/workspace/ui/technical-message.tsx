import * as styles from './technical-message.module.css'

interface TechnicalMessageProps {
  title: string
  /** What the message is about, for screen readers. */
  about: string
  text: string
}

/** A technical error message, unchanged, for the person who looks for the cause. */
export function TechnicalMessage({ title, about, text }: TechnicalMessageProps) {
  return (
    <details className={styles.root}>
      <summary aria-label={`${title}: ${about}`}>{title}</summary>
      <code lang="en">{text}</code>
    </details>
  )
}
