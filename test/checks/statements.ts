import { type ESTree, parseSync, Visitor } from 'vite'

/** A statement in the source, or a part of one, and how its text looks when it runs. */
export interface SourceStatement {
  /** `src/features/cases/server/store/receive.ts:12`. */
  place: string
  /** Null where the source does not show the text. */
  pattern: RegExp | null
}

interface TakesStatement {
  /** The place of the statement among the arguments. */
  argument: number
  /** Whether it is a whole statement, or a part of one. */
  isWhole: boolean
}

/** The functions that run a statement, and those that complete a part of one. */
const runners = new Map<string, TakesStatement>([
  ...['queryRows', 'findRow', 'queryRow'].map((name) => [name, { argument: 2, isWhole: true }] as const),
  ...['execute', 'rowExists'].map((name) => [name, { argument: 1, isWhole: true }] as const),
  ['query', { argument: 0, isWhole: true }],
  ['selectCaseEvents', { argument: 1, isWhole: false }],
  ['selectMessages', { argument: 1, isWhole: false }],
  ['queuePhotoDeletion', { argument: 1, isWhole: false }],
])

/** Fewer characters of SQL than this would match statements of others. */
const MIN_CHARACTERS = 5

/** The statements that a source file runs. */
export function statementsIn(path: string, source: string): SourceStatement[] {
  const { program } = parseSync(path, source)
  const constants = new Map<string, ESTree.Expression>()
  const calls: ESTree.CallExpression[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    CallExpression(call) {
      calls.push(call)
    },
  }).visit(program)
  return calls.flatMap((call) => {
    const runner = runners.get(calledName(call) ?? '')
    const statement = runner && call.arguments[runner.argument]
    if (!statement || statement.type === 'SpreadElement') return []
    const place = `${path}:${source.slice(0, call.start).split('\n').length}`
    const parts = partsOf(statement, constants)
    return [{ place, pattern: parts && patternOf(parts, runner.isWhole) }]
  })
}

/** The statements of the source that are not among those that ran. */
export function statementsNotRun(
  statements: readonly SourceStatement[],
  ran: readonly string[],
): SourceStatement[] {
  return statements.filter(({ pattern }) => !pattern || !ran.some((text) => pattern.test(text)))
}

function calledName({ callee }: ESTree.CallExpression): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  const { object, property } = callee
  // Hono's reader of a request's parameters has the same name.
  const isRequest =
    object.type === 'MemberExpression' && 'name' in object.property && object.property.name === 'req'
  return isRequest ? null : property.name
}

type Constants = ReadonlyMap<string, ESTree.Expression>

/** The text of a statement: what stands in the source, and null for what is only known when it runs. */
function partsOf(node: ESTree.Expression, constants: Constants): (string | null)[] | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : null
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value }, index) => {
        const inserted = node.expressions[index]
        return [value.cooked ?? '', ...(inserted ? (partsOf(inserted, constants) ?? [null]) : [])]
      })
    case 'Identifier': {
      const constant = constants.get(node.name)
      return constant ? partsOf(constant, constants) : null
    }
    case 'ObjectExpression': {
      const text = node.properties.find(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'text',
      )
      return text?.type === 'Property' ? partsOf(text.value, constants) : null
    }
    default:
      return null
  }
}

function patternOf(parts: readonly (string | null)[], isWhole: boolean): RegExp | null {
  const known = parts.filter((part) => part !== null).join('')
  if (known.trim().length < MIN_CHARACTERS) return null
  const text = parts
    .map((part) => (part === null ? '.*' : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')))
    .join('')
  return new RegExp(isWhole ? `^${text}$` : text, 's')
}
