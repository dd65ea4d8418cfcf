import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { casePath } from '../../../../domain/cases/inbox.ts'
import type { Choice } from '../../../workspace/ui/list/use-choice.ts'
import { useListKeys } from '../../../workspace/ui/list/use-list-keys.ts'
import type { InboxLine, InboxList } from '../../server/list/inbox-views.ts'

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
  useListKeys(
    { choice, here: here?.reference, moveTo, search, openHelp },
    {
      a: take,
      r: () => writeOrOpen('#svar'),
      n: () => open('#notat'),
      e: () => writeOrOpen('#avslutt'),
    },
  )
}
