import { type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react'
import { formatOrgNumber } from '../../domain/contact/norwegian-number-formats.ts'
import { telHref } from '../../domain/contact/phone-links.ts'
import type { Message } from '../../domain/submissions/message.ts'
import { hasAdvice } from '../../forms/engine/advice.ts'
import { isFile, isOptional } from '../../forms/engine/field-rules.ts'
import { type Form, fieldsOf } from '../../forms/engine/form.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import { privacyLines } from '../../forms/engine/privacy.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { AlertBox } from '../kit/alert-box.tsx'
import { Button } from '../kit/button.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { lazyPart } from '../page/lazy-part.ts'
import { SiteLink } from '../page/site-link.tsx'
import { useContact } from '../page/use-contact.ts'
import { useHydrated } from '../page/use-hydrated.ts'
import { useWords } from '../page/use-words.ts'
import { ErrorSummary } from './error-summary.tsx'
import { focusInView } from './focus-in-view.ts'
import * as formStyles from './form.module.css'
import { FormAnswers, isFixed } from './form-answers.tsx'
import type { FormState } from './form-state.ts'
import { OfficeOpen } from './office-open.tsx'
import { PhotosContext } from './photo-field.tsx'
import * as styles from './privacy-notice.module.css'
import { Review } from './review.tsx'
import { type SentForm, useForm } from './use-form.ts'
import { useTranslated } from './use-translated.ts'

/** Its code comes with a page that the server has drawn it in. */
const KnownNotices = lazyPart(async () => (await import('./notices-box.tsx')).KnownNotices)

/** Tells browsers and password managers (1Password, LastPass, Bitwarden, Dashlane, Proton Pass) not to fill in a field. */
const notFilledIn = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
}

interface FormViewProps {
  form: Form
  state: FormState
  /** Called when the form is stored. */
  onSent: (sent: SentForm) => void
  /** Content beside the submit button. */
  beside?: ReactNode
  /**
   * Another URL to post to, as browsers post, instead of the form's own page: for forms that staff fill in for a
   * sender.
   */
  postTo?: string
  /** The heading level of the form's parts: 2 on a page, 3 in a dialog. */
  level?: 2 | 3
}

