import { ownValue } from '../records.ts'

/** What stands in braces in a text. */
export const inBraces = /\{([^{}]*)\}/g

/** The name of a fact, as it is written in braces. */
export const factName = (written: string): string => written.trim().toLocaleLowerCase('nb')

/** What stands in braces in a text, or with a single brace, and is not the name of a fact. */
export function unknownIn(text: string, isFact: (written: string) => boolean): string[] {
  const written = [...text.matchAll(/\{[^{}]*\}|[{}]/g)].map(([brace]) => brace)
  return written.filter((brace) => !/^\{.*\}$/s.test(brace) || !isFact(brace.slice(1, -1)))
}

/** Copy with the facts that stand in braces in its texts. */
export function fillCopy<T>(copy: T, facts: Readonly<Record<string, string>>): T
export function fillCopy(copy: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof copy === 'string')
    return copy.replace(inBraces, (whole, name) => ownValue(facts, factName(name)) ?? whole)
  if (Array.isArray(copy)) return copy.map((each) => fillCopy(each, facts))
  if (typeof copy !== 'object' || copy === null) return copy
  return Object.fromEntries(Object.entries(copy).map(([name, each]) => [name, fillCopy(each, facts)]))
}
