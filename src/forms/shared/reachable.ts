import { cleanText } from '../../domain/text/clean-text.ts'
import type { Field } from '../engine/field.ts'

/** A field that may be empty only where one of some fields, of which it is one, is filled in; `errorOf` says so of the field. */
export function reachable<F extends Field>(
  field: F,
  names: readonly string[],
  errorOf: (declared: F) => string,
): F {
  const { behavior } = field
  return {
    ...field,
    behavior: {
      ...behavior,
      read(sent, declared: F, context) {
        // As the answers will be read: what cannot be seen is nothing.
        const isReachable = names.some((name) =>
          context.entries[name]?.some((text) => cleanText(text).trim()),
        )
        if (!isReachable) return { error: errorOf(declared) }
        return behavior.read(sent, declared, context)
      },
    },
  }
}
