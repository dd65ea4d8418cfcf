import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import { refusedFormWords } from './store/refused-forms.words.ts'
import { submitPage } from './store/submit-page.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const form = formWithId('issue-report')

/** Posts the form as a browser without scripts does. */
function post(answers: Record<string, string>, registeredBy: string | null = null) {
  const body = new FormData()
  for (const [name, values] of Object.entries(sampleEntries(form)))
    if (!(name in answers)) for (const value of values) body.append(name, value)
  for (const [name, value] of Object.entries(answers)) body.set(name, value)
  const request = new Request('https://husvaer.eksempel.no/melde-avvik', { method: 'POST', body })
  const posted = { request, address: null, now: new Date(), reference: 'TEST' }
  return submitPage(server.deps, server.photoDeps, form, posted, registeredBy)
}

test.each<Record<string, string>>([{ phone: 'ring meg' }, { phone: '912 34' }, { email: 'kari@gmial.com' }])(
  'a page without scripts asks once about %o, and sends it the next time',
  async (answers) => {
    const first = await post(answers)
    expect(first).toMatchObject({ sent: false, status: 422, errors: {}, failure: refusedFormWords.nb.asks })
    expect(first).toMatchObject({
      entries: Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, [text]])),
    })
    expect(await post({ ...answers, [hiddenFields.asked]: '' })).toMatchObject({ sent: true })
  },
)

test('does not ask where there is nothing to ask, or where something must be corrected first', async () => {
  expect(await post({ phone: '912 34 567' })).toMatchObject({ sent: true })
  expect(await post({ email: 'kari', phone: 'ring meg' })).toMatchObject({
    sent: false,
    failure: null,
    errors: { email: expect.any(String) },
  })
})

test('what is urgent or dangerous is not left unsent for a notice that is followed', async () => {
  const follow = { [hiddenFields.follow]: randomUUID(), phone: '912 34 567' }
  const calm = { urgency: 'normal', danger: 'none' }
  expect(await post({ ...follow, ...calm })).toMatchObject({ failure: refusedFormWords.nb.noticeIsOver })
  for (const urgent of [{ urgency: 'urgent' }, { danger: 'fire' }])
    expect(await post({ ...follow, ...calm, ...urgent })).toMatchObject({
      sent: false,
      failure: refusedFormWords.nb.urgentIsSent,
    })
})
