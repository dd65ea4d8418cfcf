/** What is written and not stored yet: the changed values by the name of their control. */
export interface StaffDraft {
  /** The version that an editor was opened on; empty where there is none. */
  base: string
  fields: Readonly<Record<string, string>>
  /** When it was last changed, in ms since 1970. */
  at: number
}

export interface StoredDraft extends StaffDraft {
  key: string
}

/** Whose draft, of what, in which tab: two tabs never write over each other. */
interface DraftPlace {
  owner: string
  name: string
  tab: string
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export const PREFIX = 'ansattutkast:'
export const EXPIRES_AFTER_MS = 14 * 86_400_000
const MAX_DRAFT_CHARACTERS = 200_000
/** More drafts than these on a device push out the oldest. */
const MAX_DRAFTS = 50

const prefixOf = ({ owner, name }: Omit<DraftPlace, 'tab'>) => `${PREFIX}${owner}:${name}#`

export const draftKey = (place: DraftPlace): string => prefixOf(place) + place.tab

/** The drafts of a staff member for one form, the newest first. Those that have expired are deleted, whosever they are. */
export function readDrafts(
  storage: DraftStorage,
  of: Omit<DraftPlace, 'tab'>,
  now: number,
): readonly StoredDraft[] {
  const drafts = allDrafts(storage)
  for (const { key, at } of drafts) if (now - at > EXPIRES_AFTER_MS) storage.removeItem(key)
  return drafts
    .filter(({ key, at }) => key.startsWith(prefixOf(of)) && now - at <= EXPIRES_AFTER_MS)
    .sort((a, b) => b.at - a.at)
}

/** Stores a draft. Returns whether there was room for it; what was stored before is then as it was. */
export function writeDraft(storage: DraftStorage, key: string, draft: StaffDraft): boolean {
  const text = JSON.stringify(draft)
  if (text.length > MAX_DRAFT_CHARACTERS) return false
  const others = allDrafts(storage)
    .filter((other) => other.key !== key)
    .sort((a, b) => a.at - b.at)
  const tooMany = others.splice(0, Math.max(0, others.length + 1 - MAX_DRAFTS))
  for (const old of tooMany) storage.removeItem(old.key)
  try {
    storage.setItem(key, text)
    return true
  } catch {
    // The browser has no room, or keeps nothing at all.
    return false
  }
}

function allDrafts(storage: DraftStorage): StoredDraft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  return keys.flatMap((key) => {
    if (!key?.startsWith(PREFIX)) return []
    const draft = parseDraft(storage.getItem(key))
    if (!draft) storage.removeItem(key)
    return draft ? [{ ...draft, key }] : []
  })
}

function parseDraft(text: string | null): StaffDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is StaffDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'base' in value &&
    typeof value.base === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'fields' in value &&
    typeof value.fields === 'object' &&
    value.fields !== null &&
    Object.values(value.fields).every((text) => typeof text === 'string')
  )
}
