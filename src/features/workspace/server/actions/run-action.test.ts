import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { may } from '../../../../domain/people/permissions.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { allRoles } from '../../../../domain/people/staff-roles.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { defineActions, shape } from '../../../../forms/engine/action.ts'
import { shownBy } from '../../../../forms/engine/action-result.ts'
import type { Entries } from '../../../../forms/engine/read.ts'
import { email } from '../../../../forms/kinds/email.ts'
import { hidden } from '../../../../forms/kinds/hidden.ts'
import { text } from '../../../../forms/kinds/text.ts'
import { allActions } from '../../../../site/actions/all-actions.ts'
import { bindAllActions } from '../../../../site/services/staff-actions.ts'
import { type ActionRequest, actionTable, bindActions } from './handlers.ts'
import { runAction } from './run-action.ts'

const actions = defineActions('sample', {
  rename: {
    permission: 'manage-staff',
    fields: {
      id: hidden(),
      name: text({ label: 'Navn', required: 'Skriv navnet.' }),
      email: email({ label: 'E-post', required: 'Ugyldig e-postadresse.' }),
    },
    submit: 'Lagre',
    shows: shape<{ before: string }>(),
  },
  look: { permission: null, fields: {}, submit: 'Vis' },
})
const table = actionTable(
  bindActions(actions, {
    async rename({ id, name }) {
      if (id === 'gone') throw new Refusal('Kollegaen finnes ikke.', { conflict: '7' })
      return { notice: `Heter ${name} nå.`, shown: { before: 'Ola' } }
    },
    async look() {
      return { to: '/intern' }
    },
  }),
)

let server: TemporaryServer
let administrator: ActionRequest
beforeAll(async () => {
  server = await temporaryServer()
  const { staff, jar } = await signedIn(server, 'administrator')
  const body = { entries: {}, photos: [], refusedPhotos: [], files: () => [] }
  administrator = { staff, jar, address: null, now: new Date(), ...body }
})
afterAll(() => server.stop())

const requestWith = (entries: Entries, role: StaffRole = 'administrator'): ActionRequest => ({
  ...administrator,
  staff: { ...administrator.staff, role },
  entries,
})

const rename = { action: ['sample.rename'], id: ['1'], name: ['Kari'], email: ['kari@eksempel.no'] }
const run = (entries: Entries, role?: StaffRole) => runAction(table, actions, requestWith(entries, role))

describe('runAction', () => {
  test('passes the parsed answers to the handler, and its result to the page', async () => {
    const result = await run(rename)
    if (result.status === 'moved') throw new Error('The action redirects')
    expect(result).toMatchObject({ status: 'done', notice: 'Heter Kari nå.', undo: [] })
    expect(shownBy(result, actions.rename)).toEqual({ before: 'Ola' })
    expect(shownBy(result, actions.look)).toBeNull()
  })

  test('reports each wrong field, and returns the posted values', async () => {
    const result = await run({ ...rename, name: [''], email: ['kari'] })
    const errors = { name: 'Skriv navnet.', email: 'Ugyldig e-postadresse' }
    const given = { id: ['1'], name: [''], email: ['kari'] }
    expect(result).toMatchObject({ status: 'refused', action: 'sample.rename', errors, given })
  })

  test("returns the field's error as the message if there is only one", async () => {
    expect(await run({ ...rename, name: [''] })).toMatchObject({ message: 'Skriv navnet.' })
  })

  test('returns the message of a refusal and the conflicting version', async () => {
    const result = await run({ ...rename, id: ['gone'] })
    expect(result).toMatchObject({ status: 'refused', message: 'Kollegaen finnes ikke.', conflict: '7' })
  })

  test.each(['', 'rename', 'constructor', '__proto__', 'sample.constructor'])(
    'refuses the unknown action «%s»',
    async (action) => {
      expect(await run({ action: [action] })).toMatchObject({
        status: 'refused',
        action: null,
        message: 'Ukjent handling. Last siden på nytt, og prøv igjen.',
      })
    },
  )

  test('refuses an action of another page', async () => {
    const result = await runAction(table, { look: actions.look }, requestWith(rename))
    expect(result).toMatchObject({ status: 'refused', action: null })
  })

  test('rethrows an unexpected error of a handler', async () => {
    const broken = actionTable(
      bindActions(actions, { rename: () => Promise.reject(new Error('broken')), look: async () => ({}) }),
    )
    await expect(runAction(broken, actions, requestWith(rename))).rejects.toThrow('broken')
  })
})

describe('the actions of the workspace', () => {
  test('have unique names', () => {
    const names = allActions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('each have a handler', () => {
    const bound = bindAllActions(server)
    expect(allActions.map(({ name }) => name).filter((name) => !bound.has(name))).toEqual([])
  })

  /** Handlers without effect, so that only the permission is tested. */
  const permitted = actionTable(allActions.map((action) => ({ action, handle: async () => ({}) })))
  const cases = allActions.flatMap((action) => allRoles.map((role) => ({ name: action.name, role, action })))

  test.each(cases)('$name is permitted to $role as its declaration says', async ({ action, role }) => {
    const given = await runAction(permitted, { action }, requestWith({ action: [action.name] }, role)).then(
      () => 'permitted',
      (error) => (error instanceof Response ? error.status : error),
    )
    expect(given).toBe(action.permission === null || may(role, action.permission) ? 'permitted' : 403)
  })
})
