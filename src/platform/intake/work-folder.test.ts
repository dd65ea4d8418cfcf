import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { createLog } from '../base/log.ts'
import { openWorkFolder } from './work-folder.ts'

const program = `
  import { writeFileSync } from 'node:fs'
  import { openWorkFolder } from '${new URL('./work-folder.ts', import.meta.url)}'
  const log = { error: (...said) => console.error(...said) }
  const { path } = await openWorkFolder(process.argv[1], log)
  writeFileSync(path + '/a.raw', 'half a photo')
  console.log(path)
  setInterval(() => undefined, 1000)
`

const log = createLog('silent')
let parent: string
const children: ChildProcess[] = []
beforeEach(() => {
  parent = join(temporaryFolder('work'), 'uploads')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** A process that works on a file in a folder of its own. */
async function worker(): Promise<{ folder: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const folder = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  )
  return {
    folder,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Makes a folder look as if nothing had been written to it for two hours. */
function age(folder: string): void {
  const then = new Date(Date.now() - 2 * 3_600_000)
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
  utimesSync(folder, then, then)
}

describe('a start', () => {
  test('removes the files of a killed process, and none of a running one', async () => {
    const [killed, running] = [await worker(), await worker()]
    await killed.kill()
    const own = await openWorkFolder(parent, log)
    expect(readdirSync(parent).sort()).toEqual(
      [running.folder, own.path].map((path) => path.slice(parent.length + 1)).sort(),
    )
    expect(existsSync(join(running.folder, 'a.raw'))).toBe(true)
    await own.remove()
    expect(existsSync(own.path)).toBe(false)
  })

  test('keeps the files of another machine until they are an hour old', async () => {
    const { pid } = process
    const other = join(parent, `${'f'.repeat(16)}-${pid}-x`)
    mkdirSync(other, { recursive: true })
    writeFileSync(join(other, 'a.raw'), 'half a photo')
    await openWorkFolder(parent, log)
    expect(existsSync(other)).toBe(true)
    age(other)
    // The other machine is still writing to it.
    writeFileSync(join(other, 'a.raw'), 'more of a photo')
    await openWorkFolder(parent, log)
    expect(existsSync(other)).toBe(true)
    age(other)
    await openWorkFolder(parent, log)
    expect(existsSync(other)).toBe(false)
  })

  test('removes files that earlier versions left outside folders', async () => {
    mkdirSync(parent, { recursive: true })
    const stray = join(parent, 'a.raw')
    writeFileSync(stray, 'half a photo')
    const then = new Date(Date.now() - 2 * 3_600_000)
    utimesSync(stray, then, then)
    await openWorkFolder(parent, log)
    expect(existsSync(stray)).toBe(false)
  })

  test('continues if the folder cannot be made', async () => {
    writeFileSync(parent, 'a file in its place')
    expect((await openWorkFolder(parent, log)).path).toContain(parent)
  })
})
