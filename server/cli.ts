import { answerCommand } from './commands/answer.ts'
import { backupCommand } from './commands/backup.ts'
import type { Command } from './commands/command.ts'
import { complain, say } from './commands/command.ts'
import { createUserCommand } from './commands/create-user.ts'
import { importCommand } from './commands/import.ts'
import { importImagesCommand } from './commands/import-images.ts'
import { purgeCommand } from './commands/purge.ts'
import { restoreCommand } from './commands/restore.ts'
import { rotateKeysCommand } from './commands/rotate-keys.ts'
import { sweepCommand } from './commands/sweep.ts'
import { syncListingsCommand } from './commands/sync-listings.ts'
import { verifyAuditCommand } from './commands/verify-audit.ts'

const commands: readonly Command[] = [
  importCommand,
  syncListingsCommand,
  importImagesCommand,
  createUserCommand,
  answerCommand,
  purgeCommand,
  sweepCommand,
  rotateKeysCommand,
  backupCommand,
  restoreCommand,
  verifyAuditCommand,
]

function help(): string {
  const width = Math.max(...commands.map(({ name, usage }) => name.length + usage.length)) + 3
  return [
    'Usage: npm run husvaer -- COMMAND',
    '',
    ...commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}${summary}`),
  ].join('\n')
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    say(help())
    return 0
  }
  const command = commands.find((each) => each.name === name)
  if (command) return command.run(args)
  complain(help())
  return 2
}

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  complain(error.message)
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause)
    complain(`  because: ${cause.message}`)
  return 1
})
