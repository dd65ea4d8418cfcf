import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCalendar } from '../../../test/support/read-calendar.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

const event: CalendarEvent = {
  uid: '4f7c@eksempel.no',
  sequence: 2,
  stampedAt: new Date('2026-11-22T10:11:12.345Z'),
  when: { from: new Date('2026-11-24T07:00:00Z'), to: new Date('2026-11-24T09:00:00Z') },
  status: 'CONFIRMED',
  title: 'Vannlekkasje, bad; kjøkken',
  description: 'Første linje\nAndre linje \\ slutt',
  location: 'Storgata 12, H0201',
  organizer: { name: 'Utleie "Nord" AS', email: 'post@eksempel.no' },
  attendee: { name: 'Kari, Nordmann', email: 'kari@eksempel.no' },
}

test('says when, who, and which version it is', () => {
  const { properties, events } = readCalendar(writeCalendar('REQUEST', [event]))
  expect(properties.METHOD?.value).toBe('REQUEST')
  expect(events).toEqual([
    {
      UID: { parameters: {}, value: '4f7c@eksempel.no' },
      SEQUENCE: { parameters: {}, value: '2' },
      DTSTAMP: { parameters: {}, value: '20261122T101112Z' },
      DTSTART: { parameters: {}, value: '20261124T070000Z' },
      DTEND: { parameters: {}, value: '20261124T090000Z' },
      STATUS: { parameters: {}, value: 'CONFIRMED' },
      SUMMARY: { parameters: {}, value: event.title },
      DESCRIPTION: { parameters: {}, value: event.description },
      LOCATION: { parameters: {}, value: 'Storgata 12, H0201' },
      ORGANIZER: { parameters: { CN: 'Utleie Nord AS' }, value: 'mailto:post@eksempel.no' },
      ATTENDEE: {
        parameters: {
          ROLE: 'REQ-PARTICIPANT',
          PARTSTAT: 'ACCEPTED',
          RSVP: 'FALSE',
          CN: 'Kari, Nordmann',
        },
        value: 'mailto:kari@eksempel.no',
      },
    },
  ])
})

test('folds, escapes and gives back any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((any) => any.replace(/\p{Cc}/gu, ''))
  fc.assert(
    fc.property(text, text, (title, description) => {
      const [read] = readCalendar(writeCalendar('PUBLISH', [{ ...event, title, description }])).events
      expect([read?.SUMMARY?.value, read?.DESCRIPTION?.value]).toEqual([title, description])
    }),
    { examples: [['A line\u2028separator', 'A paragraph\u2029separator']] },
  )
})

test('cannot be given a line of its own by a text', () => {
  const [read] = readCalendar(
    writeCalendar('REQUEST', [
      {
        ...event,
        title: 'A\r\nBEGIN:VEVENT',
        attendee: { name: 'B\r\nATTENDEE:mailto:x@y.z', email: 'kari@eksempel.no' },
      },
    ]),
  ).events
  expect(read?.SUMMARY?.value).toBe('A\nBEGIN:VEVENT')
  expect(read?.ATTENDEE?.value).toBe('mailto:kari@eksempel.no')
})
