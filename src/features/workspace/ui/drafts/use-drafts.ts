import { useContext, useEffect, useMemo, useState } from 'react'
import { DraftOwner, type OwnDrafts, tabId } from './draft-owner.ts'
import { draftKey, readDrafts, type StaffDraft, type StoredDraft, writeDraft } from './draft-store.ts'

/** The drafts of one form on this device. */
export interface Drafts {
  /** The draft of this tab, such as after a reload. */
  own(): StoredDraft | null
  /** Keeps what is written now; null deletes it. Returns whether it is kept. */
  keep(draft: Omit<StaffDraft, 'at'> | null): boolean
  /** Deletes the draft with a key; null as long as the drafts are not open. */
  remove: ((key: string) => void) | null
  /** The newest draft from another time or another tab; null until the page is hydrated. */
  offered: StoredDraft | null
  /** Deletes the offered draft: it was put into the form, or discarded. */
  settleOffered(): void
}

/** The drafts of a name that belong to the signed-in staff member. Without a name nothing is kept. */
export function useDrafts(name: string | null): Drafts {
  const drafts = useContext(DraftOwner)
  const [offered, setOffered] = useState<StoredDraft | null>(null)
  const store = useMemo(() => storeOf(drafts, name), [drafts, name])
  useEffect(() => setOffered(store.ofOthers()), [store])
  return {
    own: store.own,
    keep: store.keep,
    remove: store.remove,
    offered,
    settleOffered() {
      if (offered) store.remove?.(offered.key)
      setOffered(store.ofOthers())
    },
  }
}

/** The newest text that is kept under a name, whichever tab it is from; null if there is none. */
export function useKeptDraft(name: string): StoredDraft | null {
  const drafts = useContext(DraftOwner)
  const [draft, setDraft] = useState<StoredDraft | null>(null)
  useEffect(() => {
    setDraft(drafts && (readDrafts(drafts.storage, { owner: drafts.owner, name }, Date.now())[0] ?? null))
  }, [drafts, name])
  return draft
}

function storeOf(drafts: OwnDrafts | null, name: string | null) {
  if (drafts === null || name === null)
    return { own: () => null, ofOthers: () => null, keep: () => true, remove: null }
  const { owner, storage } = drafts
  const ownKey = () => draftKey({ owner, name, tab: tabId() })
  const all = () => readDrafts(storage, { owner, name }, Date.now())
  return {
    own: () => all().find(({ key }) => key === ownKey()) ?? null,
    ofOthers: () => all().find(({ key }) => key !== ownKey()) ?? null,
    keep(draft: Omit<StaffDraft, 'at'> | null) {
      if (draft) return writeDraft(storage, ownKey(), { ...draft, at: Date.now() })
      storage.removeItem(ownKey())
      return true
    },
    remove: (key: string) => storage.removeItem(key),
  }
}
