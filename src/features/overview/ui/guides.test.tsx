import { expect, test } from 'vitest'
import { markupOf } from '../../../../test/support/markup-of.tsx'
import { present } from '../../../../test/support/present.ts'
import { parseDate } from '../../../domain/time/calendar.ts'
import { Guides } from './guides.tsx'

test('a guide says which cases are counted beside it', () => {
  const cases = { count: 2, href: '/saker' }
  const guide = { path: '/rense-sluket', name: 'Rense sluket', kinds: ['Avvik'], views: 3, cases }
  const html = markupOf(
    <Guides
      guides={[{ ...guide, weeks: [{ views: 3, cases }] }]}
      weeks={[present(parseDate('2026-11-16'))]}
    />,
  )
  expect(html).toContain('2 saker av slaget «Avvik»</a>')
  expect(html).toContain('også de som gjelder noe annet enn veiledningen')
})
