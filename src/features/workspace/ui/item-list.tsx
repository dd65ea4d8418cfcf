import { countItems, type Entries, type Errors } from '../../../forms/engine/entries.ts'
import type { FieldOf } from '../../../forms/engine/field.ts'
import { LINE_PLACE } from '../../../forms/kinds/staff/list.ts'
import type { ControlProps } from '../../../ui/forms/controls/control.ts'
import { FieldView } from '../../../ui/forms/field-view.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import * as styles from './item-list.module.css'

/** The items of a list and an empty one to add. Emptying an item removes it, so it works without scripts. */
export function ItemList({ name, field, parts, ...props }: ControlProps<FieldOf<'list'>>) {
  const entries: Entries = parts?.entries ?? {}
  const errors: Errors = parts?.errors ?? {}
  const count = countItems(name, entries)
  const { label, texts } = field
  return (
    <section className={styles.root}>
      <h2>{label}</h2>
      <p className="quiet">{texts?.emptyItem}</p>
      {Array.from({ length: count + 1 }, (_, index) => {
        const legend = index < count ? texts?.item(label, index + 1) : texts?.newItem
        return (
          <Panel as="fieldset" key={index === count ? 'new' : index}>
            <legend>{legend}</legend>
            <div className={styles.fields}>
              {field.place !== undefined && index < count && (
                <ItemPlace
                  path={`${name}.${index}.${LINE_PLACE}`}
                  label={field.place}
                  place={entries[`${name}.${index}.${LINE_PLACE}`]?.[0] ?? String(index + 1)}
                  last={count}
                />
              )}
              {Object.entries(field.fields).map(([part, each]) => {
                const path = `${name}.${index}.${part}`
                return (
                  <FieldView
                    {...props}
                    key={path}
                    id={path}
                    name={path}
                    field={each}
                    values={entries[path] ?? []}
                    error={errors[path]}
                    parts={parts}
                    choices={parts?.choices?.[part] ?? []}
                  />
                )
              })}
            </div>
          </Panel>
        )
      })}
    </section>
  )
}

interface ItemPlaceProps {
  path: string
  label: string
  place: string
  last: number
}

/** The place of an item among the others: it moves there when the list is saved. */
function ItemPlace({ path, label, place, last }: ItemPlaceProps) {
  return (
    <LabelledField id={path} label={label} className={styles.place}>
      {(control) => (
        <input
          {...control}
          type="number"
          name={path}
          min={1}
          max={last}
          defaultValue={place}
          autoComplete="off"
        />
      )}
    </LabelledField>
  )
}
