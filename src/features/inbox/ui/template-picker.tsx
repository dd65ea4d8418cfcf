import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { templateWords } from '../../../forms/kinds/template.words.ts'
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
      options={templates.map((template) => ({
        value: template.name,
        label: template.name,
        note: [effectOf(template), template.text].filter(Boolean).join(' '),
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

/** What choosing a template prepares: «Venter på avsender når du sender. Utsettes i en uke.» */
function effectOf({ status = NO_CHOICE, snooze = NO_CHOICE }: ReplyTemplateView): string {
  const { onceSent, snoozedFor } = staffCaseTexts.reply
  return [
    status !== NO_CHOICE && onceSent[status],
    snooze !== NO_CHOICE && snoozedFor(templateWords.snoozes[snooze]),
  ]
    .filter(Boolean)
    .join(' ')
}
