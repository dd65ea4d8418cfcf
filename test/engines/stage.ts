import type { APIRequestContext } from '@playwright/test'
import type { FaultyProxy } from '../support/faulty-proxy.ts'
import { type Sent, send } from '../support/send-form.ts'
import type { Person } from './person.ts'

export interface Stage {
  person: Person
  /** Asks the site beside the tab. */
  request: APIRequestContext
  baseURL: string | undefined
  /** The tab's line to the site. */
  line: FaultyProxy
}

export interface Act {
  name: string
  act: (stage: Stage) => Promise<void>
}

export const sendFault = ({ request }: Stage): Promise<Sent> =>
  send({ request }, 'issue-report', { urgency: 'urgent' })
