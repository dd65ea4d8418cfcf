import { expect, test } from '@playwright/test'
import { everyRole, type StaffRole } from '../../content/staff-roles.ts'
import { mayOpen, staffPages } from '../../domain/staff-pages.ts'
import { findForm } from '../../forms/catalogue.ts'
import { send } from '../support/send-form.ts'
import { readProperties } from '../support/site.ts'
import { signedInAs } from '../support/staff-browser.ts'

test('every page is each role’s, or is not, whatever is asked for', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const anonymous = await browser.newContext({ baseURL })
  const seeding = await anonymous.newPage()
  const open = await send(seeding, 'issue-report')
  const hidden = await send(seeding, 'parking-application')
  const { cards } = await readProperties(seeding)
  const random = '00000000-0000-4000-8000-000000000000'
  const fill = (path: string, part: string) => path.replace(/:\w+/, part)
  const examples = (
    path: string,
  ): { path: string; isThere: boolean; reads?: (role: StaffRole) => boolean }[] => {
    if (path.includes(':reference')) {
      const readers = (formId: string) => (role: StaffRole) =>
        findForm(formId)?.readers.includes(role) ?? false
      return [
        { path: fill(path, open.reference), isThere: true, reads: readers('issue-report') },
        { path: fill(path, hidden.reference), isThere: true, reads: readers('parking-application') },
        { path: fill(path, 'AVV-AAAA-AAAA'), isThere: false },
        { path: fill(path, 'tull'), isThere: false },
      ]
    }
    if (path.includes(':document')) {
      return [
        { path: fill(path, 'kontakt'), isThere: true },
        { path: fill(path, 'tull'), isThere: false },
      ]
    }
    if (path.includes(':id')) {
      return [
        { path: fill(path, cards[0]?.id ?? ''), isThere: true },
        { path: fill(path, random), isThere: false },
        { path: fill(path, 'tull'), isThere: false },
      ]
    }
    return [{ path, isThere: true }]
  }
  const wanted = [
    ...staffPages.filter(({ path }) => path !== '/intern').flatMap(({ path }) => examples(path)),
    { path: '/intern/finnes-ikke', isThere: false },
    { path: '/saker/a/b', isThere: false },
  ]
  for (const { path } of wanted) {
    const answer = await anonymous.request.get(path, { maxRedirects: 0 })
    expect([303, 404], `${path} for nobody`).toContain(answer.status())
    const asData = await anonymous.request.get(`${path}.data`, { maxRedirects: 0 })
    expect(await asData.text(), `${path}.data for nobody`).not.toContain('Kari Nordmann')
  }
  for (const role of everyRole) {
    const context = await signedInAs(browser, role, baseURL)
    for (const { path, isThere, reads } of wanted as ReturnType<typeof examples>) {
      const answer = await context.request.get(path, { maxRedirects: 0 })
      const allowed = mayOpen(role, path)
      const status = allowed && isThere && (reads?.(role) ?? true) ? 200 : allowed ? 404 : [403, 404]
      expect([status].flat(), `${path} for ${role}`).toContain(answer.status())
      // Nobody is ever sent what is encrypted, and who may not read a case is sent nothing of it.
      const body = await answer.text()
      const data = await (await context.request.get(`${path}.data`, { maxRedirects: 0 })).text()
      for (const text of [body, data]) expect(text, `${path} for ${role}`).not.toContain('13097248022')
      if (answer.status() !== 200) {
        for (const text of [body, data]) expect(text, `${path} for ${role}`).not.toContain('Kari')
      }
    }
    const downloads: [string, boolean][] = [
      ['/api/ansatt/eiendommer.csv', mayOpen(role, '/intern/eiendommer')],
      ['/api/ansatt/eiendommer.xlsx', mayOpen(role, '/intern/eiendommer')],
      ['/api/ansatt/tall.csv', mayOpen(role, '/intern/oversikt')],
      ['/api/ansatt/person.json?epost=a@b.no', mayOpen(role, '/intern/personvern')],
    ]
    for (const [path, allowed] of downloads) {
      expect((await context.request.get(path)).status(), `${path} for ${role}`).toBe(allowed ? 200 : 403)
      expect((await anonymous.request.get(path)).status(), `${path} for nobody`).toBe(401)
    }
    // What is posted obeys the same table: a case that somebody does not read cannot be written in.
    const note = { form: { handling: 'note', note: 'Ikke min' }, maxRedirects: 0 }
    const posted = await context.request.post(`/saker/${hidden.reference}`, note)
    const mayWrite = findForm('parking-application')?.readers.includes(role)
    expect(posted.status() === 200, `a note by ${role}`).toBe(mayWrite)
    const reveal = { form: { handling: 'reveal', field: 'personalNumber', reason: 'Nysgjerrig' } }
    const shown = await (await context.request.post(`/saker/${hidden.reference}`, reveal)).text()
    expect(shown.includes('13097248022'), `revealed to ${role}`).toBe(
      role === 'administrator' || role === 'saksbehandler',
    )
    await context.close()
  }
  await anonymous.close()
})

test('what comes from another site is not done', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'administrator', baseURL)
  const foreign = { Origin: 'https://ond.eksempel', 'Sec-Fetch-Site': 'cross-site' }
  for (const path of ['/intern/ansatte', '/intern/ansatte.data', '/saker', '/login']) {
    const answer = await context.request.post(path, { headers: foreign, form: { handling: 'invite' } })
    expect(answer.status(), path).toBe(403)
  }
  await context.close()
})
