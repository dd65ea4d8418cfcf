import { z } from 'zod'
import { readListAddress } from '../../domain/filters/filters.ts'
import { confirmAlert } from '../../server/alerts/change-alerts.ts'
import { readSubscriber } from '../../server/alerts/read-subscriber.ts'
import { openSubscriber } from '../../server/alerts/sealed-subscriber.ts'
import { type SignUp, signUp } from '../../server/alerts/sign-up.ts'
import type { SubscriberToken } from '../../server/alerts/subscriber-token.ts'
import { bytes } from '../../server/database/columns.ts'
import { queryRows } from '../../server/database/query.ts'
import { addressMark } from '../../server/secrets/address-mark.ts'
import type { Site } from '../../server/site/site.ts'
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
