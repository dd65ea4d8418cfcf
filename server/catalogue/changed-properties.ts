import { type PropertyId, parsePropertyId } from '../../domain/property.ts'
import type { DataVersion } from '../database/data-version.ts'

/** More than so many at once are read with all others: that is as fast. */
const MAX_CHANGED = 500

/** Collects which properties change. */
export interface ChangedProperties {
  /** Those that have changed since it was asked last; null where they are too many, or not known. */
  take(): ReadonlySet<PropertyId> | null
}

export function changedProperties(version: Pick<DataVersion, 'onChange'>): ChangedProperties {
  let changed: Set<PropertyId> | null = new Set()

  version.onChange((tags) => {
    // Many properties at once are told of as all of them.
    if (!tags || tags.includes('property')) changed = null
    for (const tag of tags ?? []) {
      const id = tag.startsWith('property:') ? parsePropertyId(tag.slice('property:'.length)) : null
      if (id) changed?.add(id)
    }
    if (changed && changed.size > MAX_CHANGED) changed = null
  })

  return {
    take() {
      const taken = changed
      changed = new Set()
      return taken
    },
  }
}
