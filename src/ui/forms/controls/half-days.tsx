import { formatWeekdayAndDay, nextHalfDays, writeHalfDay } from '../../../domain/cases/half-day.ts'
import { halfDayWords } from '../../../domain/cases/half-day.words.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { osloDate, parseDate } from '../../../domain/time/calendar.ts'
import type { FieldOf } from '../../../forms/engine/field.ts'
import { languageOf } from '../../../forms/engine/in-language.ts'
import * as choiceStyles from '../choice.module.css'
import type { ControlProps } from './control.ts'
import * as styles from './half-days.module.css'

/** The mornings and afternoons of the next working days, a row each day; the first has the id of the field. */
export function HalfDays({ id, name, field, values, error, situation }: ControlProps<FieldOf<'halfDays'>>) {
  const language = languageOf(field)
  const parts = wordsOf(halfDayWords, language)
  const halfDays = nextHalfDays(parseDate(situation.today) ?? osloDate(new Date()))
  const days = [...new Set(halfDays.map(({ day }) => day))]
  return (
    <ul className="plain">
      {days.map((day, row) => (
        <li key={day} className={styles.day}>
          <span aria-hidden="true">{formatWeekdayAndDay(day, language)}</span>
          <div className={styles.parts}>
            {(['am', 'pm'] as const).map((part) => {
              const value = writeHalfDay({ day, part })
              return (
                <label key={part} className={choiceStyles.root}>
                  <input
                    id={row === 0 && part === 'am' ? id : undefined}
                    type="checkbox"
                    name={name}
                    value={value}
                    defaultChecked={values.includes(value)}
                    aria-invalid={error ? true : undefined}
                  />
                  <span>
                    <span className="visually-hidden">{formatWeekdayAndDay(day, language)}, </span>
                    {parts[part]}
                  </span>
                </label>
              )
            })}
          </div>
        </li>
      ))}
    </ul>
  )
}
