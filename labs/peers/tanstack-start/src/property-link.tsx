import { Link } from '@tanstack/react-router'
import type { PropertyLink } from '../shared/property-card.tsx'

export const StartPropertyLink: PropertyLink = ({ id, label, children }) => (
  <Link to="/eiendommer/$id" params={{ id }} aria-label={label}>
    {children}
  </Link>
)
