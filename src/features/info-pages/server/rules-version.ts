import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type ContentOf, editable } from '../../../domain/documents/documents.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'

type HouseRules = ContentOf<'husordensregler'>

/** As far as versions are compared; rules from before they had a version have none. */
const storedRules = z
  .object({ value: z.object({ version: z.string().optional(), sections: z.array(z.unknown()) }) })
  .transform(({ value }) => value)

interface PublishedRules {
  version: string
  sections: readonly unknown[]
}

/** All house rules that have been published, the original among them: tenants may have agreed to any of them. */
async function publishedRules(db: Queryable): Promise<PublishedRules[]> {
  const stored = await queryRows(
    db,
    storedRules,
    `select value from content_versions where document = 'husordensregler' and state = 'published'`,
  )
  return [editable.husordensregler.value, ...stored.map((rules) => ({ ...rules, version: versionOf(rules) }))]
}

/**
 * The version that house rules get when they are published: the one they name, or the next one if that was published
 * with another text. A version has one text, so an agreement keeps its text.
 */
export async function versionToPublish(db: Queryable, rules: HouseRules, now: Date): Promise<string> {
  const published = await publishedRules(db)
  const isFree = (candidate: string) =>
    published.every(
      ({ version, sections }) =>
        version !== candidate || isDeepStrictEqual(asStored(sections), asStored(rules.sections)),
    )
  const named = versionOf(rules)
  return candidates(named, now).find(isFree) ?? named
}

/** The version that the rules on the site will get when another text is published in their place. */
export function versionAfter(db: Queryable, shown: string, now: Date): Promise<string> {
  return versionToPublish(db, { version: shown, sections: [] }, now)
}

/** The candidates for a version: the month, the day, and then numbers for that day. */
function* candidates(version: string, now: Date): Generator<string> {
  yield version
  const day = osloDate(now)
  const dates = [day.slice(0, 7), day].filter((date) => date > version)
  yield* dates
  const base = dates.at(-1) ?? version.replace(/^(\d{4}-\d\d-\d\d)-\d+$/, '$1')
  for (let number = 2; ; number += 1) yield `${base}-${number}`
}

/** The version of some house rules. Those from before they could be given one had the original's. */
export function versionOf({ version }: { version?: string | undefined }): string {
  return version ?? editable.husordensregler.value.version
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
