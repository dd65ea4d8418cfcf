import { type ReactNode, type RefObject, useRef } from 'react'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './filter-bar.module.css'
import { filterBarWords } from './filter-bar.words.ts'
import { useSheet } from './use-sheet.ts'

interface FilterSheetProps {
  id: string
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What holds the filters: on a phone a dialog. What is in it is not rendered again when it opens and closes. */
export function FilterSheet({ id, opener, children }: FilterSheetProps) {
  const words = useWords(filterBarWords)
  const sheet = useRef<HTMLDivElement>(null)
  const isOpen = useSheet({ sheet, opener })
  const dialog = isOpen && ({ role: 'dialog', 'aria-modal': true, 'aria-label': words.heading } as const)
  return (
    <div ref={sheet} id={id} popover="auto" tabIndex={-1} className={styles.root} {...dialog}>
      {children}
    </div>
  )
}
