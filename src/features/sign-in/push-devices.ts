import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { pushDeviceTexts } from './push-devices.words.ts'

/** Unpadded base64url of a number of bytes. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return hidden({ pattern: new RegExp(`^[\\w-]{${length}}$`), example: 'A'.repeat(length) })
}

/** The devices on which a staff member is told. */
export const pushDeviceActions = defineActions('pushDevices', {
  add: {
    permission: null,
    fields: {
      endpoint: hidden({ pattern: /^https?:\/\/\S{1,1000}$/, example: 'https://push.eksempel.no/enhet' }),
      p256dh: bytes(65),
      auth: bytes(16),
    },
    submit: pushDeviceTexts.add,
  },
  remove: { permission: null, fields: { id: hidden() }, submit: pushDeviceTexts.remove },
})
