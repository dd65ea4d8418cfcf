import { runCommand } from './site/commands/run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2))
