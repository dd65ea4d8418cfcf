import { Link } from 'react-router'
import type { PropertyLink } from '../shared/property-card.tsx'

export const RouterPropertyLink: PropertyLink = ({ id, label, children }) => (
  <Link to={`/eiendommer/${id}`} aria-label={label}>
    {children}
  </Link>
)
