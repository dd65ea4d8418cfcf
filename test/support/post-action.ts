import type { SignedIn } from '../../src/features/sign-in/server/session.ts'
import { type PathParams, postAction } from '../../src/features/workspace/server/actions/post-action.ts'
import { readFiles, readPosted } from '../../src/features/workspace/server/actions/posted.ts'
import type { Actions } from '../../src/forms/engine/action.ts'
import type { ActionOutcome } from '../../src/forms/engine/action-result.ts'
import { type ActionDeps, bindAllActions } from '../../src/site/services/staff-actions.ts'
import { jarOf } from './colleagues.ts'
import type { TemporaryServer } from './temporary-server.ts'

interface StaffPost {
  server: TemporaryServer
  staff: Pick<SignedIn, 'id' | 'name' | 'role'>
  /** The actions of the page that it is posted to. */
  actions: Actions
  /** What is posted, the action's name under `action`. */
  fields: Readonly<Record<string, string | readonly string[]>>
  params?: PathParams
  /** Attached files, by field; those whose name matters as files. */
  files?: Readonly<Record<string, readonly (Buffer | File)[]>>
  now?: Date
  /** Replacements for the server's own dependencies. */
  deps?: Partial<ActionDeps>
}

/** Posts a staff form as a browser does, without signing in. */
export function postStaffForm(post: StaffPost): Promise<ActionOutcome> {
  const { server, staff, actions, fields, params = {}, files = {}, now = new Date(), deps } = post
  const body = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value)
  for (const [name, buffers] of Object.entries(files))
    for (const file of buffers)
      body.append(name, file instanceof File ? file : new File([new Uint8Array(file)], 'fil'))
  const request = new Request('https://husvaer.eksempel.no', { method: 'POST', body })
  return postAction(bindAllActions({ ...server, ...deps }), actions, params, {
    staff: { ...staff, email: 'ansatt@eksempel.no', sessionId: '', secondFactor: 'totp' },
    jar: jarOf(),
    address: null,
    now,
    posted: () => readPosted({ request, address: null }, server.photoDeps, true),
    postedFiles: (maxFileBytes) => readFiles(request, server.photoDeps.workFolder, maxFileBytes),
  })
}
