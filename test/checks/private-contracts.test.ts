import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFolders, isCode, pathsWith, sourcesIn } from './sources.ts'

/** What libraries keep to themselves: globals and storage of React Router, and what React hangs on elements. */
const privateNames =
  /__reactRouter|streamController|react-router-scroll-positions|__reactFiber|__reactProps|_valueTracker/

/** React learns of a control that was used before it came only in this way. */
const allowed = ['src/site/hydration/early-acts.ts', 'src/site/hydration/record-acts.ts']

test('no code relies on what a library keeps to itself, but to tell React of a control', () => {
  expect(pathsWith(sourcesIn(codeFolders, isCode), privateNames).sort()).toEqual(allowed)
})

test('no plugin of our own edits what a tool has built', () => {
  const edits = /generateBundle|renderChunk|writeBundle|\/node_modules\/[^/]+\/.*load:/
  const plugins = pathsWith(sourcesIn(codeFolders, isCode), /\bPlugin\b.*from 'vite'/)
  expect(plugins).toEqual(['src/bundling/as-script.ts'])
  for (const path of [...plugins, 'vite.config.ts', 'tooling/build.ts'])
    expect(readFileSync(path, 'utf8'), path).not.toMatch(edits)
})
