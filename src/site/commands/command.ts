import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

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
