import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0).reverse()) clean()
})

/** A process that logs 4000 lines of a kilobyte at once and goes on logging, while it tells on stderr that it lives. */
const source = `
  import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
  const log = createLog('info')
  for (let line = 1; line <= 4000; line += 1) log.info({ line, filling: 'x'.repeat(1000) }, 'Flood')
  let beat = 0
  setInterval(() => {
    beat += 1
    log.info({ beat }, 'Beat')
    process.stderr.write('beat;')
  }, 20)`

function startLogging(stdout: number | 'pipe') {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    stdio: ['ignore', stdout, 'pipe'],
  })
  cleanups.push(() => child.kill('SIGKILL'))
  let beats = 0
  child.stderr?.on('data', (chunk) => {
    beats += String(chunk).split('beat;').length - 1
  })
  const goesOn = async () => {
    const before = beats
    await expect.poll(() => beats).toBeGreaterThan(before + 5)
  }
  return { child, goesOn }
}

interface Line {
  msg: string
  count?: number
  line?: number
}

/** All whole lines; throws where one is not JSON. */
function parse(text: string): Line[] {
  return text
    .slice(0, text.lastIndexOf('\n'))
    .split('\n')
    .map((line) => JSON.parse(line))
}

function expectDroppedAndBack(text: string): void {
  const lines = parse(text)
  const dropped = lines.findIndex(({ msg }) => msg === 'Dropped log lines')
  expect(lines[dropped]?.count).toBeGreaterThan(0)
  expect(lines[0]).toMatchObject({ msg: 'Flood', line: 1 })
  expect(lines.slice(dropped).some(({ msg }) => msg === 'Beat')).toBe(true)
}

const isBack = (text: string) => /Dropped log lines.*\n(.*Beat.*\n)+/.test(text)

test('an unread pipe does not block, and later gets the count of dropped lines', async () => {
  const { child, goesOn } = startLogging('pipe')
  await goesOn()
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  await expect.poll(() => isBack(text)).toBe(true)
  expectDroppedAndBack(text)
})

test('a pipe whose reader has ended does not end the process', async () => {
  const { child, goesOn } = startLogging('pipe')
  await goesOn()
  child.stdout?.destroy()
  await goesOn()
  expect(child.exitCode).toBeNull()
})

test('a named pipe whose reader was restarted gets lines again', async () => {
  const folder = temporaryFolder('log')
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  // Opened for both, so that neither end waits for the other.
  const end = openSync(pipe, 'r+')
  const { goesOn } = startLogging(end)
  closeSync(end)
  await goesOn()
  const reader = spawn('cat', [pipe])
  let text = ''
  reader.stdout.on('data', (chunk) => {
    text += chunk
  })
  cleanups.push(() => reader.kill('SIGKILL'))
  await expect.poll(() => text.includes('Beat')).toBe(true)
})

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'a full disk holds nothing up, and lines are whole when space is back',
  async () => {
    const folder = temporaryFolder('log')
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
    cleanups.push(() => execFileSync('umount', ['--lazy', folder]))
    const ballast = join(folder, 'ballast')
    writeFileSync(ballast, Buffer.alloc(32 * 1024))
    const file = join(folder, 'log')
    const output = openSync(file, 'a')
    const { child, goesOn } = startLogging(output)
    closeSync(output)
    await goesOn()
    // Space comes back a little at a time, as an operator finds things to remove.
    execFileSync('mount', ['-o', 'remount,size=128k', folder])
    await goesOn()
    execFileSync('mount', ['-o', 'remount,size=8m', folder])
    await expect.poll(() => isBack(readFileSync(file, 'utf8'))).toBe(true)
    expectDroppedAndBack(readFileSync(file, 'utf8'))
    expect(child.exitCode).toBeNull()
  },
)
