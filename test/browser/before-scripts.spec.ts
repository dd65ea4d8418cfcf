import type { BrowserContext, Page } from '@playwright/test'
import { senderActions } from '../../src/features/cases/sender-actions.ts'
import { secondStepActions, signInActions } from '../../src/features/sign-in/sign-in.ts'
import { serviceDialogs } from '../../src/features/tenant-forms/service-dialogs.ts'
import { staffPages } from '../../src/site/addresses/staff-pages.ts'
import { readBuildingId } from '../support/building.ts'
import { pagesWithEachControl } from '../support/control-kinds.ts'
import {
  clearStorage,
  earlyAndLate,
  expectSameEarlyAndLate,
  postEmpty,
  postWrong,
} from '../support/early-and-late.ts'
import { publishedNotice } from '../support/published-notice.ts'
import { send } from '../support/send-form.ts'
import { sentPictures } from '../support/sent-pictures.ts'
import { expect, test } from '../support/shared-page.ts'
import { allPaths, readProperties } from '../support/site.ts'
import { fromOurPages, makeColleague, signedInAs, staffPassword } from '../support/staff-browser.ts'
import { isWhole } from '../support/whole.ts'

/** Every page, and every dialog, which stands open in its page when it is opened by its address. */
const paths = [
  ...allPaths,
  ...Object.keys(serviceDialogs).map((id) => `/kundeservice?skjema=${id}`),
  '/kundeservice?skjema=cleaning-checklist',
  '/eiendommer/:id',
  '/finnes-ikke',
]

const addressOf = async (page: Page, path: string) =>
  path.includes(':id') ? path.replace(':id', (await readProperties(page)).cards[0]?.id ?? '') : path

/** Those that are tried in brief. */
let tried: Promise<Set<string>> | undefined

for (const path of paths)
  test(`${path} is the same whether it is used before or after its scripts have come`, async ({ tabs }) => {
    const pages = await earlyAndLate(tabs)
    if (!isWhole) {
      tried ??= pagesWithEachControl(pages[0], paths, (each) => addressOf(pages[0], each))
      test.skip(!(await tried).has(path), 'Other pages have its kinds of controls.')
    }
    await expectSameEarlyAndLate(pages, await addressOf(pages[0], path))
  })

// Together they have every kind of field, a review, photos, and conditional questions.
for (const path of ['/interesseskjema?type=bolig', '/melde-avvik', '/leilighetsundersokelse'])
  test(`${path} with errors is the same whether it is used before or after its scripts have come`, async ({
    tabs,
  }) => {
    await expectSameEarlyAndLate(await earlyAndLate(tabs), path, (page) => postEmpty(page, path))
  })

/** Posts a message without words, as a browser without scripts may. */
async function postEmptyMessage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const refused = page.waitForResponse((response) => response.status() === 422)
  await page.locator('form:has(#message)').evaluate((form: HTMLFormElement) => form.submit())
  await refused
  await expect(page.locator('.alert-box')).toBeVisible()
}

test('the page of a case, open, refused and withdrawn, and its receipt are the same whether they are used before or after', async ({
  tabs,
}) => {
  const pages = await earlyAndLate(tabs)
  const [page] = pages
  const { path } = await send(page, 'issue-report')
  await expectSameEarlyAndLate(pages, path)
  await expectSameEarlyAndLate(pages, `${path}/kvittering`)
  await expectSameEarlyAndLate(pages, path, (early) => postEmptyMessage(early, path))
  await page.request.post(path, { form: { action: senderActions.withdraw.name }, headers: fromOurPages })
  await expectSameEarlyAndLate(pages, path)
})

test.describe('on the pages of staff', () => {
  test.describe.configure({ mode: 'default' })
  // Each tab has cookies of its own: what the early one remembers late, such as a collapsed lane, would change the other.
  let contexts: BrowserContext[]
  let pages: [Page, Page]
  let tried: Set<string>
  const paths = [...staffPages.map(({ path }) => path), '/saker/ny?skjema=issue-report']
  let fillIn: (path: string) => Promise<string>
  test.beforeAll(async ({ browser, baseURL }) => {
    const early = await signedInAs(browser, 'administrator', baseURL)
    const late = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale: 'nb-NO',
      storageState: await early.storageState(),
    })
    contexts = [early, late]
    pages = [await early.newPage(), await late.newPage()]
    for (const page of pages) await clearStorage(page)
    const { reference } = await send(pages[0], 'issue-report')
    const batch = await sentPictures(pages[0].request, 'Storgata 31, leilighet 201')
    const building = await readBuildingId(pages[0].request)
    const notice = await publishedNotice(pages[0].request, 'Larvik')
    fillIn = (path) =>
      addressOf(
        pages[0],
        path
          .replace(':reference', reference)
          .replace(':document', 'kontakt')
          .replace(':batch', batch)
          .replace(':building', building)
          .replace(':notice', notice),
      )
    tried = await pagesWithEachControl(pages[0], paths, fillIn)
  })
  test.afterAll(async () => {
    for (const context of contexts) await context.close()
  })

  for (const path of paths)
    test(`${path} is the same whether it is used before or after its scripts have come`, async () => {
      test.skip(!isWhole && !tried.has(path), 'Other pages have its kinds of controls.')
      await expectSameEarlyAndLate(pages, await fillIn(path))
    })

  for (const [state, path, form, fields] of [
    ['a refused reply', '/saker/:reference', '#svar form', { action: 'casework.reply' }],
    [
      'a text with errors',
      '/intern/tekster/kontakt',
      '#rediger',
      { action: 'text.kontakt.publish', phone: '' },
    ],
  ] as const)
    test(`${state} is the same whether it is used before or after its scripts have come`, async () => {
      const address = await fillIn(path)
      await expectSameEarlyAndLate(pages, address, (page) => postWrong(page, address, form, fields))
    })
})

test('the second step is the same whether it is used before or after its scripts have come', async ({
  browser,
  baseURL,
}) => {
  const address = '/login/andre-steg'
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const { email, link } = await makeColleague('saksbehandler', baseURL)
  const { choosePassword, enterPassword } = signInActions
  const post = (path: string, action: string) =>
    context.request.post(path, {
      form: { action, email, password: staffPassword },
      headers: fromOurPages,
    })
  await post(link, choosePassword.name)
  await post('/login', enterPassword.name)
  const pages = [await context.newPage(), await context.newPage()] as const
  await expectSameEarlyAndLate(pages, address)
  await expectSameEarlyAndLate(pages, address, (page) =>
    postWrong(page, address, 'form', { action: secondStepActions.beginApp.name, password: 'feil' }),
  )
  await context.close()
})
