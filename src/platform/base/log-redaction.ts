import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { LoggerOptions } from 'pino'
import { hideSecretPaths } from './secret-paths.ts'

/** The fields of an error that are logged besides name, message and stack: codes only, never values. */
const keptFields = [
  'code',
  'errno',
  'syscall',
  'responseCode',
  'command',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
  'statusCode',
  'queue',
] as const

/** The maximum depth of nested causes. */
const MAX_CAUSES = 5
const MAX_TEXT_CHARACTERS = 8_000

interface RedactedError {
  type: string
  message: string
  stack?: string
  cause?: RedactedError
  [field: string]: unknown
}

/**
 * An error as the log shows it: without e-mail addresses, national identity numbers, tokens, passwords in URLs, and
 * values of queries. The fields that libraries put on errors (recipients, parameters, whole responses) are left out.
 */
export function redactedError(error: unknown, causes = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(textOf(error)) }
  const redacted: RedactedError = { type: error.name, message: redact(error.message) }
  if (error.stack) redacted.stack = redact(sourceStack(error.stack))
  for (const field of keptFields) {
    const value: unknown = Reflect.get(error, field)
    if (typeof value === 'number') redacted[field] = value
    else if (typeof value === 'string') redacted[field] = redact(value)
  }
  if (error.cause !== undefined && causes < MAX_CAUSES)
    redacted.cause = redactedError(error.cause, causes + 1)
  return redacted
}

function textOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message)
  return typeof thrown
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A text for the log, without personal data and secrets. */
export function redact(text: string): string {
  return (
    hideSecretPaths(text.slice(0, MAX_TEXT_CHARACTERS))
      // PostgreSQL's detail: `Key (email)=(…) already exists.`
      .replace(/(Key \([^)]{1,200}\)=)\(.*\)/g, '$1([redacted])')
      .replace(/(:\/\/)[^\s/@]{1,500}@/g, '$1[password]@')
      .replace(/[^\s<>()[\]"',;:=@]{1,64}@[\p{L}\d.-]{1,255}/gu, '[e-mail]')
      .replace(/(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/g, '[11 digits]')
      .replace(/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [token]')
      .replace(
        /([?&][\w-]{0,50}(?:token|key|signature|code|secret|password)[\w-]{0,50}=)[^&\s"]+/gi,
        '$1[token]',
      )
      // Words and function names seldom contain a digit; inside a path it is a file name.
      .replace(/(?<![\w/.-])(?=[\w-]{0,200}\d)[\w-]{22,}(?![\w/.-])/g, (word) =>
        uuid.test(word) ? word : '[token]',
      )
  )
}

/** For pino: every error, every text among the fields, and every message is redacted. */
export const redaction = {
  serializers: { err: (error: unknown) => redactedError(error) },
  formatters: {
    log: (fields: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? redact(value) : value,
        ]),
      ),
  },
  hooks: {
    logMethod(args, method) {
      const redacted = args.map((arg) => (typeof arg === 'string' ? redact(arg) : arg))
      // As many of the same types: `map` gives an array where pino's types want a tuple.
      method.apply(this, redacted as typeof args)
    },
  },
} satisfies LoggerOptions

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
