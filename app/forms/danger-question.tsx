import { telHref } from '../../domain/phone-links.ts'
import { useContact } from '../use-contact.ts'
import { useWords } from '../use-words.ts'
import * as choiceStyles from './choice.module.css'
import * as styles from './danger-question.module.css'
import { issuePage } from './danger-question.words.ts'

/**
 * The first question of a report: an emergency gets a number to call instead of the form. Style rules show the advice,
 * also before and without scripts.
 */
export function DangerQuestion({ officeOpen }: { officeOpen: boolean }) {
  const page = useWords(issuePage)
  const contact = useContact()
  const ours = page.officeNumber(officeOpen, contact)
  return (
    <fieldset className={styles.root}>
      <legend>{page.dangerTitle}</legend>
      <div className={choiceStyles.list} data-short="">
        <label className={choiceStyles.root}>
          <input type="radio" name="danger" value="" defaultChecked />
          <span>{page.safe}</span>
        </label>
        {page.dangers.map(({ value, label }) => (
          <label className={choiceStyles.root} key={value}>
            <input type="radio" name="danger" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className={styles.advice} aria-live="polite">
        {page.dangers.map(({ value, advice, number, who }) => (
          <div key={value} data-danger={value}>
            <p>{advice}</p>
            <p className={styles.number}>
              {number ? (
                <a href={telHref(number)}>
                  {who} {number}
                </a>
              ) : (
                <a href={telHref(ours)}>{page.callOffice(officeOpen, contact)}</a>
              )}
            </p>
            <p className="quiet">{page.after}</p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
