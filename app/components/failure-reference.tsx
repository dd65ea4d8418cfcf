/** The reference of a failed read in the log; empty if there was no failure. */
export function FailureReference({ reference }: { reference: string | null }) {
  if (!reference) return null
  return (
    <p className="quiet">
      Vi fikk ikke hentet alt akkurat nå. Prøv igjen om litt. Referanse: <code>{reference}</code>
    </p>
  )
}
