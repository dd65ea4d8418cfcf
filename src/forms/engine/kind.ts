import type { Condition, FieldKind, FieldOf, Kind } from './field.ts'

type Declarable<K extends FieldKind> = Omit<FieldOf<K>, 'kind' | 'behavior' | 'required'> & {
  required?: string | null
}

type RequiredOf<D> = D extends { required: infer R extends string | null } ? R : null

/** The type of any field of the kind. The fields of a list's items keep their declared types. */
type Plain<K extends FieldKind, D> = D extends { fields: unknown } ? Omit<FieldOf<K>, 'fields'> : FieldOf<K>

/** A field as it was declared: the literal types from which `AnswerOf` derives the type of its answer. */
type Declared<K extends FieldKind, D> = Plain<K, D> & { required: RequiredOf<D> } & Pick<
    D,
    keyof D & ('default' | 'options' | 'offers' | 'fields')
  > &
  (D extends { showWhen: Condition } ? { showWhen: Condition } : unknown)

/** Defines a kind, and returns the function that declares fields of it. A field without `required` is optional. */
export function defineKind<K extends FieldKind>(
  kind: K,
  behavior: Kind<FieldOf<K>>,
): <const D extends Declarable<K>>(declared: D) => Declared<K, D>
export function defineKind(kind: FieldKind, behavior: Kind) {
  return (declared: object) => ({ required: null, ...declared, kind, behavior })
}
