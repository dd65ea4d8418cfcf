import { z } from 'zod'
import { confirmAlert } from '../../src/features/alerts/server/change-alerts.ts'
import { readSubscriber } from '../../src/features/alerts/server/read-subscriber.ts'
import { openSubscriber } from '../../src/features/alerts/server/sealed-subscriber.ts'
import { type SignUp, signUp } from '../../src/features/alerts/server/sign-up.ts'
import type { SubscriberToken } from '../../src/features/alerts/server/subscriber-token.ts'
import { readListAddress } from '../../src/features/portfolio-browsing/filters/filters.ts'
import { bytes } from '../../src/platform/database/columns.ts'
import { queryRows } from '../../src/platform/database/query.ts'
import { addressMark } from '../../src/platform/secrets/address-mark.ts'
import type { Site } from '../../src/site/services/site.ts'
import { present } from './present.ts'
import type { TemporaryServer } from './temporary-server.ts'

/** What a visitor asks for whose list has an address with this query. */
export function asked(email: string, query = 'type=bolig', pace: SignUp['pace'] = 'at-once'): SignUp {
  const { category, asked: filters } = readListAddress(new URLSearchParams(query))
  return { email, filters: { category, asked: filters }, wish: ['Boliger'], pace }
}

const sealed = z.object({ id: z.string(), key_id: z.number(), sealed: bytes })

/** The token in the mails to an address. */
export async function tokenOf(
  server: Pick<Site, 'database' | 'secret' | 'keyRing'>,
  email: string,
): Promise<SubscriberToken> {
  const rows = await queryRows(
    server.database.pool,
    sealed,
    'select id, key_id, sealed from subscribers where address_mark = $1',
    [addressMark(server.secret, email)],
  )
  return (await openSubscriber(server.keyRing, present(rows[0]))).token
}

/** Signs an address up and confirms what it asked for. Another day's mail may follow. */
export async function subscribe(
  server: TemporaryServer,
  signedUp: SignUp,
  now = new Date(),
): Promise<SubscriberToken> {
  await signUp(server.alerts, signedUp, now)
  const token = await tokenOf(server, signedUp.email)
  const subscriber = present(await readSubscriber(server.database.pool, token, now))
  for (const { id, state } of subscriber.alerts)
    if (state === 'pending') await confirmAlert(server.alerts, token, id, now)
  await server.database.pool.query("update asked_mailboxes set asked_at = asked_at - interval '2 days'")
  return token
}
