import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { locateCase } from '../../src/features/buildings/server/locate-case.ts'
import { senderOf } from '../../src/features/cases/server/sender/sender.ts'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { readForm } from '../../src/forms/engine/read.ts'
import { queryRows } from '../../src/platform/database/query.ts'
import { present } from '../../test/support/present.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { loadDemoIfNew } from '../start/load-demo.ts'
import { planMonth } from './plan-month.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await loadDemoIfNew(site, temporaryFolder('drawn'))
})
afterAll(() => site.remove())

const building = z.object({ id: z.string(), address: z.string() })

test('of 435 cases of tenants at least 430 are at the house that their sender lives in', async () => {
  const { pool } = site.database
  const buildings = new Map(
    (await queryRows(pool, building, 'select id, address from buildings')).map(({ id, address }) => [
      id,
      address,
    ]),
  )
  const ofTenants = planMonth({ count: 2000, until: new Date('2026-11-29T12:00:00Z'), seed: 14 })
    .map(({ sending }) => ({ ...sending, form: present(findForm(sending.formId)) }))
    .filter(({ form }) => form.sentBy === 'tenant')
    .slice(0, 435)
  const located: { match: string; isRight: boolean }[] = []
  for (const { form, entries, person } of ofTenants) {
    const { answers } = readForm(form, entries)
    const { address } = senderOf(form, answers)
    const { buildingId, match } = await locateCase(pool, { form, answers, address, propertyId: null })
    located.push({ match, isRight: buildings.get(buildingId ?? '') === person.home.street })
  }
  expect(located).toHaveLength(435)
  expect(located.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(430)
  expect(located.filter(({ match, isRight }) => match === 'certain' && !isRight)).toEqual([])
})
