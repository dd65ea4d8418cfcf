import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoListings, demoPortfolio } from '../../../../demo/index.ts'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { larvikListing } from '../../../../test/support/larvik-listing.ts'
import { listOf } from '../../../../test/support/list-of.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { execute } from '../../../platform/database/query.ts'
import { readListingAddress } from '../filters/listing-address.ts'
import { writeImport } from './import.ts'

const today = osloDate(new Date())
const [past, future] = [addDays(today, -3), addDays(today, 40)]

/** Every way to say, or not to say, when a home is vacant. */
const states = [
  null,
  '',
  'ledig',
  ' Ledig ',
  'AVAILABLE',
  'reservert',
  'utleid',
  'Utleid fra 1. mars',
  'pusses opp',
].flatMap((status) => [null, past, today, future].map((available_from) => ({ status, available_from })))
const plain = states.map((state) => propertyRow({ title: 'Uten annonse', ...state }))
const advertised = states.map((state) => propertyRow({ title: 'Med annonse', ...state }))
const elsewhere = propertyRow({ title: 'Bod', type: 'Minilager', status: 'ledig' })
const archived = propertyRow({ title: 'Tatt av nettstedet', status: 'ledig' })
const listings = advertised.map((home, index) =>
  larvikListing({
    id: home.id,
    finn_url: `https://www.finn.no/${index}`,
    available_from: [null, future][index % 2] ?? null,
  }),
)

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await writeImport(site.database.pool, {
    properties: [
      ...demoPortfolio.map(({ property }) => property),
      ...plain,
      ...advertised,
      elsewhere,
      archived,
    ],
    finn_properties: [...demoListings.map(({ listing }) => listing), ...listings],
  })
  await execute(site.database.pool, 'update finn_properties set property_id = id::uuid where id = any($1)', [
    listings.map(({ id }) => id),
  ])
  await execute(site.database.pool, 'delete from properties where id = $1', [archived.id])
  await untilAllArrived(site)
})
afterAll(() => site.remove())

/** All pages of the list of homes, or of those that are vacant now. */
async function listed(asked: { ledig?: 1 }) {
  const first = await site.catalogue.properties({ ...listOf('bolig'), asked })
  const pages = Array.from({ length: first.pages - 1 }, (_, index) => index + 2)
  const rest = await Promise.all(
    pages.map((page) => site.catalogue.properties({ ...listOf('bolig', page), asked })),
  )
  return [first, ...rest].flatMap(({ cards }) => cards)
}
const idsOf = (homes: readonly { id: string }[]) => homes.map(({ id }) => id).sort()
const vacant = <H extends { vacancy: { kind: string } | null }>(homes: readonly H[]) =>
  homes.filter(({ vacancy }) => vacancy?.kind === 'now')

test('the filter, the cards, the areas and the pages agree home by home on what is vacant now', async () => {
  const filtered = idsOf(await listed({ ledig: 1 }))
  const cards = await listed({})
  const homes = cards.filter(({ type }) => type === 'Bolig')
  expect(filtered.length).toBeGreaterThan(20)
  expect(idsOf(vacant(cards))).toEqual(filtered)
  const areas = await site.catalogue.housingAreas()
  expect(idsOf(vacant(areas.flatMap((area) => area.homes)))).toEqual(idsOf(vacant(homes)))
  expect(areas.reduce((sum, area) => sum + area.vacant, 0)).toBe(vacant(homes).length)
  expect((await site.catalogue.vacancies('bolig')).count).toBe(vacant(homes).length)
  for (const { id } of [...plain, ...advertised])
    expect((await site.catalogue.property(id))?.vacancy, id).toEqual(
      cards.find((card) => card.id === id)?.vacancy,
    )
})

test('the front page shows only homes that the filter finds, and all where they are few', async () => {
  const filtered = idsOf(await listed({ ledig: 1 }))
  const shown = await site.catalogue.vacantHomes()
  expect(shown).toHaveLength(4)
  expect(filtered).toEqual(expect.arrayContaining(idsOf(shown)))
  const few = filtered.slice(0, 3)
  await execute(
    site.database.pool,
    "update properties set status = 'utleid', available_from = null where not id = any($1)",
    [few],
  )
  await untilAllArrived(site)
  expect(idsOf(await site.catalogue.vacantHomes())).toEqual(few)
  expect(idsOf(await listed({ ledig: 1 }))).toEqual(few)
})

test('an ad of a property says of when it is vacant what the property says', async () => {
  const cards = new Map((await listed({})).map((card) => [card.id, card.vacancy]))
  const ads = (await site.catalogue.listings(readListingAddress(new URLSearchParams()))).listings
  const own = ads.flatMap(({ propertyId, vacancy }) => (propertyId ? [[propertyId, vacancy] as const] : []))
  expect(own).toHaveLength(advertised.length)
  for (const [id, vacancy] of own) expect(vacancy, id).toEqual(cards.get(id) ?? null)
})
