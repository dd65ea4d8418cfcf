import { z } from 'zod'
import type { DocumentId } from '../../domain/documents/documents.ts'
import type { PropertyId } from '../../domain/portfolio/property.ts'
import type { Listener } from './listener.ts'

/** The channel on which triggers of the public tables notify (migration 0048). */
export const dataChannel = 'husvaer_data'

/**
 * A part of the public data, such as a rendered page depends on: the whole portfolio, the properties listed in a
 * category (by its type in small letters, as amenities name it), one property, the listings, the notices to houses, which texts have been
 * changed at all, one text, whether it is a demo.
 */
export type DataTag =
  | 'portfolio'
  | `category:${string}`
  | `property:${PropertyId}`
  | 'listings'
  | 'notices'
  | 'texts'
  | `text:${DocumentId}`
  | 'demo'

interface DataChange {
  /** Changes are numbered as this process hears of them. */
  number: number
  /** In milliseconds, as `Date.now()`; 0 for what was changed before the process started. */
  at: number
}

/**
 * What has changed in the public data, as far as this process knows. Each change, made by whichever process, arrives
 * as a notification within milliseconds.
 */
export interface DataVersion {
  /** The number of the newest change. */
  current(): number
  /** The newest change of any of some parts. */
  lastChangeOf(tags: Iterable<DataTag>): DataChange
  /** False while the database cannot be reached: no notification of a change arrives then. */
  isFollowing(): boolean
  /** Calls back with the tags of each change; with null where anything may have changed. */
  onChange(hear: (tags: readonly string[] | null) => void): void
}

/** More tags than this are forgotten together: what they name counts as changed. */
const MAX_TAGS = 10_000

const tagList = z.array(z.string())

/** The tags of a notification; null where anything may have changed. */
function tagsOf(payload: string | null): string[] | null {
  try {
    const tags = tagList.safeParse(JSON.parse(payload ?? 'null'))
    return tags.success && !tags.data.includes('everything') ? tags.data : null
  } catch {
    return null
  }
}

export function followDataVersion(listener: Pick<Listener, 'on' | 'isListening'>): DataVersion {
  let newest: DataChange = { number: 1, at: 0 }
  let everything = newest
  const last = new Map<string, DataChange>()
  const hearers: ((tags: readonly string[] | null) => void)[] = []

  listener.on(dataChannel, (payload) => {
    newest = { number: newest.number + 1, at: Date.now() }
    const tags = tagsOf(payload)
    if (!tags || last.size + tags.length > MAX_TAGS) {
      last.clear()
      everything = newest
    }
    for (const tag of tags ?? []) last.set(tag, newest)
    for (const hear of hearers) hear(tags)
  })

  const later = (one: DataChange, other: DataChange | undefined): DataChange =>
    other && other.number > one.number ? other : one

  return {
    current: () => newest.number,
    lastChangeOf(tags) {
      let found = everything
      for (const tag of tags) {
        found = later(found, last.get(tag))
        // Many properties at once are told of as all of them.
        if (tag.startsWith('property:')) found = later(found, last.get('property'))
      }
      return found
    },
    isFollowing: listener.isListening,
    onChange(hear) {
      hearers.push(hear)
    },
  }
}
