import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { OptionPicker } from '../../workspace/ui/option-picker.tsx'
import { staffCaseTexts } from '../case.words.ts'
import type { ReplyTemplateView } from '../server/case/staff-views.ts'

interface TemplatePickerProps {
  id: string
  templates: readonly ReplyTemplateView[]
  onChoose: (template: ReplyTemplateView) => void
}

/** Offers the reply templates, which are found by their names and their texts; needs scripts. Nothing where there are none. */
export function TemplatePicker({ id, templates, onChoose }: TemplatePickerProps) {
  if (templates.length === 0) return null
  return (
    <OptionPicker
      id={id}
      options={templates.map(({ name, text, status = NO_CHOICE }) => ({
        value: name,
        label: name,
        note: status === NO_CHOICE ? text : `${staffCaseTexts.reply.onceSent[status]} ${text}`,
      }))}
      texts={staffCaseTexts.reply.template}
      takesFirst
      onChoose={(chosen) => {
        const template = templates.find(({ name }) => name === chosen)
        if (template) onChoose(template)
      }}
    />
  )
}
