import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import { findRow } from '../../../platform/database/query.ts'
import type { MailModel } from '../../../platform/mail/model.ts'
import type { MailKind } from '../../../platform/mail/queue-mail.ts'
import { readMailedHomes } from '../../alerts/server/mailed-homes.ts'
import { readAlerts } from '../../alerts/server/read-subscriber.ts'
import { openSubscriber, sealedColumns } from '../../alerts/server/sealed-subscriber.ts'
import { oneClickPath, subscriberPath } from '../../alerts/server/subscriber-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { confirmationToSubscriber, knownToSubscriber } from './messages/confirmation-to-subscriber.ts'
import { mailedHomes } from './messages/homes-to-subscriber.ts'
import { renewalToSubscriber } from './messages/renewal-to-subscriber.ts'

/** The kinds of mails to those who wait for a home. */
type SubscriberMailKind = Extract<MailKind, `${string}-to-subscriber`>

interface SubscriberMail {
  id: string
  kind: SubscriberMailKind
  subscriberId: string | null
  data: Record<string, unknown>
}

const storedSubscriber = z.object({ ...sealedColumns, ends_at: z.date().nullable() })

/** The content of a mail to a subscriber; null where there is nothing to tell any more. */
export async function composeForSubscriber(
  { database: { pool }, keyRing, publicUrl }: Pick<CaseDeps, 'database' | 'keyRing' | 'publicUrl'>,
  mail: SubscriberMail,
  language: Language,
): Promise<MailModel | null> {
  const now = new Date()
  const subscriber = await findRow(
    pool,
    storedSubscriber,
    'select id, key_id, sealed, ends_at from subscribers where id = $1',
    [mail.subscriberId],
  )
  if (!subscriber) return null
  const { ends_at, ...sealed } = subscriber
  const { token } = await openSubscriber(keyRing, sealed)
  const page = `${publicUrl}${subscriberPath(token)}`
  const alerts = await readAlerts(pool, subscriber.id, now)
  const unsubscribe = `${publicUrl}${oneClickPath(token)}`
  const wishes = alerts.flatMap(({ state, wish }) => (state === 'confirmed' ? [wish] : []))
  switch (mail.kind) {
    case 'confirmation-to-subscriber': {
      const alert = alerts.find(({ id }) => id === mail.data.alertId)
      if (!alert) return null
      const asked = { wish: alert.wish, pace: alert.pace, page }
      return alert.state === 'confirmed'
        ? knownToSubscriber(asked, language)
        : confirmationToSubscriber(asked, language)
    }
    case 'homes-to-subscriber': {
      const homes = await readMailedHomes(pool, { mailId: mail.id, publicUrl }, now, language)
      if (homes.length === 0) return null
      return {
        ...mailedHomes({ homes, wishes, page, list: `${publicUrl}/eiendommer` }, language),
        unsubscribe,
      }
    }
    case 'renewal-to-subscriber':
      if (!ends_at || wishes.length === 0) return null
      return {
        ...renewalToSubscriber({ wishes, page, day: formatDate(ends_at, language) }, language),
        unsubscribe,
      }
  }
}
