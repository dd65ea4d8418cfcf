import { overviewTexts } from '../../../forms/staff/overview.words.ts'
import type { Counted } from '../../../server/overview/counted.ts'
import { SiteLink } from '../../components/site-link.tsx'

interface CountLinkProps {
  what: string
  name: string
  number: Counted
}

/** A number that leads to its list, named by what it counts. */
export function CountLink({ what, name, number: { count, href } }: CountLinkProps) {
  const { promises: texts } = overviewTexts
  return (
    <SiteLink href={href} aria-label={texts.open(what, name, count)}>
      {count}
    </SiteLink>
  )
}
