import { createContext } from 'react'
import type { DraftStorage } from './draft-store.ts'

export interface OwnDrafts {
  owner: string
  storage: DraftStorage
}

/** Whose drafts are kept on this device, and where; null where no one is signed in, or they are not open yet. */
export const DraftOwner = createContext<OwnDrafts | null>(null)

const storedUnder = 'fane'

/** What tells this tab from the others. It outlives a reload, and ends with the tab. */
export function tabId(): string {
  const known = sessionStorage.getItem(storedUnder)
  if (known) return known
  const made = crypto.randomUUID().slice(0, 8)
  sessionStorage.setItem(storedUnder, made)
  return made
}
