import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Makes a folder in a run of its own, which then does this; gives the folder's path. */
function runThat(ends: string): string {
  const script = `import { temporaryFolder } from './test/support/temporary-folder.ts'
    console.log(temporaryFolder('example')); ${ends}`
  const env = { ...process.env, TEST_FOLDERS_OWNER: '' }
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '--eval', script], {
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout.trim()
}

test('the folders of a run are removed with it, and those of a killed one with the next', () => {
  const left = runThat("process.kill(process.pid, 'SIGKILL')")
  expect(existsSync(left)).toBe(true)
  const removed = runThat('')
  expect(removed).toContain('example')
  expect([existsSync(removed), existsSync(left)]).toEqual([false, false])
})
