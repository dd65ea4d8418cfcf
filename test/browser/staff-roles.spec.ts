import { randomUUID } from 'node:crypto'
import { type Browser, expect, test } from '@playwright/test'
import { may } from '../../src/domain/people/permissions.ts'
import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { allRoles } from '../../src/domain/people/staff-roles.ts'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { caseActions } from '../../src/features/inbox/casework.ts'
import type { Action } from '../../src/forms/engine/action.ts'
import type { FieldKind } from '../../src/forms/engine/field.ts'
import { defaultOf } from '../../src/forms/engine/field-rules.ts'
import { allActions } from '../../src/site/actions/all-actions.ts'
import { mayOpen, staffPages } from '../../src/site/addresses/staff-pages.ts'
import { readBuildingId } from '../support/building.ts'
import { publishedNotice } from '../support/published-notice.ts'
import { SAMPLE_FODSELSNUMMER } from '../support/sample-answers.ts'
import { send } from '../support/send-form.ts'
import { sentPictures } from '../support/sent-pictures.ts'
import { readProperties } from '../support/site.ts'
import { fromOurPages, signedInAs } from '../support/staff-browser.ts'

const caseKinds: readonly FieldKind[] = ['caseReference', 'caseReferences']

/** A number inside a sentence, which no sensitive field masks. */
const WRITTEN_NUMBER = '130972 48022'

/** What staff can do with a case, on its page or from the inbox. */
const actionsOnCases = allActions.filter(({ fields }) =>
  Object.values(fields).some(({ kind, isFromPage }) => isFromPage && caseKinds.includes(kind)),
)

/** An action as its page posts it: with a sample value in every field but those of the case. */
function postOf({ name, fields }: Action, reference: string) {
  const samples = Object.entries(fields).flatMap(([field, declared]) => {
    if (declared.isFromPage && caseKinds.includes(declared.kind)) return [[field, reference]]
    const sample = defaultOf(declared) ?? declared.behavior.sample(declared)
    return sample === null ? [] : [[field, sample]]
  })
  const path = 'reference' in fields ? `/saker/${reference}` : '/saker'
  return { path, form: { action: name, ...Object.fromEntries(samples) } }
}

interface Example {
  path: string
  isThere: boolean
  reads?: (role: StaffRole) => boolean
}

const readersOf = (formId: string) => (role: StaffRole) => findForm(formId)?.readers.includes(role) ?? false

/** A case that was erased at its sender's request. */
async function erasedCase(browser: Browser, baseURL: string | undefined): Promise<string> {
  const context = await signedInAs(browser, 'administrator', baseURL)
  const email = `slettet-${randomUUID()}@eksempel.no`
  const { reference } = await send(await context.newPage(), 'issue-report', { email })
  const form = { action: 'person.erase', person: email, again: email }
  await context.request.post(`/intern/personvern?epost=${email}`, { form, headers: fromOurPages })
  expect((await context.request.get(`/saker/${reference}`)).status()).toBe(404)
  await context.close()
  return reference
}

