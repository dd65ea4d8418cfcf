import { Fragment, memo, type ReactNode } from 'react'
import { faultAddressField } from '../../forms/engine/fault-report.ts'
import type { Situation, Warning } from '../../forms/engine/field.ts'
import type { Form, fieldsOf } from '../../forms/engine/form.ts'
import type { Errors } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { useWords } from '../page/use-words.ts'
import { AddressNotices } from './address-notices.tsx'
import { FieldView } from './field-view.tsx'
import * as formStyles from './form.module.css'
import * as formPartsStyles from './form-parts.module.css'
import { FormParts, partsOfForm } from './form-parts.tsx'
import type { FormState } from './form-state.ts'
import { useTranslated } from './use-translated.ts'

interface FormAnswersProps {
  form: Form
  state: FormState
  /** The id of a field is this and its name. */
  prefix: string
  /** The heading level of the form's parts. */
  level: 2 | 3
  situation: Situation
  errors: Errors
  /** The errors of the answers so far, shown or not. */
  missing: Errors
  warnings: Readonly<Record<string, Warning | null>>
  /** Whether it says at the address which notices its house has. */
  showsNotices: boolean
}

/** The parts of a form with their fields. Memoized: the form renders for other reasons than its answers. */
export const FormAnswers = memo(function FormAnswers({
  form: declared,
  state,
  prefix,
  level,
  situation,
  errors,
  missing,
  warnings,
  showsNotices,
}: FormAnswersProps) {
  const texts = useWords(submissionWords)
  const form = useTranslated(declared)
  const Heading = level === 2 ? 'h2' : 'h3'
  const parts = partsOfForm(form, situation.answers, missing)
  const idOfPart = (number: number) => `${prefix}del-${number}`
  return (
    <>
      {parts.length > 0 && <FormParts parts={parts} idOf={idOfPart} />}
      {form.sections.map(({ title, intro, isFolded, fields: own }, index) => (
        <FormPart
          key={title ?? ''}
          title={title}
          fold={
            isFolded && {
              isOpen: Object.keys(own).some((name) => state.values[name]?.length || errors[name]),
            }
          }
          id={idOfPart(index + 1)}
        >
          {parts.length > 0 && <p className={formPartsStyles.part}>{texts.part(index + 1, parts.length)}</p>}
          {isFolded ? (
            <summary>
              <Heading>{title}</Heading> <span className="quiet">{texts.optional}</span>
            </summary>
          ) : (
            title && <Heading>{title}</Heading>
          )}
          {intro && <p className="quiet">{intro}</p>}
          <div className={formStyles.fields}>
            {Object.entries(own).map(([name, field]) => {
              if (isFixed(field)) return <FixedField key={name} name={name} value={field.default} />
              return (
                <Fragment key={name}>
                  <FieldView
                    id={prefix + name}
                    name={name}
                    field={field}
                    values={state.values[name] ?? []}
                    error={errors[name]}
                    situation={situation}
                    warning={warnings[name] ?? null}
                    choices={state.choices[name] ?? []}
                    browserChecks={form.validation === 'browser'}
                    marksOptional={!isFolded}
                  />
                  {showsNotices && name === faultAddressField(form) && (
                    <AddressNotices form={form} ofAll={state.notices} situation={situation} />
                  )}
                </Fragment>
              )
            })}
          </div>
        </FormPart>
      ))}
    </>
  )
})

interface FormPartProps {
  id: string
  title: string | undefined
  fold: { isOpen: boolean } | false | undefined
  children: ReactNode
}

/** A `<section>` needs a heading: fields without a title are in a `<div>`. */
function FormPart({ id, title, fold, children }: FormPartProps) {
  if (fold)
    return (
      <details className={`${formStyles.section} ${formStyles.fold}`} id={id} open={fold.isOpen}>
        {children}
      </details>
    )
  const Box = title ? 'section' : 'div'
  return (
    <Box className={formStyles.section} id={id}>
      {children}
    </Box>
  )
}

type FixedSelect = { kind: 'select'; default: string }

/** Whether a field is not asked: a choice with one option needs no question. */
export function isFixed(field: ReturnType<typeof fieldsOf>[number][1]): field is typeof field & FixedSelect {
  return field.kind === 'select' && field.options.length === 1 && field.default !== undefined
}

function FixedField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} defaultValue={value} />
}
