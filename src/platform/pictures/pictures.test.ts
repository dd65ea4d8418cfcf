import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { queryRow } from '../database/query.ts'
import { originalFinder, storePicture } from './pictures.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

test('finds an original by the key of its content', async () => {
  const original = await blankPhoto().jpeg().toBuffer()
  const url = await storePicture(site, 'property-images/hus/1.jpg', original)
  const key = await queryRow(site.database.pool, z.string(), 'select key from pictures where url = $1', [url])
  const find = originalFinder(site)
  expect(Buffer.from((await find(key)) ?? [])).toEqual(original)
  expect(await find('0'.repeat(20))).toBeNull()
})
