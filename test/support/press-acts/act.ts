import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type pg from 'pg'
import { z } from 'zod'
import { blankPhoto } from '../blank-photo.ts'
import type { Presses } from '../presses.ts'
import { type Sent, send } from '../send-form.ts'
import { inSiteDatabase } from '../site-database.ts'
import { fromOurPages, type MadeColleague } from '../staff-browser.ts'

/** Where an act is done: nothing is counted but what `hands` do. */
export interface ActStage {
  page: Page
  hands: Presses
  /** Another staff member who works on cases. */
  colleague: MadeColleague
}

/** One thing that staff do every day, from the page that they begin on until it is stored. */
export interface PressAct {
  name: string
  device: 'laptop' | 'phone'
  perform: (stage: ActStage) => Promise<void>
}

/**
 * A name that no other case has, so that a list can be narrowed to one act's own cases. A property that has it is shown to the tests
 * of public pages: it fits on one line of a telephone with large text.
 */
export const ownName = (): string =>
  `Tr${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`

/** Sends faults of one name, in order, each with a photo where that is said. */
export async function sendFaults(
  page: Page,
  name: string,
  count: number,
  { hasPhotos = false, address = 'Storgata 1, Larvik' } = {},
): Promise<Sent & { others: Sent[] }> {
  const sent: Sent[] = []
  for (let index = 0; index < count; index += 1)
    sent.push(
      await send(page, 'issue-report', {
        ...(hasPhotos ? { imageUrls: [await uploadPhoto(page)] } : {}),
        name: `${name} Test`,
        email: `${randomUUID()}@eksempel.no`,
        phone: `9${Math.floor(Math.random() * 9_000_000) + 1_000_000}`,
        address,
        description: `Krana på badet drypper (${index + 1}).`,
      }),
    )
  const [first, ...others] = sent
  if (!first) throw new Error('No fault was sent')
  return { ...first, others }
}

const uploaded = z.object({ url: z.string() })

async function uploadPhoto(page: Page): Promise<string> {
  const data = await blankPhoto(800, 600).jpeg().toBuffer()
  const answer = await page.request.post('/api/vedlegg', { data, headers: fromOurPages })
  return uploaded.parse(await answer.json()).url
}

/** Searches the inbox by hand, and waits until it shows the cases that were found. */
export async function search({ page, hands }: ActStage, text: string, found: number): Promise<void> {
  await hands.write(page.getByRole('searchbox'), text)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('checkbox', { name: /^Velg [A-Z]{3}-/ })).toHaveCount(found)
}

/** Goes by the finder to the first thing that it finds for a text, which has a certain name. */
export async function goTo({ page, hands }: ActStage, text: string, name: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox')
  await hands.key('Control+k', focusOn(field))
  await hands.write(field, text)
  const found = page.getByRole('option', { name }).first()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await hands.key('Enter', () => expect(field).toBeHidden({ timeout: 2000 }))
}

/** The link to a case in a list. */
export const linkTo = (page: Page, { reference }: Pick<Sent, 'reference'>): Locator =>
  page.locator(`a[href^="/saker/${reference}"]`).first()

/** For a key that leads to a field: the page has heard it once the field has the focus. */
export const focusOn = (field: Locator) => (): Promise<void> => expect(field).toBeFocused({ timeout: 2000 })

/** Waits until a row of the database is as an act should leave it; the statement counts such rows. */
export async function untilStored(
  count: number,
  statement: string,
  values: unknown[],
  timeout = 30_000,
): Promise<void> {
  await inSiteDatabase((client: pg.Client) =>
    expect
      .poll(async () => Number((await client.query<{ count: string }>(statement, values)).rows[0]?.count), {
        timeout,
      })
      .toBe(count),
  )
}

/** Waits until cases have a status. */
export const untilStatus = (status: string, references: readonly string[]): Promise<void> =>
  untilStored(references.length, 'select count(*) from cases where status = $1 and reference = any($2)', [
    status,
    references,
  ])
