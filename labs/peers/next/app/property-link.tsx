import Link from 'next/link'
import type { PropertyLink } from '../shared/property-card.tsx'

export const NextPropertyLink: PropertyLink = ({ id, label, children }) => (
  <Link href={`/eiendommer/${id}`} aria-label={label}>
    {children}
  </Link>
)
