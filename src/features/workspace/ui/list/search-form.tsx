import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { choiceIn } from '../../../../domain/submissions/no-choice.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as styles from './search-form.module.css'
import { searchFormTexts } from './search-form.words.ts'

/** The search starts after this pause in typing. */
const PAUSE_MS = 150

interface SearchFormProps {
  /** The text of the address. */
  text: string
  texts: { search: string; hint: string; submit: string }
  search: RefObject<HTMLInputElement | null>
  /** What the address keeps besides. */
  hidden?: ReactNode
  filters?: {
    texts: { filters: string; apply: string; clear: string }
    fields: ReactNode
    /** What is chosen of them, each with the address without it. */
    chosen: readonly { label: string; value: string; href: string }[]
    /** The address without any of them; null where none is chosen. */
    clearHref: string | null
  }
}

/** The search of a list, with results while typing, and its filters. The address holds all of it. */
export function SearchForm({ text, texts, search, hidden, filters }: SearchFormProps) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // After a change of the list or a step back, the field shows the search of the address.
  useEffect(() => {
    const field = search.current
    if (field && document.activeElement !== field) field.value = text
  }, [text, search])
  useEffect(() => {
    const stop = () => clearTimeout(timer.current)
    // A search that is due would take the place of the page whose link was pressed in the meantime.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) stop()
    }
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      stop()
    }
  }, [])
  const soon = (form: HTMLFormElement | null, wait = PAUSE_MS) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form) return
      // Empty filters are not in the address.
      const asked = new URLSearchParams()
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string' && choiceIn(value)) asked.append(name, value)
      submit(asked, { replace: true, preventScrollReset: true })
    }, wait)
  }
  return (
    <Form
      method="get"
      noValidate
      role="search"
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        soon(event.currentTarget, 0)
      }}
    >
      {hidden}
      <div className={styles.search}>
        <LabelledField id="q" label={texts.search} isLabelHidden className={styles.query}>
          {(control) => (
            <input
              {...control}
              ref={search}
              name="q"
              type="search"
              defaultValue={text}
              placeholder={texts.hint}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => soon(event.target.form)}
            />
          )}
        </LabelledField>
        <Button className="no-scripts-only" kind="quiet" type="submit">
          {texts.submit}
        </Button>
      </div>
      {filters && (
        <details className={styles.filters}>
          <summary>{filters.texts.filters}</summary>
          <div className={styles.fields} onChange={(event) => soon(event.currentTarget.closest('form'), 0)}>
            {filters.fields}
            <Button className="no-scripts-only" kind="quiet" type="submit">
              {filters.texts.apply}
            </Button>
          </div>
        </details>
      )}
      {filters?.clearHref && (
        <ul className={`plain ${styles.chosen}`}>
          {filters.chosen.map(({ label, value, href }) => (
            <li key={label}>
              <SiteLink href={href} aria-label={searchFormTexts.remove(label, value)} preventScrollReset>
                {label}: <strong>{value}</strong> <span aria-hidden="true">×</span>
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink href={filters.clearHref} preventScrollReset>
              {filters.texts.clear}
            </SiteLink>
          </li>
        </ul>
      )}
    </Form>
  )
}
