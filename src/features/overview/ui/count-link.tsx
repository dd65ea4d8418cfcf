import { SiteLink } from '../../../ui/page/site-link.tsx'
import { overviewTexts } from '../overview.words.ts'
import type { LinkedCount } from '../server/linked-count.ts'

interface CountLinkProps {
  what: string
  name: string
  number: LinkedCount
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
