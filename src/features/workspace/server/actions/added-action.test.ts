import { expect, test } from 'vitest'
import { jarOf } from '../../../../../test/support/colleagues.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { allRoles } from '../../../../domain/people/staff-roles.ts'
import { defineActions } from '../../../../forms/engine/action.ts'
import { hidden } from '../../../../forms/kinds/hidden.ts'
import { text } from '../../../../forms/kinds/text.ts'
import { actionTable, bindActions } from './handlers.ts'
import { runAction } from './run-action.ts'

/*
 * docs/add-an-action.md, done: the declaration and the handler below are all that an action on an existing page takes.
 */

const bellActions = defineActions('bell', {
  ring: {
    permission: 'manage-staff',
    fields: { id: hidden(), words: text({ label: 'Hva', required: 'Skriv noe.' }) },
    isOffered: ({ isBroken }: { isBroken: boolean }) => !isBroken,
    submit: 'Ring',
  },
})

const rung: string[] = []
const bound = bindActions(bellActions, {
  async ring({ id, words }) {
    rung.push(`${id}: ${words}`)
    return { notice: 'Det ringer.' }
  },
})

test('an action is a declaration and a handler: it parses, checks, permits and answers', async () => {
  const post = (role: StaffRole, words: string) =>
    runAction(actionTable(bound), bellActions, {
      staff: { id: 'x', name: 'X', email: 'x@eksempel.no', role, sessionId: 'x', secondFactor: 'totp' },
      jar: jarOf(),
      address: null,
      now: new Date(),
      entries: { action: ['bell.ring'], id: ['1'], words: [words] },
      photos: [],
      refusedPhotos: [],
      files: () => [],
    })
  expect(await post('administrator', 'Hei')).toMatchObject({ status: 'done', notice: 'Det ringer.' })
  expect(await post('administrator', '')).toMatchObject({ status: 'refused', message: 'Skriv noe.' })
  for (const role of allRoles.filter((each) => each !== 'administrator'))
    await expect(post(role, 'Hei')).rejects.toMatchObject({ status: 403 })
  expect(rung).toEqual(['1: Hei'])
})
