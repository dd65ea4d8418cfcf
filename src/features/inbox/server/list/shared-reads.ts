import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRow } from '../../../../platform/database/query.ts'
import type { CaseworkDeps } from '../caseworker.ts'
import type { LineInList } from './inbox-line.ts'

/** Which changes a reader of cases knows of, and when they read. */
export interface CaseVersion {
  changes: string
  now: Date
}

/** One kind of read. */
export interface SharedRead<T> {
  /** What `read` gives, or gave another reader of the same version. The key says all that it depends on besides the cases. */
  get(version: CaseVersion, key: string, read: () => Promise<T>): Promise<T>
}

/**
 * Reads of cases that several staff members make alike: sixty open inboxes of one role read their lane once when a case
 * changes. Each holds until a case changes, and for some seconds at most, since deadlines pass and snoozed cases come back.
 */
interface SharedReads {
  /** The version that holds now. Asked for before the cases are read. */
  version(now: Date): Promise<CaseVersion>
  counts: SharedRead<readonly number[]>
  lines: SharedRead<readonly LineInList[]>
  totals: SharedRead<number>
}

/** The dependencies of lists of cases. */
export interface ListDeps extends CaseworkDeps {
  sharedReads: SharedReads
}

const VALID_FOR_MS = 10_000
/** Lists with their filters: each is some 50 kB. */
const MAX_READS = 100

/** Calls back whenever a case has changed. */
type OnCaseChange = (hear: () => void) => void

export function createSharedReads(pool: Pool, onCaseChange: OnCaseChange): SharedReads {
  return {
    async version(now) {
      const changes = await queryRow(pool, z.string(), 'select last_value::text as changes from case_changes')
      return { changes, now }
    },
    counts: sharedRead(onCaseChange),
    lines: sharedRead(onCaseChange),
    totals: sharedRead(onCaseChange),
  }
}

interface Cached<T> {
  version: CaseVersion
  value: Promise<T>
}

function sharedRead<T>(onCaseChange: OnCaseChange): SharedRead<T> {
  const cached = new Map<string, Cached<T>>()
  // A change is counted before it is committed: what was read in between is gone with its notification.
  onCaseChange(() => cached.clear())
  return {
    get(version, key, read) {
      const known = cached.get(key)
      if (known && isSame(known.version, version)) return known.value
      const value = read()
      cached.delete(key)
      cached.set(key, { version, value })
      value.catch(() => cached.get(key)?.value === value && cached.delete(key))
      for (const oldest of cached.keys()) {
        if (cached.size <= MAX_READS) break
        cached.delete(oldest)
      }
      return value
    },
  }
}

const isSame = (one: CaseVersion, other: CaseVersion): boolean =>
  one.changes === other.changes && Math.abs(one.now.getTime() - other.now.getTime()) < VALID_FOR_MS
