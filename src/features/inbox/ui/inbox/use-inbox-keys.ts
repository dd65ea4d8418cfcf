import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { casePath } from '../../../../domain/cases/inbox.ts'
import type { Choice } from '../../../workspace/ui/list/use-choice.ts'
import { useListKeys } from '../../../workspace/ui/list/use-list-keys.ts'
import type { InboxLine, InboxList } from '../../server/list/inbox-views.ts'
import { MERGE_PART } from '../case/case-parts.ts'
import { BULK_ASSIGN, BULK_SNOOZE } from './bulk-plan.tsx'
import { BULK_TEMPLATE } from './bulk-reply.tsx'

interface InboxKeys {
  inbox: InboxList
  choice: Choice
  /** The case that is marked. */
  here: InboxLine | undefined
  search: RefObject<HTMLInputElement | null>
  moveTo: (step: number) => void
  /** Gives the chosen cases, or the marked one, to the staff member. */
  take: () => void
  /** Writes to the senders of the chosen cases. */
  write: () => void
  openHelp: () => void
}

/** The keys of the inbox. They act on the chosen cases, or on the marked one where none is chosen. */
export function useInboxKeys({
  inbox,
  choice,
  here,
  search,
  moveTo,
  take,
  write,
  openHelp,
}: InboxKeys): void {
  const navigate = useNavigate()
  const open = (hash: string) => here && navigate(casePath(here.reference, inbox.query) + hash)
  const writeOrOpen = (hash: string) => (choice.count > 0 ? write() : open(hash))
  /** Opens a menu of the bar below the list, for the marked case where none is chosen. */
  const openBulk = (id: string) => {
    if (choice.count === 0 && here) choice.choose(here.reference, true)
    // The bar is shown once a case is chosen.
    requestAnimationFrame(() => openById(id))
  }
  useListKeys(
    { choice, here: here?.reference, moveTo, search, openHelp },
    {
      a: take,
      A: () => openBulk(BULK_ASSIGN),
      z: () => openBulk(BULK_SNOOZE),
      t: () => (choice.count > 0 ? openById(BULK_TEMPLATE) : open('#mal')),
      m: () => open(`#${MERGE_PART}`),
      r: () => writeOrOpen('#svar'),
      n: () => open('#notat'),
      e: () => writeOrOpen('#avslutt'),
    },
  )
}

const openById = (id: string) => document.getElementById(id)?.click()
