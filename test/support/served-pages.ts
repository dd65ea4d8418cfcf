import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { categories } from '#landlord/categories.ts'
import { allDocuments } from '../../src/domain/documents/documents.ts'
import { comparisonPath } from '../../src/domain/portfolio/chosen-properties.ts'
import { signUpActions, subscriberActions } from '../../src/features/alerts/alert-actions.ts'
import { myCasesActions } from '../../src/features/cases/my-cases-actions.ts'
import { allForms } from '../../src/features/form-catalogue/catalogue.ts'
import type { PropertyList } from '../../src/features/portfolio-browsing/server/views.ts'
import { secondStepActions, signInActions } from '../../src/features/sign-in/sign-in.ts'
import { plainPage } from '../../src/platform/http/plain-page.ts'
import { pagePolicies } from '../../src/site/addresses/page-policy.ts'
import { answersTo } from './answers-to.ts'
import { readBuildingId } from './building.ts'
import { openGivenOrder } from './given-order.ts'
import { confirmAsked, mailedAlertPage } from './mailed-alert.ts'
import { mailedCode } from './mailed-code.ts'
import { send } from './send-form.ts'
import { sentPictures } from './sent-pictures.ts'
import { allPaths } from './site.ts'
import { fromOurPages, makeColleague, staffPassword } from './staff-browser.ts'
import { totpAt } from './totp.ts'
import { knownSheet, unknownSheet, uploadSheet } from './uploaded-sheet.ts'

/** Opens requests of a visitor without cookies. */
export type NewVisitor = () => Promise<APIRequestContext>

/** The HTML of pages, by what was asked for. */
export type HtmlPages = Map<string, string>

/** A token and a reference that lead nowhere. */
const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA'

/** Sends a visitor's requests, and keeps the HTML of each answer. */
function keeping(pages: HtmlPages, request: APIRequestContext, who: string) {
  const keep = async (asked: string, answer: APIResponse) => {
    const html = await answer.text()
    pages.set(`${who}: ${asked} is ${answer.status()}`, html)
    return { html, url: answer.url() }
  }
  return {
    uploadSheet: (csv: string) => uploadSheet(request, csv),
    readBuildingId: () => readBuildingId(request),
    sentPictures: (home: string) => sentPictures(request, home),
    get: async (path: string) => keep(path, await request.get(path)),
    post: async (path: string, form: Record<string, string> = {}) =>
      keep(
        `${path} with ${Object.keys(form).join(', ') || 'nothing'}`,
        await request.post(path, { form, headers: fromOurPages }),
      ),
  }
}

type Keeping = ReturnType<typeof keeping>

/**
 * The HTML that the server gives for every page in the table of pages, and for what follows when forms and codes are
 * sent: a page that is added to the table is among them.
 */
export async function servedPages(newVisitor: NewVisitor, baseURL: string | undefined): Promise<HtmlPages> {
  const pages: HtmlPages = new Map()
  const request = await newVisitor()
  const visitor = keeping(pages, request, 'visitor')
  const ticket = await openMyCases({ request }, visitor)
  const sent = []
  for (const form of allForms.filter(({ id }) => !id.endsWith('-dialog')))
    sent.push(await send({ request }, form.id, await answersTo({ request }, form)))
  const subscriber = await askForAlerts(visitor, request)
  const properties = await propertiesOfEveryKind(request)
  const { staff, invitation } = await signIn(pages, newVisitor, baseURL)

  const batch = await staff.sentPictures('Storgata 31, leilighet 201')
  const building = await staff.readBuildingId()
  const sheets = [await staff.uploadSheet(unknownSheet), await staff.uploadSheet(knownSheet)]

  const references = sent.map(({ reference }) => reference)
  const faults = sent.filter(({ reference }) => reference.startsWith('AVV'))
  const order = await openGivenOrder(staff, visitor, faults[0]?.reference ?? '')
  const tokens = sent.map(({ path }) => path.split('/').at(-1) ?? '')
  const examples: Record<string, readonly string[]> = {
    '/eiendommer/:id': [...properties, UNKNOWN],
    '/sak/:token': [...tokens, UNKNOWN],
    '/sak/:token/kvittering': [...tokens, UNKNOWN],
    '/mine-saker/:ticket': [ticket, UNKNOWN],
    '/oppdrag/:token': [order, UNKNOWN],
    '/si-fra/:token': [subscriber, UNKNOWN],
    '/driftsmelding/:recipient': [UNKNOWN],
    '/login/passord/:token': [invitation, UNKNOWN],
    '/saker/:reference': [...references, UNKNOWN],
    '/saker/:reference/brev': [...references.slice(0, 1), UNKNOWN],
    '/saker/:reference/person': [...references.slice(0, 2), UNKNOWN],
    '/intern/eiendommer/:id': [...properties.slice(0, 2), 'ny', UNKNOWN],
    '/intern/eiendommer/:id/forhandsvisning': [...properties.slice(0, 1), UNKNOWN],
    '/intern/eiendommer/regneark/:importId': [...sheets, UNKNOWN],
    '/intern/eiendommer/bilder/:batch': [batch, UNKNOWN],
    '/intern/bygg/:building': [building, UNKNOWN],
    '/intern/driftsmeldinger/:notice': [UNKNOWN],
    '/intern/driftsmeldinger/:notice/plakat': [UNKNOWN],
    '/intern/tekster/:document': [...allDocuments, UNKNOWN],
  }
  for (const [pattern, policy] of pagePolicies) {
    const parameter = /:\w+/.exec(pattern)?.[0]
    const values = parameter ? examples[pattern] : ['']
    if (!values) throw new Error(`There is no example of ${pattern}`)
    const isSignIn = pattern.startsWith('/login')
    const who = policy === 'staff' && !isSignIn ? staff : visitor
    for (const value of values) await who.get(pattern.replace(parameter ?? '', value))
  }

  const more = [
    '/si-fra?type=bolig&by=larvik',
    '/minilager/storrelse?toroms=3&sykkel=2',
    comparisonPath(properties.slice(0, 4)),
    '/finnes-ikke',
    '/eiendommer?q=finnesikke',
    '/eiendommer?side=2',
    '/eiendommer?visning=kart',
    '/eiendommer?visning=kart&by=larvik',
    '/mine-saker',
  ]
  const forms = allForms.map(({ page }) => page)
  for (const path of new Set([...allPaths, ...filteredLists, ...forms, ...more])) await visitor.get(path)
  for (const path of new Set(forms)) await visitor.post(path)
  await visitor.post('/eiendommer')

  for (const { id } of allForms) await staff.get(`/saker/ny?skjema=${id}`)
  await staff.post(`/saker/ny?skjema=${allForms[0]?.id}`)
  await staff.post('/intern/eiendommer/ny')
  for (const path of ['/saker?fane=alle', '/saker?q=finnesikke&fane=alle', '/intern/finnes-ikke'])
    await staff.get(path)

  pages.set(
    'a page that fails',
    plainPage({ title: 'Feil', text: 'Noe «gikk» <galt> & feil.', reference: 'A"B' }),
  )
  return pages
}

