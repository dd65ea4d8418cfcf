import { asked } from '../support/asked-answers.ts'
import { expect, test } from '../support/reused-page.ts'
import { textOnFirstScreen } from '../support/wishes/first-screen.ts'
import { homeWishes } from '../support/wishes/homes.ts'
import { placeWishes } from '../support/wishes/places.ts'

const questions = asked.map(([query, answer]) => [query, [answer]] as const)
const wishes = [...homeWishes, ...placeWishes, ...questions]

/** Of the more than hundred and fifty, so many may be wishes that no site of this size can read. */
const MAX_MISSED = 5

test.beforeAll(async ({ request }) => {
  // The pages are indexed by a job, once the site has started.
  await expect.poll(async () => (await request.get('/api/sok?q=sluk')).text()).toContain('/rense-sluket')
})

test('a vacant two-room with its rent is one line and one press away from the front page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 750 })
  await page.goto('/')
  await page.getByRole('searchbox', { name: /Hva ser du etter/ }).fill('toroms i larvik')
  await page.getByRole('search').getByRole('button', { name: 'Søk' }).click()
  await expect(page.getByRole('heading', { name: 'Boliger · Larvik · 1 soverom' })).toBeVisible()
  expect(await textOnFirstScreen(page)).toMatch(/kr\/mnd .*1 soverom Ledig nå/)
})

test('what visitors wish for stands in the first screen of a phone', async ({ withoutScripts: page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 750 })
  await page.route('**/bilder/**', (route) => route.abort())
  const missed: string[] = []
  for (const [query, shown] of wishes) {
    await page.goto(`/sok?${new URLSearchParams({ q: query })}`)
    const text = await textOnFirstScreen(page)
    const lacking = shown.filter((each) => !text.includes(each))
    if (lacking.length > 0) missed.push(`${query}: not «${lacking.join('», «')}», but ${text}`)
  }
  expect(missed.slice(MAX_MISSED), missed.join('\n')).toEqual([])
  for (const each of missed) test.info().annotations.push({ type: 'missed', description: each })
})
