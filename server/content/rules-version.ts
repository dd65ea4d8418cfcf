import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { type ContentOf, editable } from '../../content/editable.ts'

type HouseRules = ContentOf<'husordensregler'>

/** A version of the house rules that tenants may have agreed to cannot say anything else afterwards. */
export class VersionTaken extends Error {
  override name = 'VersionTaken'
  readonly version: string

  constructor(version: string) {
    super(`The house rules were published as version ${version} with another text`)
    this.version = version
  }
}

/** @throws VersionTaken where the version was published with another text. */
export async function assertNewVersion(client: PoolClient, value: HouseRules): Promise<void> {
  const { rows } = await client.query<{ value: HouseRules }>(
    `select value from content_versions where document = 'husordensregler' and state = 'published'`,
  )
  const original: HouseRules = editable.husordensregler.value
  const published = [original, ...rows.map((row) => ({ ...row.value, version: versionOf(row.value) }))]
  const isTaken = published.some(
    ({ version, sections }) =>
      version === value.version && !isDeepStrictEqual(asStored(sections), asStored(value.sections)),
  )
  if (isTaken) throw new VersionTaken(value.version)
}

/** The version of some house rules. Those from before they could be given one had the original's. */
export function versionOf({ version }: Partial<HouseRules>): string {
  return version ?? editable.husordensregler.value.version
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
