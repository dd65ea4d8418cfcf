import { OptionPicker } from '../../workspace/ui/option-picker.tsx'
import { staffCaseTexts } from '../case.words.ts'
import type { ReplyTemplateView } from '../server/case/staff-views.ts'

interface TemplatePickerProps {
  id: string
  templates: readonly ReplyTemplateView[]
  /** Gets the text of the chosen template. */
  onChoose: (text: string) => void
}

/** Offers the reply templates, which are found by their names and their texts; needs scripts. Nothing where there are none. */
export function TemplatePicker({ id, templates, onChoose }: TemplatePickerProps) {
  if (templates.length === 0) return null
  return (
    <OptionPicker
      id={id}
      options={templates.map(({ name, text }) => ({ value: name, label: name, note: text }))}
      texts={staffCaseTexts.reply.template}
      takesFirst
      onChoose={(chosen) => onChoose(templates.find(({ name }) => name === chosen)?.text ?? '')}
    />
  )
}
