/** One command of `npm run husvaer`. */
export interface Command {
  name: string
  /** What follows the name, as in `FILE`. */
  usage: string
  summary: string
  /** Returns the exit code: 0 done, 1 refused or failed, 2 used wrongly. */
  run(args: string[]): Promise<number>
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)
export const complain = (line: string) => void process.stderr.write(`${line}\n`)
