import type { HTMLAttributes, ReactNode } from 'react'
import { SiteLink, type SiteLinkProps } from '../page/site-link.tsx'
import * as styles from './card.module.css'
import { classes } from './classes.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'li'
  picture: ReactNode
  /** What stands beside picture and text. */
  aside?: ReactNode
}

/** A picture with what it shows: a property, a listing, an invitation. The mark of availability lies on the picture. */
export function Card({ as: Element = 'article', picture, aside, className, children, ...card }: CardProps) {
  return (
    <Element {...card} className={classes(styles.root, className)}>
      {picture}
      <div className={styles.text}>{children}</div>
      {aside}
    </Element>
  )
}

/** The link that a press anywhere on the card follows. A card has one. */
export function CardLink(link: Omit<SiteLinkProps, 'className'>) {
  return <SiteLink {...link} className={styles.link} />
}

export function CardPrice({ children }: { children: ReactNode }) {
  return <p className={styles.price}>{children}</p>
}
