/** A mail address that is broken after its @ where a line is too short for it. */
export function MailAddress({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <AddressText>{address}</AddressText>
    </a>
  )
}

/** The same without a link. A text without an @ is shown as it is. */
export function AddressText({ children }: { children: string }) {
  const [name, domain] = children.split('@')
  if (domain === undefined) return name
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
