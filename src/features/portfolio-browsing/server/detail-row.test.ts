import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { execute } from '../../../platform/database/query.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
const of = (name: string) => `https://bilder.test/${name}.jpg`
const several = propertyRow({ title: 'Storgata 1', images: [of('b'), of('unknown'), of('a')] })
const main = propertyRow({ title: 'Storgata 2', image_url: of('a') })
const both = propertyRow({ title: 'Storgata 3', image_url: of('a'), images: [of('b')] })
const none = propertyRow({ title: 'Storgata 4' })

beforeAll(async () => {
  site = await temporarySite()
  await writeImport(site.database.pool, { properties: [several, main, both, none], finn_properties: [] })
  await execute(
    site.database.pool,
    `insert into pictures (url, key, storage_path, width, height, preview, alt)
     values ($1, 'a', 'a.jpg', 3, 2, 'fff', 'Stue'), ($2, 'b', 'b.jpg', 3, 2, 'eee', null)`,
    [of('a'), of('b')],
  )
})
afterAll(() => site.remove())

const a = { key: 'a', width: 3, height: 2, preview: 'fff', alt: 'Stue' }
const b = { key: 'b', width: 3, height: 2, preview: 'eee' }

test.each([
  ['that there are, in its order', several, [b, a]],
  ['that its main picture is, where it has no others', main, [a]],
  ['without its main picture, where it has others', both, [b]],
  ['of which there are none', none, []],
])('a property has the pictures %s', async (_, { id }, pictures) => {
  expect((await site.catalogue.property(id))?.pictures).toEqual(pictures)
})
