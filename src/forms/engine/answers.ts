import type { Answer, Answers, Condition, Field, FieldKinds, Fields, ValueOfOption } from './field.ts'

type KnownAnswer<F extends Field> = FieldKinds[F['kind']]['answer']

/** The type of a field's valid answer. A select that the portfolio adds options to takes any text. */
export type AnswerOf<F extends Field> = F extends { kind: 'list'; fields: infer G extends Fields }
  ? readonly AnswersOf<G>[]
  : KnownAnswer<F> extends ValueOfOption
    ? F extends { offers: string }
      ? string
      : F extends { options: readonly { value: infer V }[] }
        ? V
        : string
    : KnownAnswer<F>

/** Whether valid answers always hold this one: it is required or has a default, and is always asked. */
type IsAlwaysAnswered<F> = F extends { showWhen: Condition }
  ? false
  : F extends { required: string } | { default: string } | { kind: 'lines' | 'list' }
    ? true
    : false

type Flat<T> = { readonly [K in keyof T]: T[K] }

/** The valid answers to fields, by name. Fields whose names are not known while compiling give `Answers`. */
export type AnswersOf<F extends Fields> = F extends Fields
  ? string extends keyof F
    ? Answers
    : Flat<
        { [K in keyof F as IsAlwaysAnswered<F[K]> extends true ? K : never]: AnswerOf<F[K]> } & {
          [K in keyof F as IsAlwaysAnswered<F[K]> extends true ? never : K]?: AnswerOf<F[K]>
        }
      >
  : never

/** The part of a form's type that its answers are derived from. */
interface Part {
  fields: Fields
}

/** The valid answers to a form: to the fields of all its sections. */
export type AnswersIn<S extends readonly Part[]> = S extends readonly [
  infer First extends Part,
  ...infer Rest extends readonly Part[],
]
  ? Rest extends readonly []
    ? AnswersOf<First['fields']>
    : AnswersOf<First['fields']> & AnswersIn<Rest>
  : Answers

/** Answers before validation: any may be missing, and a choice may not be one of the options. */
export type Unchecked<A> = string extends keyof A ? Answers : { readonly [K in keyof A]?: Answer | undefined }
