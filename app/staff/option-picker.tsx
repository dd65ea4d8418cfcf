import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { hasNames } from '../../domain/fold-name.ts'
import type { Option } from '../../forms/field.ts'
import { LinkButton } from '../components/ui/link-button.tsx'
import * as styles from './option-picker.module.css'

/** The field is there because the button was pressed. */
const focusField = (field: HTMLInputElement | null) => field?.focus()

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
  onChoose: (value: string) => void
}

/**
 * Chooses an option at one press: a button that opens a field with a list below it, which the text narrows. The focus stays
 * in the field (ARIA APG, «combobox» with a list). Needs scripts.
 */
export function OptionPicker({ id, options, texts, chosen, onChoose }: OptionPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
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
    if (step && offered.length > 0) moveTo((active + step + offered.length) % offered.length)
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
          setActive(0)
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
              setActive(0)
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
