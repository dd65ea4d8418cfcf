import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import type { MailModel } from '../../../platform/mail/model.ts'
import type { ContractorMailKind } from '../../../platform/mail/queue-mail.ts'
import { visitPlaceOf } from '../../cases/server/appointments/appointment-record.ts'
import { workOrderToken } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { entryCode } from '../../contractors/server/entry-code.ts'
import { nameOfOrder } from '../../contractors/server/shown-order.ts'
import { findOrderById } from '../../contractors/server/work-order.ts'
import { endOf } from '../../contractors/work-order-end.ts'
import { codeToContractor, visitToContractor, workOrderToContractor } from './messages/to-contractor.ts'

interface ContractorMail {
  kind: ContractorMailKind
  data: Record<string, unknown>
}

const instant = z.coerce.date()

const orderData = z.object({ orderId: z.string() })
const codeData = orderData.extend({ expiresAt: instant })
const visitData = orderData.extend({ slot: z.object({ from: instant, to: instant }) })

/** The content of a mail to a contractor; null where the work order is theirs no longer, or the code is too old. */
export async function composeForContractor(
  { database: { pool }, secret, publicUrl, contact }: CaseDeps,
  mail: ContractorMail,
  language: Language,
): Promise<MailModel | null> {
  const { orderId } = orderData.parse(mail.data)
  const found = await findOrderById(pool, orderId)
  if (!found) return null
  const { order, record } = found
  const place = visitPlaceOf(record, record.address)
  const about = { name: nameOfOrder(record), reference: record.reference, place }
  if (mail.kind === 'visit-to-contractor')
    return visitToContractor(about, visitData.parse(mail.data).slot, (await contact()).phone, language)
  const now = new Date()
  if (endOf(order, record, now)) return null
  if (mail.kind === 'code-to-contractor') {
    const { expiresAt } = codeData.parse(mail.data)
    return expiresAt <= now ? null : codeToContractor(entryCode(secret, orderId, expiresAt), language)
  }
  const href = `${publicUrl}/oppdrag/${workOrderToken(secret, orderId)}`
  const { name: company } = await contact()
  return workOrderToContractor(about, { href, message: order.message, company }, language)
}
