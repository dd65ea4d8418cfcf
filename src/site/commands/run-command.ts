import { answerCommand } from './answer.ts'
import { backupCommand } from './backup.ts'
import { backupsCommand } from './backups.ts'
import { type Command, complain, say, UsageError } from './command.ts'
import { createUserCommand } from './create-user.ts'
import { importCommand } from './import.ts'
import { importImagesCommand } from './import-images.ts'
import { newLandlordCommand } from './new-landlord.ts'
import { purgeCommand } from './purge.ts'
import { removeDemoCommand } from './remove-demo.ts'
import { restoreCommand } from './restore.ts'
import { restoreDrillCommand } from './restore-drill.ts'
import { rotateKeysCommand } from './rotate-keys.ts'
import { sweepCommand } from './sweep.ts'
import { syncListingsCommand } from './sync-listings.ts'
import { verifyAuditCommand } from './verify-audit.ts'

const commands: readonly Command[] = [
  importCommand,
  syncListingsCommand,
  importImagesCommand,
  createUserCommand,
  removeDemoCommand,
  answerCommand,
  purgeCommand,
  sweepCommand,
  rotateKeysCommand,
  backupCommand,
  backupsCommand,
  restoreCommand,
  restoreDrillCommand,
  verifyAuditCommand,
  newLandlordCommand,
]

function help(): string {
  const width = Math.max(...commands.map(({ name, usage }) => name.length + usage.length)) + 3
  return [
    'Usage: npm run husvaer -- COMMAND',
    '',
    ...commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}${summary}`),
  ].join('\n')
}

/** Runs the command that the arguments name, and gives the exit code: 0 done, 1 refused or failed, 2 used wrongly. */
export async function runCommand([name, ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    say(help())
    return 0
  }
  const command = commands.find((each) => each.name === name)
  if (!command) {
    complain(help())
    return 2
  }
  try {
    return await command.run(args)
  } catch (error) {
    explain(error)
    if (!(error instanceof UsageError)) return 1
    complain(`Usage: npm run husvaer -- ${command.name} ${command.usage}`)
    return 2
  }
}

function explain(error: unknown): void {
  complain(error instanceof Error ? error.message : String(error))
  for (let cause = error instanceof Error ? error.cause : null; cause instanceof Error; cause = cause.cause)
    complain(`  because: ${cause.message}`)
}
