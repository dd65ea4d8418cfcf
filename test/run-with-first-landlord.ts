import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './support/temporary-folder.ts'

/** Runs the tests in a copy of the source whose landlord is the first one, with which they are written. */
const copy = temporaryFolder('first-landlord')
const made = ['node_modules', 'build', 'data', 'test-results', '.react-router', '.git', 'src/generated']
cpSync('.', copy, { recursive: true, filter: (path) => !made.includes(path) })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
// Some tests read earlier commits.
if (existsSync('.git')) await writeFile(join(copy, '.git'), `gitdir: ${resolve('.git')}\n`)
const settings = await readFile('package.json', 'utf8')
await writeFile(
  join(copy, 'package.json'),
  settings.replace(/(?<="#landlord\/\*": ").*(?=")/, './landlord/*'),
)
const { status } = spawnSync(process.execPath, ['test/run.ts', ...process.argv.slice(2)], {
  cwd: copy,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
