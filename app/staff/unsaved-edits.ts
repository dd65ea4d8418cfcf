/** Unsaved edits of an editor: the version that it was opened on, and the changed fields by name. */
export interface UnsavedEdits {
  base: string
  fields: Record<string, string>
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields that differ from what the form was opened with; null if none does. */
export function editsIn(form: HTMLFormElement): UnsavedEdits | null {
  const fields: Record<string, string> = {}
  for (const control of textControls(form))
    if (control.value !== openedWith(control)) fields[control.name] = control.value
  if (Object.keys(fields).length === 0) return null
  return { base: baseOf(form)?.value ?? '', fields }
}

/**
 * Restores edits in a form, except in fields that have been changed since. Saving compares with the version that they
 * were made on, so that a colleague's newer version is not overwritten unseen. Returns whether there was anything to
 * restore.
 */
export function putBack(form: HTMLFormElement, { base, fields }: UnsavedEdits): boolean {
  let isChanged = false
  for (const control of textControls(form)) {
    const value = fields[control.name]
    if (value === undefined || control.value !== openedWith(control) || control.value === value) continue
    control.value = value
    isChanged = true
  }
  const shown = baseOf(form)
  if (isChanged && shown) shown.value = base
  return isChanged
}

/** Whether files are chosen: those cannot be saved in the tab. */
export function hasUnkept(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length)
}

function textControls(form: HTMLFormElement): TextControl[] {
  return [...form.querySelectorAll<TextControl>('input[name], textarea[name], select[name]')].filter(
    (control) =>
      !['file', 'hidden', 'checkbox', 'radio', 'submit'].includes(control.type) &&
      control.closest('[data-not-saved]') === null,
  )
}

function openedWith(control: TextControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const baseOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=base]')
