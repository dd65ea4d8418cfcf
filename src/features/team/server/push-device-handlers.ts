import { Refusal } from '../../../domain/submissions/refusal.ts'
import { pushDeviceActions } from '../../sign-in/push-devices.ts'
import { pushDeviceTexts } from '../../sign-in/push-devices.words.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { deviceNameOf } from '../../sign-in/server/device-name.ts'
import { MAX_DEVICES, removeDevice, storeDevice } from '../../sign-in/server/push/devices.ts'
import { canEncryptFor } from '../../sign-in/server/push/encrypt-message.ts'
import { isAllowedEndpoint } from '../../sign-in/server/push/push-service.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'

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
