import { createContext } from 'react'

/** The staff member whose drafts are kept on this device; null where no one is signed in, and nothing is kept. */
export const DraftOwner = createContext<string | null>(null)

const storedUnder = 'fane'

/** What tells this tab from the others. It outlives a reload, and ends with the tab. */
export function tabId(): string {
  const known = sessionStorage.getItem(storedUnder)
  if (known) return known
  const made = crypto.randomUUID().slice(0, 8)
  sessionStorage.setItem(storedUnder, made)
  return made
}
