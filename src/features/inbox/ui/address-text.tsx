/** A mail address that is broken after its @ where a line is too short for it. Other texts are shown as they are. */
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
