import { resealSubscribers } from '../../features/alerts/server/sealed-subscriber.ts'
import { createKeyRing } from '../../platform/secrets/key-ring.ts'
import { secretKeyFrom } from '../../platform/secrets/secret-key.ts'
import { defineCommand, say, withSite } from './command.ts'

export const rotateKeysCommand = defineCommand({
  name: 'rotate-keys',
  usage: '',
  summary:
    'Encrypts sensitive answers with a new key. After a change of SECRET_KEY, give the old one as OLD_SECRET_KEY.',
  options: {},
  async run() {
    const old = process.env.OLD_SECRET_KEY
    const previousSecret = old ? secretKeyFrom(old) : null
    const count = await withSite(
      ({ database, secret, keyRing }) =>
        (previousSecret ? createKeyRing(database.pool, secret, previousSecret) : keyRing).rotate([
          resealSubscribers,
        ]),
      { previousSecret },
    )
    say(`Encrypted ${count} answers and addresses with a new key. The old one is erased.`)
    return 0
  },
})
