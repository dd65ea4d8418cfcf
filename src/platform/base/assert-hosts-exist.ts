import { lookup } from 'node:dns/promises'
import { type Config, ConfigError } from './config.ts'
import { errorCode } from './errors.ts'

/** The settings that name servers elsewhere. A database is waited for, and says so itself. */
const settings = ['SMTP_URL', 'IMAP_URL', 'S3_ENDPOINT', 'MAP_TILES_URL'] as const

/**
 * Looks up the servers that settings name. A name server that does not answer says nothing about them.
 * @throws ConfigError naming a setting whose host does not exist.
 */
export async function assertHostsExist(
  config: Pick<Config, (typeof settings)[number]>,
  find: (host: string) => Promise<unknown> = lookup,
): Promise<void> {
  await Promise.all(
    settings.map(async (setting) => {
      const address = config[setting]
      if (!address) return
      // An IPv6 address stands in brackets.
      const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
      const isMissing = await find(host).then(
        () => false,
        (error) => errorCode(error) === 'ENOTFOUND',
      )
      if (isMissing)
        throw new ConfigError(`Cannot start: ${setting} names ${host}, and there is no such host.`)
    }),
  )
}
