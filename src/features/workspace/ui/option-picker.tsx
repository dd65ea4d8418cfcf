import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { hasNames } from '../../../domain/text/fold-name.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import * as styles from './option-picker.module.css'

/** The field is there because the button was pressed. */
const focusField = (field: HTMLInputElement | null) => field?.focus()

const NONE = -1

/** The place of the option after or before another one; the first or the last where there was none. */
const next = (active: number, step: number, count: number): number =>
  active === NONE ? (step > 0 ? 0 : count - 1) : (active + step + count) % count

interface OptionPickerProps {
  /** The id of the button that opens it. */
  id: string
  options: readonly Option[]
  texts: {
    open: string
    search: string
    /** The name of the list. */
    list: string
    noneFound: string
  }
  /** The one that is chosen now. */
  chosen?: string
  /** Whether Enter alone takes the first one: where that can be changed before anything is sent. */
  takesFirst?: boolean
  onChoose: (value: string) => void
}

/**
 * Chooses an option at one press: a button that opens a field with a list below it, which the text narrows. The focus stays
 * in the field (ARIA APG, «combobox» with a list). Needs scripts.
 */
export function OptionPicker({
  id,
  options,
  texts,
  chosen,
  takesFirst = false,
  onChoose,
}: OptionPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const first = takesFirst ? 0 : NONE
  const [active, setActive] = useState(first)
  const offered = options.filter(({ label, note = '' }) => hasNames(`${label} ${note}`, text.trim()))
  const idOf = (index: number) => `${list}-${index}`
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (option: Option | undefined) => {
    if (!option) return
    close()
    if (option.value !== chosen) onChoose(option.value)
  }
  const moveTo = (index: number) => {
    setActive(index)
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && offered.length > 0) moveTo(next(active, step, offered.length))
    else if (event.key === 'Enter') choose(offered[active])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <div className={`${styles.root} scripts-only`}>
      <LinkButton
        ref={button}
        id={id}
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setText('')
          setActive(first)
          setOpen((before) => !before)
        }}
      >
        {texts.open}
      </LinkButton>
      {isOpen && (
        <>
          <input
            ref={focusField}
            role="combobox"
            aria-label={texts.search}
            aria-autocomplete="list"
            aria-expanded={offered.length > 0}
            aria-controls={list}
            aria-activedescendant={offered[active] && idOf(active)}
            placeholder={texts.search}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setActive(currentTarget.value.trim() ? 0 : first)
            }}
            onKeyDown={onKeyDown}
            onBlur={({ relatedTarget }) => relatedTarget !== button.current && setOpen(false)}
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
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.value === chosen && ' ✓'}
                {option.note && <small>{option.note}</small>}
              </button>
            ))}
          </div>
          {offered.length === 0 && (
            <p className="quiet" role="status">
              {texts.noneFound}
            </p>
          )}
        </>
      )}
    </div>
  )
}
