import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { isOpenPopover } from '../../../../ui/page/popover.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as styles from './filter-group.module.css'

interface Choice {
  label: string
  href: string
  isChosen?: true
  count?: number
}

interface FilterGroupProps {
  label: string
  choices: readonly Choice[]
  /** At the end of the row; its first choice goes without saying. */
  isLast?: boolean
  children?: ReactNode
}

/** One menu of choices, with how many properties each would leave. */
export function FilterGroup({ label, choices, isLast, children }: FilterGroupProps) {
  return (
    <details
      name="filtre"
      className={styles.root}
      data-last={isLast ? '' : undefined}
      onBlur={closeBehind}
      onKeyDown={closeByEscape}
    >
      <summary
        data-chosen={
          choices.some(({ isChosen }, place) => isChosen && !(isLast && place === 0)) ? '' : undefined
        }
      >
        {label}
      </summary>
      <div>
        <ul className="plain">
          {choices.map((choice) => (
            <li key={choice.label}>
              <SiteLink href={choice.href} aria-current={choice.isChosen} preventScrollReset>
                {choice.label} <span>{choice.count}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  )
}

/** Closes the menu when the focus leaves it. In the sheet of a phone nothing lies behind it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  const sheet = currentTarget.closest('[popover]')
  if (relatedTarget && !currentTarget.contains(relatedTarget) && !(sheet && isOpenPopover(sheet)))
    currentTarget.open = false
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
