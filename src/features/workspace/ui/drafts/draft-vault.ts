import { sealText, unsealText } from '../device/seal.ts'
import { type DraftStorage, EXPIRES_AFTER_MS, PREFIX } from './draft-store.ts'

/** The drafts of the signed-in staff member: readable while the page is open, and sealed where they lie. */
export interface DraftVault extends DraftStorage {
  /** Takes what another tab has changed. */
  hear(name: string, stored: string | null): Promise<void>
}

/** Opens what a staff member has written on this device, with their key of it (decision 0112). */
export async function openVault(stored: DraftStorage, owner: string, key: CryptoKey): Promise<DraftVault> {
  const drafts = new Map<string, string>()
  let writing = Promise.resolve()
  let isFull = false

  function put(name: string, text: string): void {
    drafts.set(name, text)
    writing = writing.then(async () => {
      // Only the newest of several changes in a row is sealed.
      if (drafts.get(name) !== text) return
      const sealed = await sealText(key, name, text)
      if (drafts.get(name) !== text) return
      try {
        stored.setItem(name, `${Date.now()}.${sealed}`)
        isFull = false
      } catch {
        isFull = true
      }
    })
  }

  async function open(name: string, text: string): Promise<void> {
    const sealed = sealedForm.exec(text)?.[2]
    const opened = sealed === undefined ? null : await unsealText(key, name, sealed)
    if (opened === null) drafts.delete(name)
    else drafts.set(name, opened)
  }

  const isOwn = (name: string) => name.startsWith(`${PREFIX}${owner}:`)
  for (const name of namesIn(stored)) {
    const text = stored.getItem(name) ?? ''
    const writtenAt = sealedForm.exec(text)?.[1]
    if (writtenAt !== undefined && Date.now() - Number(writtenAt) > EXPIRES_AFTER_MS) stored.removeItem(name)
    else if (writtenAt !== undefined) {
      if (isOwn(name)) await open(name, text)
      // An earlier version of the site has left it readable: what is not this person's must not stay so.
    } else if (isOwn(name)) put(name, text)
    else stored.removeItem(name)
  }
  await writing

  return {
    get length() {
      return drafts.size
    },
    key: (index) => [...drafts.keys()][index] ?? null,
    getItem: (name) => drafts.get(name) ?? null,
    setItem(name, text) {
      if (isFull) {
        isFull = false
        throw new Error('There is no room on the device')
      }
      put(name, text)
    },
    removeItem(name) {
      drafts.delete(name)
      stored.removeItem(name)
    },
    async hear(name, text) {
      if (!isOwn(name)) return
      if (text === null) drafts.delete(name)
      else await open(name, text)
    },
  }
}

/** When it was written, in ms since 1970, and the sealed text. */
const sealedForm = /^(\d{13})\.([\w+/=]+)$/

const namesIn = (stored: DraftStorage): string[] =>
  Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  )
