import { execFileSync } from 'node:child_process'

/*
 * Prints how many lines the product has, at a commit or now: TypeScript and CSS apart, without tests, the demo and benches.
 * `npm run lines -- COMMIT`
 */

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1_000_000_000 })

const commit = process.argv[2] ?? 'HEAD'
const isProduct = (path: string) => !/^(?:test|demo|labs)\/|\.(?:test|spec)\.tsx?$/.test(path)
const paths = git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isProduct)

for (const [kind, pattern] of [
  ['TypeScript', /\.(?:tsx?|mjs)$/],
  ['CSS', /\.css$/],
] as const) {
  const ofKind = paths.filter((path) => pattern.test(path))
  const lines = ofKind.reduce((sum, path) => sum + git('show', `${commit}:${path}`).split('\n').length - 1, 0)
  process.stdout.write(`${kind}: ${lines} lines in ${ofKind.length} files at ${commit}\n`)
}