/** Lists by filters: one that people search for, and one where nothing passes. */
const filteredLists = ['soverom=2', 'soverom=4&maksleie=5000&sorter=leie'].map(
  (query) => `/eiendommer?type=bolig&by=larvik&${query}`,
)

/** A property of each category, each vacancy and each type that the portfolio has. */
async function propertiesOfEveryKind(request: APIRequestContext): Promise<string[]> {
  const found = new Map<string, string>()
  for (const { slug } of categories) {
    const answer = await request.get(`/api/eiendommer?type=${slug}`)
    const { cards }: PropertyList = await answer.json()
    for (const { id, type, vacancy } of cards) found.set(`${type} ${vacancy?.kind}`, id)
  }
  return [...found.values()]
}

/** Asks for the code of «Mine saker», enters a wrong and the right one, and gives the ticket that opens the list. */
async function openMyCases(context: Pick<Page, 'request'>, { post }: Keeping): Promise<string> {
  const email = `html.${Date.now()}@eksempel.no`
  await send(context, 'issue-report', { email })
  const { sendCode, openList } = myCasesActions
  await post('/mine-saker', { action: sendCode.name, email: 'x' })
  await post('/mine-saker', { action: sendCode.name, email })
  await post('/mine-saker', { action: openList.name, email, code: '000000' })
  const { url } = await post('/mine-saker', {
    action: openList.name,
    email,
    code: await mailedCode(email),
  })
  return url.split('/').at(-1) ?? ''
}

/** Asks to be told, wrongly and rightly, and confirms; gives the token of the page. */
async function askForAlerts({ get, post }: Keeping, request: APIRequestContext): Promise<string> {
  const email = `varsel.${Date.now()}@eksempel.no`
  const { ask } = signUpActions
  await post('/si-fra?type=bolig', { action: ask.name, filters: 'type=bolig', email: 'x', pace: 'daily' })
  await post('/si-fra?type=bolig', { action: ask.name, filters: 'type=bolig', email, pace: 'daily' })
  const path = await mailedAlertPage(email)
  await get(path)
  await confirmAsked(request, path)
  await post(path, { action: subscriberActions.pause.name })
  await post(path, { action: subscriberActions.resume.name })
  return path.split('/').at(-1) ?? ''
}

/** Goes from an invitation to the workspace, with wrong steps, and collects every page. */
async function signIn(pages: HtmlPages, newVisitor: NewVisitor, baseURL: string | undefined) {
  const { email, link } = await makeColleague('administrator', baseURL)
  const staff = keeping(pages, await newVisitor(), 'administrator')
  const invitation = link.split('/').at(-1) ?? ''
  const enroll = '/login/andre-steg'
  const { enterPassword, enterCode, askForLink, choosePassword } = signInActions
  const { beginApp, finishApp } = secondStepActions
  await staff.post(link, { action: choosePassword.name, password: 'kort' })
  await staff.post(link, { action: choosePassword.name, password: staffPassword })
  await staff.post('/login', { action: enterPassword.name, email, password: 'feil' })
  await staff.post('/login', { action: enterPassword.name, email, password: staffPassword })
  await staff.post(enroll, { action: beginApp.name, password: 'feil' })
  const { html } = await staff.post(enroll, { action: beginApp.name, password: staffPassword })
  const secret = /class="enroll-app-secret">([^<]+)</.exec(html)?.[1] ?? ''
  await staff.post(enroll, { action: finishApp.name, code: '000000' })
  const done = await staff.post(enroll, { action: finishApp.name, code: totpAt(secret) })
  if (!/\/(saker|intern)/.test(done.url)) throw new Error(`Not signed in: ${done.url}`)
  const again = keeping(pages, await newVisitor(), 'administrator again')
  await again.post('/login', { action: enterPassword.name, email, password: staffPassword })
  await again.post('/login', { action: enterCode.name, code: '000000' })
  await again.post('/login/glemt', { action: askForLink.name, email })
  return { staff, invitation }
}
