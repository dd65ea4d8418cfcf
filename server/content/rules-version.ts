import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { type ContentOf, editable } from '../../content/editable.ts'
import { osloDate } from '../../domain/calendar.ts'

type HouseRules = ContentOf<'husordensregler'>

/** All house rules that have been published, the original among them: tenants may have agreed to any of them. */
async function publishedRules(client: Pick<PoolClient, 'query'>): Promise<HouseRules[]> {
  const { rows } = await client.query<{ value: HouseRules }>(
    `select value from content_versions where document = 'husordensregler' and state = 'published'`,
  )
  const original: HouseRules = editable.husordensregler.value
  return [original, ...rows.map(({ value }) => ({ ...value, version: versionOf(value) }))]
}

/**
 * The version that house rules get when they are published: the one that they name, or, where that was published with
 * another text, the next one. So no version ever says two things, and an agreement keeps the text of its version.
 */
export async function versionToPublish(
  client: Pick<PoolClient, 'query'>,
  rules: HouseRules,
  now: Date,
): Promise<string> {
  const published = await publishedRules(client)
  const isFree = (candidate: string) =>
    published.every(
      ({ version, sections }) =>
        version !== candidate || isDeepStrictEqual(asStored(sections), asStored(rules.sections)),
    )
  const named = versionOf(rules)
  return candidates(named, now).find(isFree) ?? named
}

/** The version that the rules on the site will get when another text is published in their place. */
export function versionAfter(
  client: Pick<PoolClient, 'query'>,
  shown: HouseRules,
  now: Date,
): Promise<string> {
  return versionToPublish(client, { version: versionOf(shown), sections: [] }, now)
}

/** A version, and those after it that are easy to remember: the month, the day, and numbers for the rest of the day. */
function* candidates(version: string, now: Date): Generator<string> {
  yield version
  const day = osloDate(now)
  const dates = [day.slice(0, 7), day].filter((date) => date > version)
  yield* dates
  const base = dates.at(-1) ?? version.replace(/^(\d{4}-\d\d-\d\d)-\d+$/, '$1')
  for (let number = 2; ; number += 1) yield `${base}-${number}`
}

/** The version of some house rules. Those from before they could be given one had the original's. */
export function versionOf({ version }: Partial<HouseRules>): string {
  return version ?? editable.husordensregler.value.version
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
