import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as styles from './finder-option.module.css'
import type { Offer } from './finder-sections.ts'

interface FinderOptionProps {
  id: string
  offer: Offer
  isActive: boolean
  onTake: () => void
}

/** One offer of the finder. It is a link where it leads to a page, so that it can be opened in a tab of its own. */
export function FinderOption({ id, offer, isActive, onTake }: FinderOptionProps) {
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.root,
    onClick: onTake,
    // The focus stays in the field.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const
  const text = (
    <>
      <span>{offer.title}</span>
      <small>{offer.href === null ? <kbd>{offer.note}</kbd> : offer.note}</small>
    </>
  )
  return offer.href === null ? (
    <button type="button" {...option}>
      {text}
    </button>
  ) : (
    <SiteLink href={offer.href} {...option}>
      {text}
    </SiteLink>
  )
}
