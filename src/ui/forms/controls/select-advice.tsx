import { whenOf } from '../../../forms/engine/conditions.ts'
import type { FieldOf } from '../../../forms/engine/field.ts'
import { useHydrated } from '../../page/use-hydrated.ts'
import { AdviceNote } from '../advice-note.tsx'
import type { ControlProps } from './control.ts'

/**
 * The advice about the options of a list. Style rules (`src/forms/engine/conditions.ts`) show that of the chosen one; in a browser without
 * `:has()` all of it stands there until scripts run.
 */
export function SelectAdvice({ name, field, situation }: ControlProps<FieldOf<'select'>>) {
  const needsScript = useHydrated() && !CSS.supports('selector(:has(*))')
  const advised = field.options.filter(({ advice }) => advice)
  if (advised.length === 0) return null
  return (
    <div aria-live="polite">
      {advised.map(
        ({ value, advice }) =>
          advice && (
            <AdviceNote
              key={value}
              advice={advice}
              data-when={whenOf({ field: name, is: value })}
              hidden={needsScript && situation.answers[name] !== value}
            />
          ),
      )}
    </div>
  )
}
