/** The domains that most private addresses in Norway have. */
const usualDomains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.no',
  'outlook.com',
  'live.no',
  'online.no',
  'icloud.com',
  'yahoo.com',
  'yahoo.no',
  'msn.com',
]

/** Others that exist, and are one letter away. */
const alsoReal = ['mail.com', 'email.com', 'ymail.com', 'live.nl', 'hotmail.nl', 'yahoo.nl']

/** The address that was probably meant, where its domain is one slip away from a usual one; null otherwise. */
export function likelyEmail(text: string): string | null {
  const [name, domain = '', ...more] = text.trim().toLowerCase().split('@')
  if (!name || more.length > 0 || [...usualDomains, ...alsoReal].includes(domain)) return null
  const meant = usualDomains.find((usual) => isOneSlip(domain, usual))
  return meant ? `${name}@${meant}` : null
}

/** Whether one letter is wrong, missing or too much, or two beside each other have changed places. */
function isOneSlip(written: string, meant: string): boolean {
  let at = 0
  while (at < written.length && written[at] === meant[at]) at += 1
  const [rest, wanted] = [written.slice(at), meant.slice(at)]
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  )
}
