import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { hasNames } from '../../../domain/text/fold-name.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { Digit } from './digit.tsx'
import * as styles from './option-search.module.css'

/** The field is there because a key or a button has opened it. */
const focusField = (field: HTMLInputElement | null) => field?.focus()

const NONE = -1

/** The place of the option after or before another one; the first or the last where there was none. */
const next = (active: number, step: number, count: number): number =>
  active === NONE ? (step > 0 ? 0 : count - 1) : (active + step + count) % count

/** Digits choose as long as nothing is typed. */
const MAX_DIGITS = 9

export interface SearchedOption extends Option {
  /** The digit that chooses it, where that is not its place in the list. */
  digit?: string
}

interface OptionSearchProps {
  options: readonly SearchedOption[]
  texts: {
    search: string
    /** The name of the list. */
    list: string
    noneFound: string
  }
  /** The one that is chosen now. */
  chosen?: string | undefined
  /**
   * The option that Enter alone takes: the first one, where that can be changed before anything is sent; the first that a text
   * finds; or the only one that it finds, where choosing cannot be overlooked.
   */
  preselects?: 'first' | 'first-found' | 'only-found'
  /** Where the options are what a text finds elsewhere. */
  found?: { onType: (text: string) => void; isReady: boolean }
  onChoose: (option: SearchedOption) => void
  onCancel: () => void
  onBlur?: (event: FocusEvent) => void
}

/**
 * A field with a list of options below it, which the text narrows. The focus stays in the field (ARIA APG, «combobox» with a
 * list). Arrows and Enter choose, and a digit as long as nothing is typed.
 */
export function OptionSearch({
  options,
  texts,
  chosen,
  preselects = 'first-found',
  found,
  onChoose,
  onCancel,
  onBlur,
}: OptionSearchProps) {
  const list = useId()
  const [text, setText] = useState('')
  const [moved, setMoved] = useState<number | null>(null)
  const isEmpty = text.trim() === ''
  const offered = found
    ? options
    : options.filter(({ label, note = '' }) => hasNames(`${label} ${note}`, text.trim()))
  const isPreselected = {
    first: true,
    'first-found': !isEmpty,
    'only-found': !isEmpty && offered.length === 1 && found?.isReady !== false,
  }[preselects]
  const active = moved ?? (isPreselected ? 0 : NONE)
  const idOf = (index: number) => `${list}-${index}`
  const digitOf = ({ digit }: SearchedOption, index: number) => {
    // What is looked for elsewhere may begin with a digit.
    if (found || !isEmpty) return undefined
    return digit ?? (index < MAX_DIGITS ? String(index + 1) : undefined)
  }
  const choose = (option: SearchedOption | undefined) => option && onChoose(option)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const byDigit =
      event.ctrlKey || event.altKey || event.metaKey
        ? -1
        : offered.findIndex((option, index) => digitOf(option, index) === key)
    if (step && offered.length > 0) {
      const index = next(active, step, offered.length)
      setMoved(index)
      document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' })
    } else if (byDigit >= 0) choose(offered[byDigit])
    else if (key === 'Enter') choose(offered[active])
    else if (key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.root}>
      <input
        ref={focusField}
        role="combobox"
        aria-label={texts.search}
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={list}
        aria-activedescendant={offered[active] && idOf(active)}
        placeholder={texts.search}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setMoved(null)
          found?.onType(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div role="listbox" id={list} aria-label={texts.list} className={styles.list}>
        {offered.map((option, index) => (
          <button
            key={option.value}
            id={idOf(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-keyshortcuts={digitOf(option, index)}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <Digit>{digitOf(option, index)}</Digit>
            <span>
              {option.label}
              {option.value === chosen && ' ✓'}
              {option.note && <small>{option.note}</small>}
            </span>
          </button>
        ))}
      </div>
      {offered.length === 0 && (found?.isReady ?? true) && (
        <p className="quiet" role="status">
          {texts.noneFound}
        </p>
      )}
    </div>
  )
}
