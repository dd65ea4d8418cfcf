import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Hyphenated } from './hyphenated.tsx'

export interface HeadWordsProps {
  heading: string
  lead: string
  /** Keeps the heading on one line, in the web font and in its fallback. */
  oneLine?: boolean
  /** Links; the first is the primary one. */
  links?: readonly { label: string; href: string }[]
  /** What is below the lead, for a link that is more than its label. */
  children?: ReactNode
}

/** The text of a page head, for pages with their own layout. */
export function HeadWords({ heading, lead, oneLine = false, links = [], children }: HeadWordsProps) {
  return (
    <div className="stack">
      <h1 className={oneLine ? 'long-word' : undefined}>
        <Hyphenated>{heading}</Hyphenated>
      </h1>
      <p className="lead">
        <Hyphenated>{lead}</Hyphenated>
      </p>
      {links.length > 0 && (
        <p className="row">
          {links.map(({ label, href }, index) => (
            <ButtonLink key={href} kind={index > 0 ? 'quiet' : undefined} href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      {children}
    </div>
  )
}
