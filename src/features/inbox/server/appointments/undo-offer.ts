import type { PoolClient } from 'pg'
import type { OfferStanding } from '../../../../domain/cases/case-event.ts'
import { execute } from '../../../../platform/database/query.ts'
import { findCurrentAppointment } from '../../../cases/server/appointments/appointment-record.ts'
import { storeSlots } from './store-slots.ts'

/** Restores what was offered in a locked case before the last offer, or that nothing was, or the visit that it came after. */
export async function undoOffer(
  client: PoolClient,
  caseId: string,
  { appointment, overId }: OfferStanding,
): Promise<void> {
  const current = await findCurrentAppointment(client, caseId)
  if (!current) return
  if (!appointment) {
    await execute(client, 'delete from appointments where id = $1', [current.id])
    if (overId) await execute(client, "update appointments set state = 'agreed' where id = $1", [overId])
    return
  }
  const { staffId, note, isMoveAsked, slots } = appointment
  await execute(
    client,
    'update appointments set staff_id = $2, note = $3, is_move_asked = $4 where id = $1',
    [current.id, staffId, note, isMoveAsked],
  )
  await storeSlots(client, current.id, slots)
}
