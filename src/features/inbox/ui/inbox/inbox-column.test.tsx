import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { firstPage, laneQuery } from '../../../../domain/cases/inbox.ts'
import type { Density } from '../../inbox-density.ts'
import type { InboxLine, InboxList } from '../../server/list/inbox-views.ts'
import { InboxColumn } from './inbox-column.tsx'

const line = (reference: string): InboxLine => ({
  id: reference,
  reference,
  formName: 'Avvik',
  sender: 'Kari Moen',
  place: 'Storgata 4',
  excerpt: 'Nå drypper det',
  news: 'message',
  status: 'in-progress',
  urgency: { value: 'urgent', label: 'Haster', tone: 'urgent' },
  assignee: null,
  sentAt: 'i går 12.00',
  deadline: { when: 'i går 12.00', left: '20 t over', at: '20. november', isOver: true, isSoon: false },
  closedOn: null,
  snoozedUntil: null,
  isHeld: false,
  hasPhotos: false,
  mergedInto: null,
  liesIn: 'venter-pa-avsender',
})

function shown(lane: 'haster' | 'alle', density: Density = 'compact'): string {
  const inbox: InboxList = {
    typed: null,
    query: { ...laneQuery(lane), page: 2 },
    lines: [line('AVV-1'), line('AVV-2')],
    isMore: true,
    pages: { newer: firstPage, older: { page: 3, position: null } },
    counts: { haster: '2' },
    unanswered: '2',
    density,
  }
  const element = <InboxColumn inbox={inbox} current="AVV-2" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('stands beside a case: the open one is marked, links keep the list, and nothing can be chosen', () => {
  const html = shown('haster')
  expect(html).toContain('href="/saker/AVV-1?fane=haster&amp;side=2"')
  expect(html.match(/aria-current="page"/g)).toHaveLength(2)
  expect(html).toMatch(/<li[^>]* data-here=""[^>]*>(?:(?!<\/li>).)*AVV-2/)
  expect(html).not.toContain('type="checkbox"')
  expect(html).toContain('href="/saker?fane=haster&amp;side=3"')
  expect(html).toContain('<details class="inbox-lanes-fold">')
})

test('a row says that there is a new message, how late the case is, and who has it', () => {
  const html = shown('haster')
  for (const text of ['Ny melding', 'i går 12.00', '20 t over', 'Ingen ansvarlig', 'Nå drypper det'])
    expect(html).toContain(text)
})

test('a row says that it is urgent, except in the lane of urgent cases, which says so', () => {
  const rows = (html: string) => html.slice(html.indexOf('<ol'))
  expect(rows(shown('alle'))).toContain('>Haster</span>')
  expect(rows(shown('haster'))).not.toContain('>Haster</span>')
})

test('a list of all lanes says in which one each case lies', () => {
  const place = '>Venter på avsender</span><'
  const rows = (html: string) => html.slice(html.indexOf('<ol'))
  expect(rows(shown('alle')).match(new RegExp(place, 'g'))).toHaveLength(2)
  expect(rows(shown('haster'))).not.toContain(place)
})

test.each([
  ['compact', ['form', 'excerpt', 'place', 'deadline', 'assignee']],
  ['comfortable', ['form', 'excerpt', 'deadline', 'place', 'assignee', 'reference', 'photos', 'sent-at']],
] as const)('a %s row has the columns %j', (density, columns) => {
  const row = /<li[^>]* data-density=.*?<\/li>/.exec(shown('haster', density))?.[0] ?? ''
  expect([...row.matchAll(/data-column="([\w-]+)"/g)].map(([, column]) => column)).toEqual(columns)
})
