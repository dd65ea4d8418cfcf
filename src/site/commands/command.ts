import { createInterface } from 'node:readline'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { readConfig } from '../../platform/base/config.ts'
import { createLog } from '../../platform/base/log.ts'
import { type OpenSiteOptions, openSite, type Site } from '../services/site.ts'

/** One command of `npm run husvaer`. */
export interface Command {
  name: string
  /** What follows the name, as in `FILE [--dry-run]`. */
  usage: string
  summary: string
  /**
   * Gives the exit code: 0 done, 1 refused or failed.
   * @throws UsageError for arguments that it does not take.
   */
  run(args: string[]): Promise<number>
}

/** Arguments that a command does not take. The usage is printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Options = ParseArgsOptionsConfig
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

interface CommandDeclaration<O extends Options> extends Omit<Command, 'run'> {
  options: O
  /** How many arguments it takes besides options. */
  positionals?: { min: number; max: number }
  run(values: Values<O>, positionals: string[]): Promise<number>
}

/** A command whose arguments are parsed as declared, by `util.parseArgs`. */
export function defineCommand<const O extends Options>({
  options,
  positionals: { min, max } = { min: 0, max: 0 },
  run,
  ...description
}: CommandDeclaration<O>): Command {
  const parse = (args: string[]) => {
    try {
      return parseArgs({ args, options, allowPositionals: max > 0 })
    } catch (error) {
      throw new UsageError('The arguments were not understood.', { cause: error })
    }
  }
  return {
    ...description,
    async run(args) {
      const { values, positionals } = parse(args)
      if (positionals.length < min || positionals.length > max) throw new UsageError(expectedCount(min, max))
      return run(values, positionals)
    },
  }
}

function expectedCount(min: number, max: number): string {
  if (max === 0) return 'It takes options only.'
  if (min === max) return `It takes ${min} ${min === 1 ? 'argument' : 'arguments'}.`
  return max === Number.POSITIVE_INFINITY
    ? `It takes ${min} or more arguments.`
    : `It takes ${min} to ${max} arguments.`
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)
export const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Opens the site's data for a command, beside a running site or without one, and closes it after. */
export async function withSite<T>(
  work: (site: Site) => Promise<T>,
  options: Pick<OpenSiteOptions, 'previousSecret'> = {},
): Promise<T> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const site = await openSite(config, createLog(config.LOG_LEVEL), { ...options, as: 'command' })
  try {
    return await work(site)
  } finally {
    await site.close()
  }
}

/**
 * The passphrase of a backup: BACKUP_PASSPHRASE, or a line that is typed or piped in.
 * @throws UsageError where there is neither.
 */
export async function askPassphrase(): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE
  if (given) return given
  process.stderr.write('Passphrase: ')
  const lines = createInterface({ input: process.stdin, terminal: false })
  for await (const line of lines) return line
  throw new UsageError('There is no passphrase: set BACKUP_PASSPHRASE, or type it in.')
}
