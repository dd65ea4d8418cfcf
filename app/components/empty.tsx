import { FailureReference } from './failure-reference.tsx'

/** Shown when there is nothing to show, with the reason if there was an error. */
export function Empty({ text, reference }: { text: string; reference: string | null }) {
  return (
    <div className="empty">
      <p>{text}</p>
      <FailureReference reference={reference} />
    </div>
  )
}
