import { useEffect, useState } from 'react'
import { readDeviceKey } from '../device/device-key.ts'
import type { OwnDrafts } from './draft-owner.ts'
import { type DraftVault, openVault } from './draft-vault.ts'

/** Opened once in a document: what is being sealed would be missed by a second one. */
let opened: { owner: string; vault: Promise<DraftVault | null> } | null = null

/** The drafts of the signed-in staff member; null until they are open, and where the device has no key. */
export function useDraftVault(owner: string): OwnDrafts | null {
  const [drafts, setDrafts] = useState<OwnDrafts | null>(null)
  useEffect(() => {
    if (opened?.owner !== owner) opened = { owner, vault: openWithKey(owner) }
    const { vault } = opened
    let isOver = false
    vault.then((storage) => {
      if (!isOver) setDrafts(storage && { owner, storage })
    })
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key) vault.then((each) => each?.hear(key, newValue))
    }
    window.addEventListener('storage', hear)
    return () => {
      isOver = true
      window.removeEventListener('storage', hear)
    }
  }, [owner])
  return drafts
}

async function openWithKey(owner: string): Promise<DraftVault | null> {
  try {
    const key = await readDeviceKey()
    return key && (await openVault(localStorage, owner, key))
  } catch (error) {
    console.error('Drafts cannot be kept on this device', error)
    return null
  }
}
