import '../styles/oversight.css'

interface TechnicalMessageProps {
  title: string
  /** What it is of, for those who cannot see where it stands. */
  about: string
  text: string
}

/** What a machine said, in its own words: for whoever has to find out why. */
export function TechnicalMessage({ title, about, text }: TechnicalMessageProps) {
  return (
    <details className="technical">
      <summary aria-label={`${title}: ${about}`}>{title}</summary>
      <code lang="en">{text}</code>
    </details>
  )
}
