import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Form } from '../../../../forms/engine/form.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { Caller } from '../../server/senders/find-caller.ts'
import { useFound } from '../finder/use-found.ts'
import * as styles from './caller.module.css'

/** The id of the suggestions of places. */
const PLACES = 'steder'

function fieldIn(root: HTMLElement | null, name: string | undefined): HTMLInputElement | null {
  const found = name ? root?.querySelector(`[name="${name}"]`) : null
  return found instanceof HTMLInputElement ? found : null
}

/** Fills an empty field as a person would, so that the form knows of it. */
function fill(input: HTMLInputElement | null, value: string | null | undefined): void {
  if (!input || !value || input.value) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

interface CallerFieldsProps {
  form: Form
  /** Who the number in the URL belongs to. */
  known: Caller | null
  /** The number in the URL. */
  typed: string
  /** The form, with what stands beside its button. */
  children: (beside: ReactNode) => ReactNode
}

/**
 * The form for a caller, who is recognised by their number while it is typed: their name and address fill the empty fields,
 * and what they say can be added to one of their open cases. Without scripts the number is looked up by a press.
 */
export function CallerFields({ form, known, typed, children }: CallerFieldsProps) {
  const texts = staffCaseTexts.new
  const { phone: phoneName, address: addressName, email: emailName, name, place } = form.caseFields.sender
  // A name or an address in several fields is not filled in from one text.
  const nameName = name.length === 1 ? name[0] : undefined
  const placeName = place ? undefined : addressName
  const root = useRef<HTMLDivElement>(null)
  const [phone, setPhone] = useState(typed)
  const [address, setAddress] = useState('')
  const caller = useCaller(phone, { phone: typed, caller: known })
  useEffect(() => {
    const input = fieldIn(root.current, phoneName)
    // What was typed before the scripts arrived counts.
    if (input?.value) setPhone(input.value)
    if (document.activeElement === document.body) input?.focus({ preventScroll: true })
    fieldIn(root.current, placeName)?.setAttribute('list', PLACES)
  }, [phoneName, placeName])
  useEffect(() => {
    fill(fieldIn(root.current, nameName), caller?.name)
    fill(fieldIn(root.current, placeName), caller?.address)
    fill(fieldIn(root.current, emailName), caller?.email)
  }, [caller, nameName, placeName, emailName])
  return (
    <div
      ref={root}
      className={styles.fields}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        if (target.name === phoneName) setPhone(target.value)
        if (target.name === placeName) setAddress(target.value)
      }}
    >
      <noscript>
        <form method="get" noValidate className="row">
          <input type="hidden" name="skjema" value={form.id} />
          <input name="telefon" type="tel" defaultValue={typed} aria-label={texts.find} autoComplete="off" />
          <Button type="submit" kind="quiet">
            {texts.find}
          </Button>
        </form>
      </noscript>
      <KnownCaller caller={caller} />
      {children(
        caller?.cases.map(({ reference, title }) => (
          <Button
            key={reference}
            type="submit"
            kind="quiet"
            formAction={`/saker/ny?skjema=${form.id}&til=${reference}`}
          >
            {texts.addTo(title)} ({reference})
          </Button>
        )),
      )}
      <PlaceSuggestions id={PLACES} typed={address} />
    </div>
  )
}

/** The properties whose titles match a place that is typed, as suggestions of the browser. */
function PlaceSuggestions({ id, typed }: { id: string; typed: string }) {
  const { found } = useFound(typed)
  return (
    <datalist id={id}>
      {found?.properties.map(({ href, title, note }) => (
        <option key={href} value={title} label={note} />
      ))}
    </datalist>
  )
}

/** Who calls, and their open cases. */
function KnownCaller({ caller }: { caller: Caller | null }) {
  const texts = staffCaseTexts.new
  return (
    <div role="status">
      {caller && (
        <div className={styles.known} data-part="caller">
          <strong>{caller.name ? texts.known(caller.name) : texts.knownUnnamed}</strong>
          {caller.cases.length === 0 ? (
            <span>{texts.noOpen}</span>
          ) : (
            <>
              <span>{texts.openCases}</span>
              <ul className="plain">
                {caller.cases.map(({ reference, title, sentAt }) => (
                  <li key={reference}>
                    <SiteLink href={`/saker/${reference}`}>{title}</SiteLink>{' '}
                    <small>{texts.sentAt(reference, sentAt)}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** How long a staff member has stopped typing before the number is looked up, in milliseconds. */
const PAUSE_MS = 150

const isCaller = (answer: unknown): answer is Caller =>
  answer instanceof Object && Array.isArray(Reflect.get(answer, 'cases'))

/** Who a number belongs to, looked up while it is typed; null where it is not known. */
function useCaller(phone: string, loaded: { phone: string; caller: Caller | null }): Caller | null {
  const [caller, setCaller] = useState(loaded.caller)
  const isLoaded = phone === loaded.phone
  useEffect(() => {
    if (isLoaded) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer: unknown = await fetch(`/api/ansatt/ringer?telefon=${encodeURIComponent(phone)}`, {
        signal: stop.signal,
      })
        .then((response) => response.json())
        .catch(() => null)
      if (!stop.signal.aborted) setCaller(isCaller(answer) ? answer : null)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [phone, isLoaded])
  return caller
}
