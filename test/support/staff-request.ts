import type { SessionJar, SignedIn } from '../../src/features/sign-in/server/session.ts'
import type { StaffRequest } from '../../src/features/workspace/server/staff-request.ts'

const nothingIsPosted = () => Promise.reject(new Error('Nothing is posted'))

/** The request for a page by a signed-in staff member, who may do everything. */
export const staffRequest = (
  { staff, jar }: { staff: SignedIn; jar: SessionJar },
  now = new Date(),
): StaffRequest => ({
  staff,
  jar,
  posted: nothingIsPosted,
  postedFiles: nothingIsPosted,
  context: { request: new Request('https://husvaer.eksempel.no'), address: null, now, reference: '' },
  menu: [],
  startPage: '/saker',
  may: () => true,
  needs: () => undefined,
})
