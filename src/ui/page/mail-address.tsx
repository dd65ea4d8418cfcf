/** A mail address that is broken after its @ where a line is too short for it. */
export function MailAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  )
}
