import { placeholders } from '../../../domain/cases/reply-template.ts'
import { templateWords } from '../../../forms/kinds/template.words.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import type { TemplatePreview } from '../../inbox/server/answer/template-preview.ts'
import * as styles from './template-preview-case.module.css'

/** The placeholders with their values in the case that templates are shown with, and a field for another case. */
export function TemplatePreviewCase({ preview }: { preview: TemplatePreview }) {
  const { reference, values, missing, canChoose } = preview
  return (
    <Panel>
      <h2>{templateWords.placeholdersTitle}</h2>
      <dl className={styles.values}>
        {placeholders.map((placeholder) => (
          <div key={placeholder}>
            <dt>
              <code>{`{${placeholder}}`}</code> {templateWords.placeholders[placeholder]}
            </dt>
            <dd>{values[placeholder] || '–'}</dd>
          </div>
        ))}
      </dl>
      {canChoose && (
        <form method="get" noValidate className="row" data-not-saved="">
          <LabelledField
            id="sak"
            label={templateWords.previewCase.label}
            error={missing ? templateWords.previewCase.missing(missing) : undefined}
          >
            {(control) => (
              <input
                {...control}
                name="sak"
                defaultValue={missing ?? reference ?? ''}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </LabelledField>
          <Button kind="quiet" type="submit">
            {templateWords.previewCase.show}
          </Button>
        </form>
      )}
    </Panel>
  )
}
