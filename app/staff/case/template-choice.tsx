import { NO_CHOICE } from '../../../domain/no-choice.ts'
import { staffCaseTexts } from '../../../forms/staff/case.words.ts'
import type { ReplyTemplate } from '../../../server/casework/staff-views.ts'
import { classes } from '../../components/ui/classes.ts'
import { Field } from '../../components/ui/field.tsx'
import { useWords } from '../../use-words.ts'

interface TemplateChoiceProps {
  id: string
  templates: readonly ReplyTemplate[]
  onChoose: (text: string) => void
  className?: string
  /** Whether the label stands in the list instead of before it. */
  isLabelInside?: boolean
}

/** Inserts a template; needs scripts. */
export function TemplateChoice({
  id,
  templates,
  onChoose,
  className,
  isLabelInside = false,
}: TemplateChoiceProps) {
  const texts = useWords(staffCaseTexts)
  return (
    <Field
      id={id}
      label={texts.reply.template}
      isLabelHidden={isLabelInside}
      className={classes(className, 'scripts-only')}
    >
      {(control) => (
        <select
          {...control}
          value={NO_CHOICE}
          autoComplete="off"
          onChange={(event) => {
            const template = templates.find(({ name }) => name === event.target.value)
            if (template) onChoose(template.text)
          }}
        >
          <option value={NO_CHOICE}>{isLabelInside ? texts.reply.template : '–'}</option>
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
