import type { RefObject } from 'react'
import { Form } from 'react-router'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { Table } from '../../../../ui/kit/table.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import * as checkStyles from '../../../workspace/ui/check.module.css'
import type { Choice } from '../../../workspace/ui/list/use-choice.ts'
import { portfolioListTexts } from '../../list.words.ts'
import { ALL_FOUND, MAX_IN_BULK, portfolioListActions, type RentPreview } from '../../list-actions.ts'
import { PROPERTY_LIST, propertyListSearch } from '../../property-list.ts'
import type { PropertyPage } from '../../server/list-properties.ts'
import { PROPERTIES_FORM } from './portfolio-row.tsx'
import * as styles from './properties-bar.module.css'

const { bulk: texts } = portfolioListTexts
const { previewRents, changeRents, setAvailability, publish, archive } = portfolioListActions

interface PropertiesBarProps {
  page: PropertyPage
  choice: Choice
  result: ActionResult | undefined
  /** The idempotency key of the page. */
  pageKey: string
  form: RefObject<HTMLFormElement | null>
  isSending: boolean
}

/** The actions on the chosen properties, at the bottom of the window. CSS shows it while one is chosen. */
export function PropertiesBar({ page, choice, result, pageKey, form, isSending }: PropertiesBarProps) {
  const isOurs = Object.values(portfolioListActions).some(({ name }) => name === result?.action)
  const refusal = isOurs && result?.status === 'refused' ? result.message : null
  const preview = shownBy(result, previewRents)
  const given = isOurs ? result?.given : undefined
  return (
    <Form
      id={PROPERTIES_FORM}
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={styles.root}
      aria-label={texts.title}
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <input
        type="hidden"
        name="query"
        value={propertyListSearch({ ...page.query, page: 1, position: null })}
      />
      <input type="hidden" name="snapshot" value={choice.snapshot} />
      <input type="hidden" name="key" value={pageKey} />
      <div className={styles.head}>
        <strong role="status" className="scripts-only">
          {choice.count > 0 && portfolioListTexts.selected(Math.min(choice.count, MAX_IN_BULK))}
        </strong>
        <ChooseAll page={page} choice={choice} />
        <LinkButton type="button" className="scripts-only" onClick={choice.clear}>
          {texts.clear}
        </LinkButton>
      </div>
      {refusal && !isSending && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {preview && !isSending && <PreviewedRents preview={preview} />}
      <div className={styles.parts}>
        <div className={styles.part}>
          <LabelledField id="bulk-rent" label={texts.rent} className={styles.rent}>
            {(control) => (
              <input
                {...control}
                name="newRent"
                type="text"
                defaultValue={given?.newRent?.[0] ?? ''}
                placeholder={texts.rentPlaceholder}
                maxLength={30}
                autoComplete="off"
                title={texts.rentHelp}
              />
            )}
          </LabelledField>
          <LabelledField id="bulk-rounding" label={texts.rounding}>
            {(control) => (
              <select
                {...control}
                name="rounding"
                defaultValue={given?.rounding?.[0] ?? '1'}
                autoComplete="off"
              >
                {previewRents.fields.rounding.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          <ActionButton action={previewRents} look="quiet" isSending={isSending} />
        </div>
        <div className={styles.part}>
          <LabelledField id="bulk-availability" label={texts.availability}>
            {(control) => (
              <select
                {...control}
                name="availability"
                defaultValue={given?.availability?.[0] ?? 'ledig'}
                autoComplete="off"
              >
                {setAvailability.fields.availability.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          <LabelledField id="bulk-from" label={texts.from}>
            {(control) => (
              <input
                {...control}
                type="date"
                name="from"
                defaultValue={given?.from?.[0] ?? ''}
                autoComplete="off"
              />
            )}
          </LabelledField>
          <ActionButton action={setAvailability} look="quiet" isSending={isSending} />
        </div>
        <div className={styles.part}>
          <ActionButton action={publish} look="quiet" isSending={isSending} />
          <ActionButton action={archive} look="quiet" isSending={isSending} />
        </div>
      </div>
    </Form>
  )
}

/** The rents as they are and would be, and the button that changes them. */
function PreviewedRents({ preview }: { preview: RentPreview }) {
  const { lines, count, difference, rent, rounding } = preview
  return (
    <section className={styles.preview} aria-label={texts.previewTitle}>
      <div className={styles.lines}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{texts.property}</th>
              <th scope="col">{texts.today}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, title, from, to, problem }) => (
              <tr key={id}>
                <th scope="row">
                  <SiteLink href={`${PROPERTY_LIST}/${id}`}>{title}</SiteLink>
                </th>
                <td>{from ?? portfolioListTexts.noRent}</td>
                <td>{problem ?? to}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <div className={styles.apply}>
        <p role="status">{texts.previewed(count, difference)}</p>
        <input type="hidden" name="rent" value={rent} />
        <input type="hidden" name="step" value={rounding} />
        {count > 0 && <ActionButton action={changeRents} label={texts.changeRentsOf(count)} />}
      </div>
    </section>
  )
}

/** Chooses all properties that the search finds, where the page does not show them all. */
function ChooseAll({ page: { count, lines }, choice }: Pick<PropertiesBarProps, 'page' | 'choice'>) {
  if (choice.isAll) return <input type="hidden" name="scope" value={ALL_FOUND} />
  if (count <= lines.length) return null
  const label = count > MAX_IN_BULK ? texts.first(MAX_IN_BULK) : texts.all(count)
  return (
    <>
      <LinkButton type="button" className="scripts-only" onClick={choice.chooseAll}>
        {label}
      </LinkButton>
      <label className={`${checkStyles.root} no-scripts-only`}>
        <input type="checkbox" name="scope" value={ALL_FOUND} />
        {label}
      </label>
    </>
  )
}
