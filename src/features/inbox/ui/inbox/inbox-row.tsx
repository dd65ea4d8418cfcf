import { memo } from 'react'
import type { Lane } from '../../../../domain/cases/inbox.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { RowChoice } from '../../../workspace/ui/list/row-choice.tsx'
import { inboxTexts } from '../../inbox.words.ts'
import type { Density } from '../../inbox-density.ts'
import type { InboxLine } from '../../server/list/inbox-views.ts'
import { InboxCells } from './inbox-cells.tsx'
import * as styles from './inbox-row.module.css'

/** The id of the form of bulk actions, which the checkboxes belong to. */
export const BULK_FORM = 'flere-saker'

interface InboxRowProps {
  line: InboxLine
  /** Its place in the list. */
  index: number
  density: Density
  href: string
  isMarked: boolean
  /** Whether the page shows this case. */
  isOpen: boolean
  /** The lane of the list. In a list of all lanes a row says in which one its case lies. */
  lane: Lane
  /** Whether it is chosen; null where cases cannot be chosen. */
  isChosen: boolean | null
  onChoose: (reference: string, isChosen: boolean, withShift: boolean) => void
  onFocus: (index: number) => void
}

/**
 * A case in a list. Pressing the row opens it; the checkbox chooses it. It is rendered again only when it changes: a list has
 * fifty of them.
 */
export const InboxRow = memo(function InboxRow({
  line,
  index,
  density,
  href,
  isMarked,
  isOpen,
  lane,
  isChosen,
  onChoose,
  onFocus,
}: InboxRowProps) {
  const { reference, formName, sender, urgency } = line
  return (
    <li
      className={styles.root}
      data-density={density}
      data-here={isMarked ? '' : undefined}
      data-urgency={urgency?.tone ?? undefined}
      data-plain={isChosen === null ? '' : undefined}
    >
      {isChosen !== null && (
        <RowChoice
          name="cases"
          form={BULK_FORM}
          value={reference}
          label={inboxTexts.select(reference)}
          isChosen={isChosen}
          onChange={(isNowChosen, withShift) => onChoose(reference, isNowChosen, withShift)}
        />
      )}
      <SiteLink
        className={styles.link}
        href={href}
        aria-label={`${formName}: ${sender}`}
        aria-current={isOpen ? 'page' : undefined}
        onFocus={() => onFocus(index)}
      >
        {sender}
      </SiteLink>
      <InboxCells line={line} lane={lane} density={density} />
    </li>
  )
})
