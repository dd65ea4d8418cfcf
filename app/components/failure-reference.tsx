/** The reference under which the log tells why something is missing; nothing where all went well. */
export function FailureReference({ reference }: { reference: string | null }) {
  if (!reference) return null
  return (
    <p className="quiet">
      Vi fikk ikke hentet alt akkurat nå. Prøv igjen om litt. Referanse: <code>{reference}</code>
    </p>
  )
}
