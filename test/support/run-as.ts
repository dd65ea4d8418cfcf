import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import type { SessionJar } from '../../src/features/sign-in/server/session.ts'
import type { ActionRequest } from '../../src/features/workspace/server/actions/handlers.ts'
import { runAction } from '../../src/features/workspace/server/actions/run-action.ts'
import type { Action } from '../../src/forms/engine/action.ts'
import { type ActionOutcome, actionFields } from '../../src/forms/engine/action-result.ts'
import { bindAllActions } from '../../src/site/services/staff-actions.ts'
import { jarOf } from './colleagues.ts'
import type { TemporaryServer } from './temporary-server.ts'

interface Actor {
  id: string
  name: string
  role: StaffRole
  /** Their session; needed where an action signs something. */
  jar?: SessionJar
  /** The id of that session. */
  sessionId?: string
}

/** Posts an action as a staff member, with its fields by name, as the site's own pages do. */
export function runAs(
  server: TemporaryServer,
  { jar = jarOf(), sessionId, ...actor }: Actor,
  action: Action,
  fields: Readonly<Record<string, string | readonly string[]>>,
  now = new Date(),
): Promise<ActionOutcome> {
  const posted = { ...fields, [actionFields.action]: action.name }
  const entries = Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, [value].flat()]))
  const request: ActionRequest = {
    staff: {
      ...actor,
      email: `${actor.id}@eksempel.no`,
      sessionId: sessionId ?? actor.id,
      secondFactor: 'totp',
    },
    jar,
    address: null,
    now,
    entries,
    photos: [],
    refusedPhotos: [],
    files: () => [],
  }
  return runAction(bindAllActions(server), { action }, request)
}
