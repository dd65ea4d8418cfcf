import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processorMicroseconds, residentMegabytes, treeOf } from './process-tree.ts'

/** What a process itself has taken, without those that it started. */
function ownMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** A process that starts another one, which works for a third of a second and then waits. */
const parent = `
  const { spawn } = require('node:child_process')
  const work = 'const end = Date.now() + 300; while (Date.now() < end); console.log("worked"); setInterval(() => {}, 1000)'
  spawn(process.execPath, ['-e', work], { stdio: 'inherit' })`

test('counts the processor time and memory of what a process has started', async () => {
  const child = spawn(process.execPath, ['-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The process did not start')
  try {
    await once(child.stdout, 'data')
    const [, below] = treeOf(pid)
    expect(treeOf(pid)).toHaveLength(2)
    const both = processorMicroseconds(pid)
    expect(both).toBeGreaterThan(processorMicroseconds(below ?? 0))
    expect(both).toBeGreaterThan(50_000)
    expect(residentMegabytes(pid)).toBeGreaterThan(residentMegabytes(below ?? 0))
  } finally {
    process.kill(-pid, 'SIGKILL')
  }
})

test('counts what a process has started that has ended meanwhile', async () => {
  const work =
    "require('node:child_process').execFileSync(process.execPath, ['-e', 'const end = Date.now() + 300; while (Date.now() < end);'])"
  const child = spawn(process.execPath, ['-e', `${work}; console.log('done'); setInterval(() => {}, 1000)`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The process did not start')
  try {
    await once(child.stdout, 'data')
    expect(processorMicroseconds(pid)).toBeGreaterThan(ownMicroseconds(pid))
  } finally {
    child.kill('SIGKILL')
  }
})

test('counts nothing for a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(processorMicroseconds(child.pid ?? 0)).toBe(0)
})
