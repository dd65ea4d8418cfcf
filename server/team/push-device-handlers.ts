import { Refusal } from '../../domain/refusal.ts'
import { pushDeviceActions } from '../../forms/staff/push-devices.ts'
import { pushDeviceTexts } from '../../forms/staff/push-devices.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { MAX_DEVICES, removeDevice, storeDevice } from '../push/devices.ts'
import { canEncryptFor } from '../push/encrypt-message.ts'
import { isAllowedEndpoint } from '../push/push-service.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { deviceNameOf } from '../staff/device-name.ts'

export function bindPushDeviceActions({ database: { pool }, push }: StaffDeps): BoundAction[] {
  return bindActions(pushDeviceActions, {
    async add(subscription, { staff, jar }) {
      if (!push || !isAllowedEndpoint(subscription.endpoint, push.hosts))
        throw new Refusal(pushDeviceTexts.notAllowed)
      if (!canEncryptFor(subscription)) throw new Refusal(pushDeviceTexts.failed)
      const name = deviceNameOf(jar.headers.get('user-agent') ?? '')
      const isStored = await storeDevice(pool, push.vapid, { ...subscription, staffId: staff.id, name })
      if (!isStored) throw new Refusal(pushDeviceTexts.tooMany(MAX_DEVICES))
      return { notice: pushDeviceTexts.added }
    },
    async remove({ id }, { staff }) {
      if (!(await removeDevice(pool, { id, staffId: staff.id }))) throw new Refusal(pushDeviceTexts.gone)
      return { notice: pushDeviceTexts.removed }
    },
  })
}
