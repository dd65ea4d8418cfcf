import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jarOf } from '../../../test/support/colleagues.ts'
import { answerArbitrary } from '../../../test/support/form-arbitraries.ts'
import { runAs } from '../../../test/support/run-as.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { bindSignUpActions, bindSubscriberActions } from '../../features/alerts/server/alert-handlers.ts'
import { bindRecipientActions } from '../../features/building-notices/server/recipient-pages.ts'
import { bindMyCasesActions } from '../../features/cases/server/my-cases/my-cases-handlers.ts'
import { bindSenderActions } from '../../features/cases/server/sender/sender-handlers.ts'
import { bindWorkOrderActions } from '../../features/contractors/server/order-handlers.ts'
import { bindSecondStepActions, bindSignInActions } from '../../features/team/server/sign-in-handlers.ts'
import type { BoundAction } from '../../features/workspace/server/actions/handlers.ts'
import { actionTable } from '../../features/workspace/server/actions/handlers.ts'
import { runAction } from '../../features/workspace/server/actions/run-action.ts'
import type { Action } from '../../forms/engine/action.ts'
import { allActions } from '../actions/all-actions.ts'
import { visitorActions } from '../actions/visitor-actions.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

describe('the actions of those who are not signed in', () => {
  test('have names that no other action has, and need no permission', () => {
    const names = [...allActions, ...visitorActions].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(visitorActions.filter(({ permission }) => permission !== null)).toEqual([])
  })

  test('each have a handler, in the table of their own audience and in no other', () => {
    const tables = {
      sender: bindSenderActions(server.deps),
      contractor: bindWorkOrderActions(server.deps),
      recipient: bindRecipientActions(server.deps),
      anyone: new Map([...bindMyCasesActions(server.deps), ...bindSignUpActions(server.alerts)]),
      subscriber: bindSubscriberActions(server.alerts),
      'signing-in': bindSignInActions(server.staff),
      'password-entered': bindSecondStepActions(server.staff),
    }
    const bound = Object.entries(tables).flatMap(([audience, table]) =>
      [...table.keys()].map((name) => ({ audience, name })),
    )
    const declared = visitorActions.map(({ audience, name }) => ({ audience, name }))
    expect(new Set(bound)).toEqual(new Set(declared))
    expect(bound).toHaveLength(declared.length)
  })

  test.each(visitorActions)('$name cannot be posted to a page of staff', async (action) => {
    const outcome = await runAs(server, { id: 'x', name: 'X', role: 'administrator' }, action, {})
    expect(outcome).toMatchObject({ status: 'refused', action: null })
  })
})

describe('any action of any audience', () => {
  const request = {
    staff: {
      id: 'x',
      name: 'X',
      email: 'x@eksempel.no',
      role: 'administrator' as const,
      sessionId: 'x',
      secondFactor: 'totp' as const,
    },
    jar: jarOf(),
    address: null,
    photos: [],
    refusedPhotos: [],
    files: () => [],
  }
  const arbitrary = fc
    .constantFrom(...allActions, ...visitorActions)
    .chain((action) => fc.record({ action: fc.constant(action), fields: fieldsArbitrary(action) }))

  test('reads any posted values without failing, and does nothing with wrong ones', async () => {
    const property = fc.asyncProperty(arbitrary, async ({ action, fields }) => {
      let isDone = false
      const handle: BoundAction['handle'] = async () => {
        isDone = true
        return {}
      }
      const entries = { ...fields, action: [action.name] }
      const outcome = await runAction(
        actionTable([{ action, handle }]),
        { action },
        { ...request, now: new Date(), entries },
      )
      expect(outcome.status).toBe(isDone ? 'done' : 'refused')
    })
    await fc.assert(property, { numRuns: 1000, endOnFailure: true })
  })
})

/** What any client could post to an action: some fields missing, some wrong. */
function fieldsArbitrary({ fields }: Action): fc.Arbitrary<Record<string, string[]>> {
  const texts = Object.entries(fields).map(([name, field]) =>
    answerArbitrary(field).map((value) => [name, [value].flat().map(textOf)] as const),
  )
  return fc.tuple(...texts).map((pairs) => Object.fromEntries(pairs))
}

/** Not every value has a text of its own: an object may say that it has none. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : inspect(value))