/** A form from the catalogue: shows it, validates it and sends it, with or without scripts. */
export function FormView({ form: declared, state, onSent, beside, postTo, level = 2 }: FormViewProps) {
  const texts = useWords(submissionWords)
  const form = useTranslated(declared)
  const element = useRef<HTMLFormElement>(null)
  const prefix = useId()
  const hydrated = useHydrated()
  const { phase, isReviewing, key, errors, refusals, failure, missing, ...alive } = useForm(
    form,
    state,
    element,
    onSent,
    postTo !== undefined,
  )
  const { situation, warnings, photos, draft } = alive
  const fields = fieldsOf(form)
  const asked = fields.filter(([, field]) => !isFixed(field))
  const hasOneOf = asked.some(([, field]) => field.isOneOf)
  const allRequired = !asked.some(([, field]) => isOptional(field))
  const hint = hasOneOf ? 'requiredUnmarked' : allRequired ? 'allRequired' : 'requiredUnlessMarked'
  const idOf = (name: string) => `${prefix}${name}`
  const isSending = phase !== 'idle'
  // The page has shown its warnings then; a link's values are not posted yet.
  const wasPosted = Object.keys(state.values).length > 0 && state.origin === ''
  const label = { sending: texts.sending, uploading: texts.uploading, idle: form.submit }[phase]
  // The summary of errors is painted first, the fields' own right after it: a press is answered at once.
  const answers = (
    <FormAnswers
      form={declared}
      state={state}
      prefix={prefix}
      level={level}
      situation={useDeferredValue(situation)}
      errors={useDeferredValue(errors)}
      missing={useDeferredValue(missing)}
      warnings={useDeferredValue(warnings)}
      showsNotices={postTo === undefined && state.known.length === 0}
    />
  )
  const status = { sending: texts.sendingStatus, uploading: texts.uploadingStatus, idle: '' }[phase]
  return (
    <form
      ref={element}
      className={formStyles.root}
      method="post"
      action={postTo ?? pageFor(form.page, state.property)}
      encType={asked.some(([, field]) => isFile(field)) ? 'multipart/form-data' : undefined}
      // With scripts our own checks run; without, the browser checks the tenants' forms.
      noValidate={hydrated || form.validation === 'server'}
      data-phase={isReviewing && !isSending ? 'review' : phase}
      // A press before the scripts have loaded is repeated after them, since the review comes before sending.
      data-waits-for-script={form.review && !postTo ? '' : undefined}
      aria-label={form.heading}
      {...alive.onForm}
    >
      <input type="hidden" name={hiddenFields.key} value={key} />
      {state.property && <input type="hidden" name={hiddenFields.property} defaultValue={state.property} />}
      {wasPosted && <input type="hidden" name={hiddenFields.asked} value="" />}
      <p className={formStyles.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} {...notFilledIn} />
        </label>
      </p>
      {/* A repeated failure is announced again. */}
      <ErrorSummary
        key={refusals}
        errors={errors}
        photos={photos.stoppedSending ? photos.refused : []}
        fields={fields}
        idOf={idOf}
      />
      {failure && <FailureNotice {...failure} />}
      {state.known.length > 0 && <KnownNotices notices={state.known} />}
      <PhotosContext value={{ photos, isSending }}>
        <div className={formStyles.answers} hidden={isReviewing}>
          <p className="quiet">{texts[hint]}</p>
          {draft.restored && (
            <p className={formStyles.draft}>
              {texts.draftRestored}{' '}
              <LinkButton type="button" disabled={isSending} onClick={alive.onClear}>
                {texts.clearDraft}
              </LinkButton>
            </p>
          )}
          {hasAdvice(declared) ? <OfficeOpen given={state.isOfficeOpen}>{answers}</OfficeOpen> : answers}
        </div>
      </PhotosContext>
      {isReviewing && (
        <Review
          form={form}
          situation={situation}
          choices={state.choices}
          onEdit={alive.onEdit}
          isSending={isSending}
          level={level}
        />
      )}
      <PrivacyNotice form={form} />
      <fieldset className={formStyles.send} disabled={isSending}>
        <Button
          type="submit"
          // The second click of a double click must not send what the first click has just opened for review.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {label}
        </Button>
        {isReviewing && (
          <Button kind="quiet" type="button" onClick={() => alive.onEdit(null)}>
            {texts.edit}
          </Button>
        )}
        {beside}
      </fieldset>
      <p className={formStyles.status} role="status" tabIndex={-1}>
        {status}
      </p>
    </form>
  )
}

/** The page of a form that was opened from a property: what it says of the property stays where there are errors. */
const pageFor = (page: string, property: string | null): string =>
  property ? `${page}${page.includes('?') ? '&' : '?'}eiendom=${property}` : page

interface FailureNoticeProps extends Message {
  reference: string | null
}

/** Says that the form was not sent. It stays, unlike a toast, which disappears after four seconds. */
function FailureNotice({ title, text, more, reference }: FailureNoticeProps) {
  const texts = useWords(submissionWords)
  const box = useRef<HTMLDivElement>(null)
  const { phone } = useContact()
  useEffect(() => focusInView(box.current), [])
  return (
    <AlertBox ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>{text}</p>
      {more && <p>{more}</p>}
      {reference && (
        <p className="quiet">
          {texts.failureReference} <code>{reference}</code>, <a href={telHref(phone)}>{phone}</a>.
        </p>
      )}
    </AlertBox>
  )
}

/** What senders should know before they send: who, why, who reads it, and for how long (GDPR article 13). */
function PrivacyNotice({ form }: { form: Form }) {
  const texts = useWords(submissionWords)
  const { legalName, orgNumber } = useContact()
  const { note, ...lines } = privacyLines(form)
  return (
    <details className={styles.root}>
      <summary>{texts.privacyTitle}</summary>
      <p>
        {texts.controller(legalName, formatOrgNumber(orgNumber))} {lines.purpose} {lines.basis}{' '}
        {lines.readers} {lines.kept} {texts.privacyRequests}
      </p>
      {note && <p>{note}</p>}
      <p>
        <SiteLink href="/personvern">{texts.privacyMore}</SiteLink>
      </p>
    </details>
  )
}
