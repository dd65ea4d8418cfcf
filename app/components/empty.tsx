import { FailureReference } from './failure-reference.tsx'

/** Stands where there is nothing to show, and says why where something went wrong. */
export function Empty({ text, reference }: { text: string; reference: string | null }) {
  return (
    <div className="empty">
      <p>{text}</p>
      <FailureReference reference={reference} />
    </div>
  )
}
