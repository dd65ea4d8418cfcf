import { z } from 'zod'
import type { Caseworker } from '../../src/features/inbox/server/caseworker.ts'
import type { StaffDeps } from '../../src/features/sign-in/server/deps.ts'
import { invite } from '../../src/features/team/server/team.ts'
import type { Config } from '../../src/platform/base/config.ts'
import { queryRows, rowExists } from '../../src/platform/database/query.ts'
import type { PhotoDeps } from '../../src/platform/photos/take-photo.ts'
import { fillWorkspace, type WorkspaceServices } from './fill-workspace.ts'
import { type Month, planMonth } from './plan-month.ts'
import { monthStaff, type StaffPerson } from './staff.ts'
import type { Story } from './story.ts'
import { sceneCamera } from './take-scene.ts'
import { type Stage, tellStory } from './tell-story.ts'

export interface MonthDeps extends WorkspaceServices {
  config: Pick<Config, 'SMTP_URL'>
  photoDeps: PhotoDeps
  staff: Pick<StaffDeps, 'secret' | 'publicUrl' | 'database'>
}

/** A site that must not be filled; the message says why, and what to do. */
export class MonthRefused extends Error {
  override name = 'MonthRefused'
}

export interface FilledMonth {
  stories: readonly Story[]
  /** Where each of the staff chooses a password. */
  links: readonly { person: StaffPerson; link: string }[]
}

/** Enough to keep the database and the decoder of photos busy. */
const AT_ONCE = 6

/**
 * Fills a site without cases with a month of work, and calls back after each case.
 * @throws MonthRefused where its mail leaves the machine, and where it has cases or accounts of the demo's staff.
 */
export async function fillMonth(
  given: MonthDeps,
  month: Month,
  onCase: () => void = () => undefined,
): Promise<FilledMonth> {
  const { pool } = given.deps.database
  if (given.config.SMTP_URL)
    throw new MonthRefused('SMTP_URL is set, so mail leaves this machine. Run it without SMTP_URL.')
  if (await rowExists(pool, 'select 1 from cases limit 1'))
    throw new MonthRefused('The site has cases already. Give another DATA_DIR, or an empty database.')
  const { links, accountOf } = await openAccounts(given)
  const stories = planMonth(month)
  const stage: Stage = {
    // The month's forms come from one machine, in two minutes: its limit is not theirs.
    deps: { ...given.deps, limits: { ...given.deps.limits, allow: async () => true } },
    takeScene: sceneCamera(given.photoDeps),
    accountOf,
  }
  const waiting = stories.values()
  const tellNext = async () => {
    for (const story of waiting) {
      await tellStory(stage, story)
      onCase()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellNext))
  await fillWorkspace(given, { ...month, accountOf })
  return { stories, links }
}

async function openAccounts({ staff, deps }: MonthDeps) {
  const { pool } = deps.database
  const emails = monthStaff.map(({ email }) => email)
  const known = await queryRows(pool, account, 'select email from staff where email = any($1)', [emails])
  if (known.length > 0)
    throw new MonthRefused(
      'The site has accounts of the demo already. Give another DATA_DIR, or an empty database.',
    )
  const accounts = new Map<StaffPerson, Caseworker>()
  const links: FilledMonth['links'][number][] = []
  const inviting = { ...staff, mailsSentAt: new Date() }
  for (const person of monthStaff) {
    const { id, link } = await invite(inviting, { ...person, by: null })
    accounts.set(person, { id, name: person.name, role: person.role })
    links.push({ person, link })
  }
  const accountOf = (person: StaffPerson): Caseworker => {
    const found = accounts.get(person)
    if (!found) throw new Error(`${person.name} has no account`)
    return found
  }
  return { links, accountOf }
}

const account = z.object({ email: z.string() })
