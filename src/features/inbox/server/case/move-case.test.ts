import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../../test/support/case-views.ts'
import { present } from '../../../../../test/support/present.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { execute } from '../../../../platform/database/query.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import { locationActions } from '../../location.ts'
import { undo } from './undo.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  await writeImport(server.database.pool, {
    properties: [
      propertyRow({ title: 'Storgata 31, leilighet 201' }),
      propertyRow({ title: 'Kongegata 12, leilighet 502' }),
      propertyRow({ title: 'Elvegata 4, leilighet 1', city: 'Notodden', location: 'Sentrum, Notodden' }),
      propertyRow({ title: 'Elvegata 40, leilighet 1', city: 'Notodden', location: 'Sentrum, Notodden' }),
    ],
    finn_properties: [],
  })
})
afterAll(() => server.stop())
beforeEach(() => execute(server.database.pool, 'truncate cases cascade'))

const report = (answers: Record<string, string>) =>
  sendCase(server, 'issue-report', { issueType: 'plumbing', ...answers })

const act = (name: keyof typeof locationActions, { reference }: SentCase, values: Record<string, string>) =>
  runAs(server, worker, locationActions[name], { reference, ...values })

const shown = async (sent: SentCase) => (await caseViews(server, worker).asStaff(sent)).location

const undoLast = async (outcome: Awaited<ReturnType<typeof act>>) =>
  undo(server.deps, worker, outcome.status === 'done' ? (outcome.undo ?? []) : [])

describe('the building of a case', () => {
  test('is shown with other cases of its flat and its building', async () => {
    const earlier = await report({ address: 'Storgt 31', apartmentNumber: '201' })
    await caseViews(server, worker).answer(earlier, { text: 'Rettet.', status: 'done' })
    const upstairs = await report({ address: 'Storgata 31', apartmentNumber: 'H0301' })
    await report({ address: 'Kongegata 12' })
    const sent = await report({ address: 'Storgata 31, Larvik', apartmentNumber: 'H0201' })
    const { ofFlat, ofBuilding, ...location } = await shown(sent)
    expect(location).toMatchObject({
      match: 'certain',
      building: { address: 'Storgata 31', town: 'Larvik', caretakerNote: null },
      flat: 'H0201',
    })
    expect(ofFlat.cases.map(({ reference }) => reference)).toEqual([earlier.reference])
    expect(ofBuilding.cases.map(({ reference }) => reference)).toEqual([upstairs.reference])
  })

  test('shows no cases that the staff member may not read', async () => {
    await sendCase(server, 'house-rules-agreement', { address: 'Storgata 31' })
    const sent = await report({ address: 'Storgata 31' })
    const caretaker = await makeStaff(server.database.pool, 'vaktmester')
    expect((await shown(sent)).ofBuilding.count).toBe(1)
    expect((await caseViews(server, caretaker).asStaff(sent)).location.ofBuilding.count).toBe(0)
  })

  test('is confirmed where it was suggested', async () => {
    const sent = await report({ address: 'Sotrgata 31' })
    const { match, building } = await shown(sent)
    expect(match).toBe('suggested')
    const outcome = await act('confirm', sent, { building: present(building).id })
    expect(await shown(sent)).toMatchObject({ match: 'certain', building })
    await undoLast(outcome)
    expect(await shown(sent)).toMatchObject({ match: 'suggested', building })
  })

  test('is refused where there is no such building', async () => {
    const sent = await report({ address: 'Sotrgata 31' })
    expect(await act('confirm', sent, { building: randomUUID() })).toMatchObject({ status: 'refused' })
    expect(await act('confirm', sent, { building: 'x' })).toMatchObject({ status: 'refused' })
  })

  test.each([
    ['storgt 31', 'Storgata 31'],
    ['Kongegata', 'Kongegata 12'],
    ['Elvegata 4', 'Elvegata 4'],
    ['Elvegata 4, Notodden', 'Elvegata 4'],
  ])('is found by «%s»', async (address, found) => {
    const sent = await report({ address: 'Prestegata 3' })
    expect((await shown(sent)).match).toBe('none')
    const outcome = await act('change', sent, { address, flat: 'h0201', concerns: 'building' })
    expect(await shown(sent)).toMatchObject({
      match: 'certain',
      building: { address: found },
      flat: 'H0201',
      concerns: 'building',
    })
    await undoLast(outcome)
    expect(await shown(sent)).toMatchObject({ match: 'none', building: null, flat: null, concerns: 'home' })
  })

  test.each([
    ['Elvegata', /Elvegata 4, Notodden · Elvegata 40, Notodden/],
    ['Prestegata 3', /Fant ikke «Prestegata 3»/],
  ])('is asked for again where «%s» is not one building', async (address, message) => {
    const sent = await report({ address: 'Storgata 31' })
    expect(await act('change', sent, { address, flat: '', concerns: 'home' })).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(message),
    })
    expect(await shown(sent)).toMatchObject({ building: { address: 'Storgata 31' } })
  })

  test('is taken away by an empty field', async () => {
    const sent = await report({ address: 'Storgata 31' })
    await act('change', sent, { address: '', flat: '', concerns: 'home' })
    expect(await shown(sent)).toMatchObject({ match: 'none', building: null })
  })

  test('stands in the timeline, and is undone only while no colleague has moved it on', async () => {
    const sent = await report({ address: 'Sotrgata 31' })
    const first = await act('change', sent, { address: 'Kongegata 12', flat: '', concerns: 'home' })
    await act('change', sent, { address: 'Storgata 31', flat: '', concerns: 'elsewhere' })
    const { timeline } = await caseViews(server, worker).asStaff(sent)
    expect(timeline.slice(-2).map(({ title, text }) => [title, text])).toEqual([
      ['Ane Saksen endret hvor saken er', 'Saken er ved Kongegata 12, Larvik.'],
      ['Ane Saksen endret hvor saken er', 'Saken er ved Storgata 31, Larvik (et annet sted i bygget).'],
    ])
    await expect(undoLast(first)).rejects.toThrow()
  })
})
