import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { asModule } from './react-as-modules.ts'

const require = createRequire(import.meta.url)

const built = (name: string, file: string) => {
  const folder = dirname(require.resolve(`${name}/package.json`))
  return readFileSync(join(folder, 'cjs', file), 'utf8')
}

/** Runs a module that imports nothing. */
const run = (module: string) => import(`data:text/javascript,${encodeURIComponent(module)}`)

test.each([
  ['react', 'react.production.js'],
  ['react', 'react-jsx-runtime.production.js'],
  ['scheduler', 'scheduler.production.js'],
])('gives all that %s exports in %s, by its names and as a whole', async (name, file) => {
  const exported: object = require(join(dirname(require.resolve(`${name}/package.json`)), 'cjs', file))
  const { default: whole, ...named } = await run(asModule(built(name, file)))
  expect(Object.keys(named).sort()).toEqual(Object.keys(exported).sort())
  expect(whole).toEqual(named)
})

test('imports what the client of React requires', () => {
  const text = asModule(built('react-dom', 'react-dom-client.production.js'))
  expect(text.match(/^import .*/gm)).toEqual([
    'import * as Scheduler from "scheduler";',
    'import * as React from "react";',
    'import * as ReactDOM from "react-dom";',
  ])
  expect(text).toContain('exported_hydrateRoot as hydrateRoot')
})

test.each(['module.exports = 1;', 'if (a) { b = require("b"); }', 'exports["a"] = 1;'])(
  'does not take what is written in another way: %s',
  (source) => {
    expect(() => asModule(source)).toThrow('a way that is not known')
  },
)
