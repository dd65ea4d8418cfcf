import type { Field, Fields } from '../../../../forms/engine/field.ts'

const longKinds: readonly Field['kind'][] = ['longText', 'lines', 'list', 'templateText']

/** Whether a field's answer may lie on the device: never a password, a sensitive answer, a file, or what is not typed. */
const isKept = ({ kind, behavior, sensitive, isFromPage }: Field) =>
  !behavior.isSecret && !sensitive && !isFromPage && kind !== 'hidden' && kind !== 'code'

/** The fields of a form that its draft holds. A field that is a list stands for its parts. */
export const keptFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isKept(field) ? [name] : []))

/** Whether a form takes long enough to fill in that its draft is kept: it has a text of several lines, or two fields. */
export function keepsDraft(fields: Fields): boolean {
  const kept = keptFields(fields)
  return kept.length > 1 || kept.some((name) => longKinds.some((kind) => kind === fields[name]?.kind))
}
