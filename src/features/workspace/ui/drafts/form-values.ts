import type { Field, Fields } from '../../../../forms/engine/field.ts'
import type { StaffDraft } from './draft-store.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of a form that differ from what it was opened with; null if none does. */
export function editsIn(form: HTMLFormElement, kept: readonly string[]): StaffDraft['fields'] | null {
  const changed = controlsIn(form, kept).filter((control) => stateOf(control) !== openedWith(control))
  return changed.length > 0
    ? Object.fromEntries(changed.map((control) => [nameOf(control), stateOf(control)]))
    : null
}

/** Puts a draft into a form, except into fields that have been changed since. Returns whether anything was changed. */
export function putBack(
  form: HTMLFormElement,
  kept: readonly string[],
  { fields }: Pick<StaffDraft, 'fields'>,
): boolean {
  const restored = controlsIn(form, kept).filter((control) => {
    const value = fields[nameOf(control)]
    return value !== undefined && stateOf(control) === openedWith(control) && stateOf(control) !== value
  })
  for (const control of restored) setState(control, fields[nameOf(control)] ?? '')
  // What follows the text that is typed, such as a preview.
  for (const control of restored) control.dispatchEvent(new Event('input', { bubbles: true }))
  return restored.length > 0
}

/** Whether a form was opened with everything that a draft says: then it has been stored. */
export function isStored(
  form: HTMLFormElement,
  kept: readonly string[],
  { fields }: Pick<StaffDraft, 'fields'>,
): boolean {
  const opened = new Map(controlsIn(form, kept).map((control) => [nameOf(control), openedWith(control)]))
  return Object.entries(fields).every(([name, value]) => opened.get(name) === value)
}

/** Whether files are chosen: those are not kept on the device. */
export const hasFiles = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length)

const neverKept = ['file', 'hidden', 'password', 'submit', 'button']

function controlsIn(form: HTMLFormElement, kept: readonly string[]): Control[] {
  const controls = form.querySelectorAll<Control>('input[name], textarea[name], select[name]')
  return [...controls].filter(
    (control) =>
      !neverKept.includes(control.type) &&
      kept.includes(control.name.split('.')[0] ?? '') &&
      control.closest('[data-not-saved]') === null,
  )
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Boxes and radio buttons share a name, and differ in their value. */
const nameOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name)

const stateOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value)

function setState(control: Control, state: string): void {
  if (isBox(control)) control.checked = state === 'true'
  else control.value = state
}

function openedWith(control: Control): string {
  if (isBox(control)) return String(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

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
