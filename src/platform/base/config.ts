import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

/** A setting that cannot be used. Its message is the one line that the operator sees. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => empty(given) ?? value, schema)

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

/** Addresses and networks (`10.0.0.0/8`), separated by commas; `loopback` is this machine. */
const networks = z.string().transform((list, context) => {
  const found = new BlockList()
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    for (const network of entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry]) {
      const [address = '', bits] = network.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      const whole = family === 'ipv6' ? 128 : 32
      const prefix = bits === undefined ? whole : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
      if (!isIP(address) || prefix < 0 || prefix > whole) {
        context.addIssue({
          code: 'custom',
          message: `has ${entry}, which is neither an address nor a network`,
        })
        return z.NEVER
      }
      found.addSubnet(address, prefix, family)
    }
  }
  return found
})

/** The address of a tile with three numbers left out, all of them after its host. */
const tileAddress = httpUrl
  .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), {
    error: 'must have {z}, {x} and {y} in it',
  })
  .refine((address) => !/[{}@]/.test(address.split('/').slice(0, 3).join('/')), {
    error: 'must name one host, without {…} or a password',
  })

/** The address of the site: it lies at the root of its host. */
const siteUrl = httpUrl.refine((address) => !/^https?:\/\/[^/?#]*(?:@|\/?[?#]|\/.)/i.test(address), {
  error: 'must be an address without a path or a password, such as https://husvaer.example',
})

/** Host names, separated by commas; `*.` stands for any host below one. */
const hostNames = z.string().transform((list, context) => {
  const hosts = list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(host))
  if (wrong) {
    context.addIssue({
      code: 'custom',
      message: `has ${wrong}, which is no host name: leave out https:// and what follows the host`,
    })
    return z.NEVER
  }
  return hosts
})

const Environment = z.object({
  PORT: withDefault(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be a port number from 0 to 65535'),
    '3000',
  ),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(siteUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' }),
  ),
  DEMO: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' }),
  ),
  MAIL_REPLY_ADDRESS: optional(z.email('must be an e-mail address')),
  IMAP_URL: optional(
    z.url({ protocol: /^imaps?$/, error: 'must be an address that starts with imap:// or imaps://' }),
  ),
  INBOUND_MAIL_KEY: optional(z.string().min(24, 'must be at least 24 characters')),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(httpUrl),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SECRET_KEY: optional(z.string().min(32, 'must be at least 32 characters')),
  PUBLIC_KEY: withDefault(z.string(), 'husvaer-public'),
  FINN_API_KEY: optional(z.string()),
  FINN_ORG_ID: optional(z.string().regex(/^\d+$/, 'must be a number')),
  FINN_BASE_URL: withDefault(httpUrl, 'https://cache.api.finn.no/iad/'),
  IMAGE_HOSTS: withDefault(hostNames, 'images.finncdn.no'),
  MAP_TILES_URL: optional(tileAddress),
  MAP_ATTRIBUTION: withDefault(z.string().max(100, 'must be at most 100 characters'), '© Kartverket'),
  MAP_ATTRIBUTION_URL: withDefault(httpUrl, 'https://www.kartverket.no/'),
  MAP_TILES_CACHE_MB: withDefault(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'must be a number of megabytes from 1 to 999999')
      .transform(Number),
    '200',
  ),
  ACCOUNT_PUBLICATION_DELAY_HOURS: withDefault(
    z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of hours from 0 to 720')
      .transform(Number)
      .refine((hours) => hours <= 720, 'must be a number of hours from 0 to 720'),
    '24',
  ),
  WEB_PUSH: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
  WEB_PUSH_HOSTS: withDefault(
    hostNames,
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters')),
  TRUSTED_PROXIES: withDefault(networks, ''),
  PASSWORD_HASHING: withDefault(z.enum(['strong', 'weak'], { error: 'must be strong or weak' }), 'strong'),
  RATE_LIMITS: withDefault(z.enum(['on', 'remote', 'off'], { error: 'must be on, remote or off' }), 'on'),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
    'info',
  ),
  PAGE_CACHE: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** Read by `start.mjs`, before there is a server. */
  HEAP_MB: withDefault(
    z.string().regex(/^\d{3,5}$/, 'must be a number of megabytes from 100 to 99999'),
    '256',
  ),
})

export type Config = Omit<z.infer<typeof Environment>, 'PUBLIC_URL' | 'DEMO'> & {
  /** Whether an empty database is filled with the demo: not one that an operator has set up for a portfolio of their own. */
  DEMO: 'on' | 'off'
  /** The address that visitors use, without a slash at the end. */
  PUBLIC_URL: string
}

/**
 * The configuration in an environment.
 * @throws ConfigError naming every wrong variable in one line.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`Cannot start: ${problems.join('; ')}.`)
  }
  const { FINN_API_KEY, FINN_ORG_ID } = parsed.data
  if (parsed.data.IMAP_URL && !parsed.data.MAIL_REPLY_ADDRESS)
    throw new ConfigError('Cannot start: IMAP_URL needs MAIL_REPLY_ADDRESS.')
  if (FINN_API_KEY && !FINN_ORG_ID) throw new ConfigError('Cannot start: FINN_API_KEY needs FINN_ORG_ID.')
  return {
    ...parsed.data,
    DEMO: parsed.data.DEMO ?? (parsed.data.DATABASE_URL ? 'off' : 'on'),
    DATA_DIR: resolve(parsed.data.DATA_DIR),
    PUBLIC_URL: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, ''),
  }
}
