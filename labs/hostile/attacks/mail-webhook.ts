import type { Attack } from '../attack.ts'
import { hostileMail } from '../mails.ts'

/** Mails that break parsers, handed in by the webhook; now and then with a key that is none. */
export const attack: Attack = {
  name: 'mail-webhook',
  weight: 2,
  async send(random, target) {
    const key = random.chance(0.95) ? target.inboundKey : random.text(10)
    await target.http({
      method: 'POST',
      path: '/api/innkommende-epost',
      headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${encodeURI(key)}` },
      body: hostileMail(random, target.photo),
    })
  },
}
