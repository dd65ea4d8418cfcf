import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A place in a module of the bundled server, as a line of a stack names it. */
const bundled = /(file:\/\/[^\s()]*\/build\/server\/[\w.-]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | null>()

/**
 * A stack with the files and lines of the source in place of those of the bundle. Read from the maps with the first error:
 * Node's own `--enable-source-maps` reads them all at the start, which takes 27 MB.
 */
export function sourceStack(stack: string): string {
  return stack.replace(bundled, (place: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = new URL(entry.originalSource, file).href
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  maps.set(file, map)
  return map
}

/** Null where there is none, as of an earlier build. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  } catch {
    return null
  }
}