test('allows and denies every page by role', async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const anonymous = await browser.newContext({ baseURL })
  const seeding = await anonymous.newPage()
  const other = await send(seeding, 'issue-report', { description: `Jeg er ${WRITTEN_NUMBER}, ring meg.` })
  const hidden = await send(seeding, 'parking-application')
  const deleted = await erasedCase(browser, baseURL)
  const { cards } = await readProperties(seeding)
  const editor = await signedInAs(browser, 'redaktor', baseURL)
  const batch = await sentPictures(editor.request, cards[0]?.title ?? '')
  const caretaker = await signedInAs(browser, 'vaktmester', baseURL)
  const examples: Record<string, Example[]> = {
    ':reference': [
      { path: other.reference, isThere: true, reads: readersOf('issue-report') },
      { path: hidden.reference, isThere: true, reads: readersOf('parking-application') },
      { path: deleted, isThere: false },
      { path: 'AVV-AAAA-AAAA', isThere: false },
      { path: 'tull', isThere: false },
    ],
    ':building': [
      { path: await readBuildingId(caretaker.request), isThere: true },
      { path: '00000000-0000-4000-8000-000000000000', isThere: false },
      { path: 'tull', isThere: false },
    ],
    ':notice': [
      { path: await publishedNotice(editor.request, 'Larvik'), isThere: true },
      { path: 'tull', isThere: false },
    ],
    ':batch': [
      { path: batch, isThere: true },
      { path: 'tull', isThere: false },
    ],
    ':document': [
      { path: 'kontakt', isThere: true },
      { path: 'tull', isThere: false },
    ],
    ':id': [
      { path: cards[0]?.id ?? '', isThere: true },
      { path: '00000000-0000-4000-8000-000000000000', isThere: false },
      { path: 'tull', isThere: false },
    ],
  }
  const wanted: Example[] = staffPages
    .filter(({ path }) => path !== '/intern')
    .flatMap(({ path }) => {
      const part = /:\w+/.exec(path)?.[0]
      if (!part) return [{ path, isThere: true }]
      return (examples[part] ?? []).map((each) => ({ ...each, path: path.replace(part, each.path) }))
    })
  wanted.push({ path: '/intern/finnes-ikke', isThere: false }, { path: '/saker/a/b', isThere: false })

  for (const { path } of wanted) {
    const answer = await anonymous.request.get(path, { maxRedirects: 0 })
    expect([303, 404], `${path} for an anonymous client`).toContain(answer.status())
    const asData = await anonymous.request.get(`${path}.data`, { maxRedirects: 0 })
    expect(await asData.text(), `${path}.data for an anonymous client`).not.toContain('Kari Nordmann')
  }
  for (const role of allRoles) {
    const context = await signedInAs(browser, role, baseURL)
    const own = await send(seeding, 'issue-report')
    if (readersOf('issue-report')(role)) {
      const form = { action: caseActions.take.name }
      expect(
        (await context.request.post(`/saker/${own.reference}`, { form, headers: fromOurPages })).status(),
      ).toBe(200)
    }
    const ownPage = { path: `/saker/${own.reference}`, isThere: true, reads: readersOf('issue-report') }
    for (const { path, isThere, reads } of [...wanted, ownPage]) {
      const answer = await context.request.get(path, { maxRedirects: 0 })
      const allowed = mayOpen(role, path)
      const status = allowed && isThere && (reads?.(role) ?? true) ? 200 : allowed ? 404 : [403, 404]
      expect([status].flat(), `${path} for ${role}`).toContain(answer.status())
      // Encrypted answers are never sent, and a role that may not read a case gets nothing of it.
      const data = await context.request.get(`${path}.data`, { maxRedirects: 0 })
      for (const text of [await answer.text(), await data.text()]) {
        expect(text, `${path} for ${role}`).not.toContain(SAMPLE_FODSELSNUMMER)
        if (!may(role, 'reveal-sensitive')) expect(text, `${path} for ${role}`).not.toContain(WRITTEN_NUMBER)
        if (answer.status() !== 200) expect(text, `${path} for ${role}`).not.toContain('Kari')
      }
    }
    const downloads: [string, boolean][] = [
      ['/api/ansatt/eiendommer.csv', may(role, 'edit-portfolio')],
      ['/api/ansatt/eiendommer.xlsx', may(role, 'edit-portfolio')],
      ['/api/ansatt/tall.csv', mayOpen(role, '/intern/oversikt')],
    ]
    for (const [path, allowed] of downloads) {
      expect((await context.request.get(path)).status(), `${path} for ${role}`).toBe(allowed ? 200 : 403)
      expect((await anonymous.request.get(path)).status(), `${path} for an anonymous client`).toBe(401)
    }
    await context.close()
  }
  await anonymous.close()
})

test('each action on a case is done by the roles that may, in the cases that they read', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const anonymous = await browser.newContext({ baseURL })
  const seeding = await anonymous.newPage()
  const deleted = await erasedCase(browser, baseURL)
  for (const role of allRoles) {
    const context = await signedInAs(browser, role, baseURL)
    const hidden = await send(seeding, 'parking-application')
    for (const action of actionsOnCases) {
      const post = (reference: string) => {
        const { path, form } = postOf(action, reference)
        return context.request.post(path, { form, headers: fromOurPages, maxRedirects: 0 })
      }
      const answer = await post(hidden.reference)
      const what = `${action.name} by ${role}`
      if (action.permission && !may(role, action.permission)) expect(answer.status(), what).toBe(403)
      else if (!readersOf('parking-application')(role)) expect(answer.status(), what).toBe(422)
      else expect([200, 422], what).toContain(answer.status())
      const isShown = (await answer.text()).includes(SAMPLE_FODSELSNUMMER)
      expect(isShown, what).toBe(action.name === caseActions.reveal.name && may(role, 'reveal-sensitive'))
      for (const reference of [deleted, 'AVV-AAAA-AAAA', 'tull'])
        expect([403, 422], `${what} on ${reference}`).toContain((await post(reference)).status())
    }
    await context.close()
  }
  await anonymous.close()
})

test('what comes from another site is not done', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'administrator', baseURL)
  const foreign = { Origin: 'https://ond.eksempel', 'Sec-Fetch-Site': 'cross-site' }
  for (const path of ['/intern/ansatte', '/intern/ansatte.data', '/saker', '/login']) {
    const answer = await context.request.post(path, { headers: foreign, form: { action: 'team.invite' } })
    expect(answer.status(), path).toBe(403)
  }
  await context.close()
})
