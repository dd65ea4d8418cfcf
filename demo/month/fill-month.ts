import { z } from 'zod'
import { demoIds } from '../../src/features/demo-removal/server/find-demo.ts'
import { markDemo } from '../../src/features/demo-removal/server/marks.ts'
import { removeDemoCases } from '../../src/features/demo-removal/server/remove-demo.ts'
import type { Caseworker } from '../../src/features/inbox/server/caseworker.ts'
import type { StaffDeps } from '../../src/features/sign-in/server/deps.ts'
import { invite } from '../../src/features/team/server/team.ts'
import type { Config } from '../../src/platform/base/config.ts'
import { queryRows, rowExists } from '../../src/platform/database/query.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
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
  /** Where each of the staff who has no account yet chooses a password. */
  links: readonly { person: StaffPerson; link: string }[]
}

/** Enough to keep the database and the decoder of photos busy. */
const AT_ONCE = 6

/**
 * Fills a site that shows the demo with a month of work instead of an earlier one, and calls back after each case. Real
 * cases, and the accounts of the demo's staff, stay.
 * @throws MonthRefused where its mail leaves the machine, and where there is no demo.
 */
export async function fillMonth(
  given: MonthDeps,
  month: Month,
  onCase: () => void = () => undefined,
): Promise<FilledMonth> {
  const { pool } = given.deps.database
  if (given.config.SMTP_URL)
    throw new MonthRefused('SMTP_URL is set, so mail leaves this machine. Run it without SMTP_URL.')
  if (!(await rowExists(pool, `select from properties where id::text in ${demoIds('property')} limit 1`)))
    throw new MonthRefused(
      'The month is about the homes of the demo, and this site has none. Give another DATA_DIR, or set DEMO=on for an empty database.',
    )
  await inTransaction(pool, removeDemoCases)
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

/** The accounts of the demo's staff: those of an earlier month, and invitations for the others. */
async function openAccounts({ staff, deps }: MonthDeps) {
  const { pool } = deps.database
  const known = await queryRows(
    pool,
    account,
    `select id, email from staff where id::text in ${demoIds('staff')}`,
  )
  const accounts = new Map<StaffPerson, Caseworker>()
  const links: FilledMonth['links'][number][] = []
  const inviting = { ...staff, mailsSentAt: new Date() }
  for (const person of monthStaff) {
    let id = known.find(({ email }) => email === person.email)?.id
    if (!id) {
      const invited = await invite(inviting, { ...person, by: null })
      await markDemo(pool, 'staff', [invited.id])
      links.push({ person, link: invited.link })
      id = invited.id
    }
    accounts.set(person, { id, name: person.name, role: person.role })
  }
  const accountOf = (person: StaffPerson): Caseworker => {
    const found = accounts.get(person)
    if (!found) throw new Error(`${person.name} has no account`)
    return found
  }
  return { links, accountOf }
}

const account = z.object({ id: z.string(), email: z.string() })
