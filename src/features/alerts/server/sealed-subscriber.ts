import { z } from 'zod'
import { bytes } from '../../../platform/database/columns.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { addressMark } from '../../../platform/secrets/address-mark.ts'
import type { KeyPlace, KeyRing, Reseal, SealedValue } from '../../../platform/secrets/key-ring.ts'
import { parseSubscriberToken, type SubscriberToken } from './subscriber-token.ts'

/** What is stored of a subscriber in encrypted form alone. */
export interface SubscriberSecrets {
  email: string
  /** The token of their own page, which stands in each of their mails. */
  token: SubscriberToken
}

/** The columns of an encrypted subscriber. */
export const sealedColumns = { id: z.string(), key_id: z.number(), sealed: bytes }

const sealedSubscriber = z.object(sealedColumns)

type SealedSubscriber = z.output<typeof sealedSubscriber>

export function sealSubscriber(
  keyRing: Pick<KeyRing, 'seal'>,
  id: string,
  { email, token }: SubscriberSecrets,
): Promise<SealedValue> {
  return keyRing.seal(`${token} ${email}`, placeOf(id))
}

export async function openSubscriber(
  keyRing: Pick<KeyRing, 'open'>,
  { id, key_id, sealed }: SealedSubscriber,
): Promise<SubscriberSecrets> {
  return parseSecrets(await keyRing.open({ keyId: key_id, sealed }, placeOf(id)))
}

/** Encrypts all subscribers with a new key, and marks their addresses with the SECRET_KEY from now on. */
export const resealSubscribers: Reseal = async (client, crypt, secret) => {
  const rows = await queryRows(
    client,
    sealedSubscriber,
    'select id, key_id, sealed from subscribers for update',
  )
  for (const { id, key_id, sealed } of rows) {
    const text = crypt.open({ keyId: key_id, sealed }, placeOf(id))
    const next = crypt.seal(text, placeOf(id))
    await execute(
      client,
      'update subscribers set key_id = $2, sealed = $3, address_mark = $4 where id = $1',
      [id, next.keyId, next.sealed, addressMark(secret, parseSecrets(text).email)],
    )
  }
  return rows.length
}

const placeOf = (subscriberId: string): KeyPlace => ({ subscriberId })

function parseSecrets(text: string): SubscriberSecrets {
  const space = text.indexOf(' ')
  const token = parseSubscriberToken(text.slice(0, space))
  if (!token) throw new Error('A subscriber has no token')
  return { token, email: text.slice(space + 1) }
}
