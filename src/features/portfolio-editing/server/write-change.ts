import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { PropertyContent } from './property-content.ts'
import { addVersion, putOnSite, type VersionState } from './versions.ts'

/** A locked property: what it shows on the site, and its newest version, which is that or waits. */
export interface CurrentProperty {
  id: PropertyId
  state: VersionState
  /** Null where it is not on the site. */
  onSite: PropertyContent | null
  newest: PropertyContent
  publishAt: Date | null
}

interface Written {
  change: (content: PropertyContent) => PropertyContent
  by: string | null
  /** Marks the versions as of one attempt, or one import. */
  key?: string | null | undefined
}

/**
 * Changes a property without changing its state: what is on the site stays there, and what waits, or was taken off the site, is
 * changed too and is the newest again. Gives whether anything was to be changed.
 */
export async function writeChange(
  client: PoolClient,
  { id: propertyId, state, onSite, newest, publishAt }: CurrentProperty,
  { change, by, key = null }: Written,
): Promise<boolean> {
  const changed = (before: PropertyContent): PropertyContent | null => {
    const after = change(before)
    return isDeepStrictEqual(after, before) ? null : after
  }
  const shown = onSite && changed(onSite)
  if (shown) {
    await addVersion(client, { propertyId, content: shown, by, key, state: 'published' })
    await putOnSite(client, propertyId, shown)
  }
  const waiting = state === 'published' ? null : (changed(newest) ?? (shown && newest))
  if (waiting) await addVersion(client, { propertyId, content: waiting, by, key, state, publishAt })
  return shown !== null || waiting !== null
}
