import { expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { loadedMarkupOf } from '../../../test/support/markup-of.tsx'
import type { FormNotice } from '../../domain/documents/building-notice.ts'
import type { Entries } from '../../forms/engine/read.ts'
import { emptyFormState } from './form-state.ts'
import { FormView } from './form-view.tsx'
import { noticesBoxWords } from './notices-box.words.ts'

const words = noticesBoxWords.nb

const notice = (changes: Partial<FormNotice> = {}): FormNotice => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Vannet stenges',
  when: 'tirsdag 1. desember 2026 kl. 09.00–12.00',
  places: 'Storgata 31, Larvik',
  advice: null,
  isCancelled: false,
  hasBegun: true,
  topic: 'plumbing',
  ...changes,
})

const html = (notices: readonly FormNotice[] | null, values: Entries = {}, id = 'issue-report') =>
  loadedMarkupOf(
    <FormView
      form={formWithId(id)}
      state={{ ...emptyFormState, notices, values }}
      onSent={() => undefined}
    />,
  )

test.each(['issue-report', 'issue-report-dialog', 'appliance-report'])(
  '%s shows the notices after its address, each with its houses',
  async (id) => {
    const text = await html([notice()], {}, id)
    expect(text.indexOf('Vannet stenges')).toBeGreaterThan(text.indexOf('name="address"'))
    expect(text.indexOf('Vannet stenges')).toBeLessThan(text.indexOf('name="issueType"'))
    expect(text).toContain('Storgata 31, Larvik')
  },
)

test('a form shows nothing where there is no notice, nor where none may explain it', async () => {
  expect(await html([])).not.toContain('address-notices')
  expect(await html([notice()], {}, 'lost-key')).not.toContain('Vannet stenges')
})

test('many are folded under a line that names their houses', async () => {
  const many = ['Storgata 31, Larvik', 'Storgata 31, Larvik; Torget 1, Larvik'].map((places, index) =>
    notice({ id: `0000000${index}-0000-4000-8000-000000000001`, places }),
  )
  expect(await html(many)).toContain(
    '<summary>2 drifts<span class="joint"></span>meldinger: Storgata 31, Larvik; Torget 1, Larvik</summary>',
  )
  expect(await html(many.slice(1))).not.toContain('<summary>1')
})

test('one to come says so', async () => {
  expect(await html([notice({ hasBegun: false })])).toContain(words.coming)
  expect(await html([notice()])).not.toContain(words.coming)
  expect(await html([notice({ hasBegun: false, isCancelled: true })])).not.toContain(words.coming)
})

test('it can be followed instead where it explains what is reported, and nothing is urgent', async () => {
  expect(await html([notice()])).toContain(words.follow)
  expect(await html([notice()], { issueType: ['plumbing'] })).toContain(words.follow)
  expect(await html([notice({ topic: null })], { issueType: ['noise'] })).toContain(words.follow)
  for (const text of await Promise.all([
    html([notice()], { issueType: ['noise'] }),
    html([notice({ hasBegun: false })]),
    html([notice({ isCancelled: true })]),
    html([notice()], { urgency: ['urgent'] }),
    html([notice()], { danger: ['fire'] }),
  ]))
    expect(text).not.toContain(words.follow)
})

test('Enter in a field sends the form, also where it can be followed', async () => {
  const [first = ''] = (await html([notice()])).match(/<button[^>]*type="submit"[^>]*>/) ?? []
  expect(first).not.toContain('name=')
})
