import { type FocusEvent, type FormEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { digitsOf } from '../../domain/contact/contact-details.ts'
import { telHref } from '../../domain/contact/phone-links.ts'
import type { Message } from '../../domain/submissions/message.ts'
import type { Warning } from '../../forms/engine/field.ts'
import { warningFor } from '../../forms/engine/field-rules.ts'
import { type Form, fieldOf, fieldsOf, photoFieldOf } from '../../forms/engine/form.ts'
import { wordsFor } from '../../forms/engine/in-language.ts'
import { type Entries, type Errors, type Read, readForm } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { showToast } from '../toasts/show-toast.ts'
import { afterPress } from './after-press.ts'
import { ignoreSecondClick } from './double-click.ts'
import { entriesOfElement, focusPhotos, focusStatus, isFollow, sendPlainly } from './form-element.ts'
import type { FormState } from './form-state.ts'
import { type SentForm, sendForm } from './send.ts'
import { situationOf } from './situation.ts'
import { useDraft } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'
import { useSubmissionKey } from './use-submission-key.ts'

/** A place that was filled in automatically may be replaced; one that the sender typed is not. */
const filled = new WeakMap<HTMLInputElement, string>()

/** Fills in the place when a postal code has four digits. Does nothing if the place cannot be looked up. */
function fillPlace(form: Form, target: EventTarget, element: HTMLFormElement | null): void {
  if (!(target instanceof HTMLInputElement)) return
  const field = fieldOf(form, target.name)
  const code = digitsOf(target.value)
  if (field?.kind !== 'postalCode' || code.length !== 4) return
  const place = element?.elements.namedItem(field.fills)
  if (!(place instanceof HTMLInputElement)) return
  fetch(`/api/postnummer/${code}`)
    .then((response) => (response.ok ? response.json() : null))
    .then((found) => {
      if (!found || digitsOf(target.value) !== code) return
      if (place.value !== '' && place.value !== filled.get(place)) return
      place.value = found.poststed
      filled.set(place, found.poststed)
    })
    .catch((error) => console.error('Error finding the place of a postal code', error))
}

export type { SentForm } from './send.ts'

type Phase = 'idle' | 'uploading' | 'sending'

/** The state of a form with scripts: validated on sending, then as errors are corrected; sent once, however often the button is pressed. */
export function useForm(
  form: Form,
  state: FormState,
  element: RefObject<HTMLFormElement | null>,
  onSent: (sent: SentForm) => void,
  postsPlainly = false,
) {
  const { today } = state
  const [phase, setPhase] = useState<Phase>('idle')
  const [isReviewing, setIsReviewing] = useState(false)
  const [errors, setErrors] = useState<Errors>(state.errors)
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<(Message & { reference: string | null }) | null>(
    state.failure && { ...state.failure, reference: state.reference },
  )
  const [latest, setLatest] = useState<Pick<Read, 'answers' | 'errors'>>(() => readForm(form, state.values))
  const situation = useMemo(() => situationOf(latest.answers, today), [latest, today])
  const [warnings, setWarnings] = useState<Readonly<Record<string, Warning | null>>>(() =>
    warningsOf(form, state.values, today),
  )
  const photos = usePhotos(form, state, !postsPlainly)
  const isFresh = Object.keys(state.values).length === 0 || state.origin !== ''
  // Staff fill in forms for many callers: the answers of one must not appear for the next.
  const draft = useDraft(form, element, { isFresh: isFresh && !postsPlainly, origin: state.origin })
  const key = useSubmissionKey(form, state.key, !postsPlainly)
  const busy = useRef(false)

  const read = () => {
    const entries = element.current ? entriesOfElement(element.current) : {}
    return { entries, ...readForm(form, entries) }
  }

  async function send(): Promise<void> {
    const { entries, answers, errors: wrong } = read()
    setErrors(wrong)
    setLatest({ answers, errors: wrong })
    if (Object.keys(wrong).length > 0) {
      setRefusals((count) => count + 1)
      return setIsReviewing(false)
    }
    if (photos.stopForLost()) return focusPhotos(element.current)
    if (form.review && !isReviewing) return setIsReviewing(true)
    focusStatus(element.current)
    const name = photoFieldOf(form)
    if (!name || photos.chosen.length === 0) return sendAnswers(entries)
    setPhase('uploading')
    const addresses = await photos.upload()
    if (addresses) return sendAnswers({ ...entries, [name]: [...(entries[name] ?? []), ...addresses] })
    setPhase('idle')
    setRefusals((count) => count + 1)
    setIsReviewing(false)
  }

  async function sendAnswers(sent: Entries): Promise<void> {
    setPhase('sending')
    settle(await sendForm(form, sent, key.forSending()))
  }

  function settle(result: Awaited<ReturnType<typeof sendForm>>): void {
    setPhase('idle')
    // What has failed is sent again from where the person is.
    if (result.outcome === 'sent' || result.outcome === 'invalid') setIsReviewing(false)
    switch (result.outcome) {
      case 'sent':
        draft.forget()
        photos.clear()
        setFailure(null)
        setErrors({})
        element.current?.reset()
        key.renew()
        ignoreSecondClick()
        showToast({ ...successToast(form, result.sent), tone: 'good', about: form.id })
        onSent(result.sent)
        break
      case 'invalid':
        setErrors(result.errors)
        setRefusals((count) => count + 1)
        break
      case 'known':
        // The server asks in the page that it answers with.
        if (element.current) sendPlainly(element.current, photos.chosen)
        break
      case 'key-reused':
        key.renew()
        setFailure({ ...result.message, reference: null })
        break
      case 'failed':
        showToast({ ...result.message, tone: 'bad', about: form.id })
        setFailure({ ...result.message, reference: result.reference })
        break
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (isFollow(event.nativeEvent)) return
    event.preventDefault()
    if (busy.current) return
    const { currentTarget } = event
    busy.current = true
    setFailure(null)
    send()
      .catch((error) => {
        console.error('Error checking a form, which the browser sends by itself', error)
        sendPlainly(currentTarget, photos.chosen)
      })
      .finally(() => {
        busy.current = false
      })
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    // At once: a page that is left may get no other chance.
    if (!postsPlainly) draft.save()
    const { entries, ...now } = read()
    setLatest(now)
    // The notice of a restored draft is shown for the form as a whole.
    if (event.target === element.current) setWarnings(warningsOf(form, entries, today))
    fillPlace(form, event.target, element.current)
  }

  /** Errors are first shown when the form is sent; after that a field is validated as soon as it loses the focus. */
  function onBlur(event: FocusEvent<HTMLFormElement>): void {
    const name = event.target.getAttribute('name')
    if (!name || !fieldOf(form, name)) return
    afterPress(() => {
      const { entries, errors: wrong } = read()
      // The warning about one answer may depend on another, such as an end on its beginning.
      setWarnings(warningsOf(form, entries, today))
      setErrors((before) => (Object.keys(before).length > 0 ? wrong : before))
    })
  }

  function onEdit(name: string | null): void {
    setIsReviewing(false)
    const target = name && element.current?.elements.namedItem(name)
    const control = target instanceof RadioNodeList ? target[0] : target
    // The field is hidden until the form is shown again.
    requestAnimationFrame(() => control instanceof HTMLElement && control.focus())
  }

  return {
    phase,
    isReviewing,
    key: key.value,
    errors,
    refusals,
    failure,
    missing: latest.errors,
    situation,
    warnings,
    photos,
    draft,
    /** Empties the form and deletes its draft. */
    onClear() {
      draft.clear()
      photos.clear()
      const { entries, ...now } = read()
      setLatest(now)
      setWarnings(warningsOf(form, entries, today))
      setErrors({})
    },
    onEdit,
    onForm: postsPlainly ? { onInput, onBlur } : { onSubmit, onInput, onBlur },
  }
}

/** What is urgent gets a toast that stays and calls; of a form that leads to another page it links to the receipt. */
function successToast(form: Form, { title, text, receipt, advice }: SentForm) {
  if (advice) {
    const href = telHref(advice.number)
    if (!href) return { title, text, more: `${advice.text} ${advice.label}` }
    return { title, text, more: advice.text, link: { label: advice.label, href } }
  }
  return form.afterSuccess
    ? { title, text, link: { label: wordsFor(form, submissionWords).receiptLink, href: receipt } }
    : { title, text }
}

function warningsOf(form: Form, values: Entries, today: string): Record<string, Warning | null> {
  const { answers } = readForm(form, values)
  return Object.fromEntries(
    fieldsOf(form).map(([name, field]) => [
      name,
      warningFor(field, situationOf(answers, today, values[name]?.[0])),
    ]),
  )
}
