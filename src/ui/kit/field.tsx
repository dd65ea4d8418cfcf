import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './field.module.css'
import { Hyphenated } from './hyphenated.tsx'
import { NoBreak } from './no-break.tsx'

/** The attributes that a control gets from its field. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  /** The id of the control, unique on the page. The ids of the field's other parts begin with it. */
  id: string
  label: string
  children: (control: FieldControl) => ReactNode
  /** Whether it is a group of controls with a legend. */
  isGroup?: boolean
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean | undefined
  /** The mark of an optional field. */
  optional?: string | undefined
  help?: string | undefined
  /** A hint that changes with the answers, and is announced then. It may be empty until there is one. */
  aside?: string | undefined
  warning?: ReactNode
  error?: string | undefined
  /** The id of the element that says the error, if it stands elsewhere on the page. */
  errorId?: string | undefined
  /** Whether the control is marked as invalid, if that does not follow from `error`. */
  isInvalid?: boolean
  /** The id of another text that describes the control. */
  describedBy?: string | undefined
  className?: string | undefined
}

/** A field: its label, its control, its hints and its error. `data-*` attributes are set on its box. */
export function LabelledField({
  id,
  label,
  children,
  isGroup = false,
  isLabelHidden,
  optional,
  help,
  aside,
  warning,
  error,
  errorId,
  isInvalid = Boolean(error),
  describedBy,
  className,
  ...data
}: FieldProps) {
  const ids = [
    optional && `${id}-krav`,
    help && `${id}-hjelp`,
    warning && `${id}-tvil`,
    describedBy,
    error && (errorId ?? `${id}-feil`),
  ]
  const described = ids.filter(Boolean).join(' ') || undefined
  const Box = isGroup ? 'fieldset' : 'div'
  const name = <Hyphenated>{label}</Hyphenated>
  return (
    <Box
      {...data}
      className={classes(styles.root, className)}
      data-invalid={isInvalid ? '' : undefined}
      aria-describedby={isGroup ? described : undefined}
    >
      {isGroup ? (
        <legend>{name}</legend>
      ) : (
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
          {name}
        </label>
      )}
      {optional && (
        <span className={styles.optional} id={`${id}-krav`}>
          {optional}
        </span>
      )}
      {help && (
        <FieldHelp id={`${id}-hjelp`}>
          <Hyphenated>{help}</Hyphenated>
        </FieldHelp>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': isInvalid || undefined })}
      {aside !== undefined && (
        <p className={styles.aside} aria-live="polite">
          <NoBreak>{aside}</NoBreak>
        </p>
      )}
      {warning && (
        <p className={styles.warning} id={`${id}-tvil`}>
          {warning}
        </p>
      )}
      {error && !errorId && <FieldError id={`${id}-feil`}>{error}</FieldError>}
    </Box>
  )
}

/** What help looks like, for help that is no constant text. */
export function FieldHelp(help: ComponentProps<'p'>) {
  return <p {...help} className={styles.help} />
}

/** What an error looks like, for an error that is not that of the field alone. */
export function FieldError(error: ComponentProps<'p'>) {
  return <p {...error} className={styles.error} />
}
