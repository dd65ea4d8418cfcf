import { useRef, useState } from 'react'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import * as styles from './option-picker.module.css'
import { OptionSearch, type SearchedOption } from './option-search.tsx'

interface OptionPickerProps {
  /** The id of the button that opens it. */
  id: string
  options: readonly SearchedOption[]
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

/** Chooses an option at one press or key: a button that opens a field with a list below it. Needs scripts. */
export function OptionPicker({
  id,
  options,
  texts,
  chosen,
  takesFirst = false,
  onChoose,
}: OptionPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={`${styles.root} scripts-only`} data-open={isOpen ? '' : undefined}>
      <LinkButton
        ref={button}
        id={id}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {texts.open}
      </LinkButton>
      {isOpen && (
        <OptionSearch
          options={options}
          texts={texts}
          chosen={chosen}
          preselects={takesFirst ? 'first' : 'first-found'}
          onChoose={({ value }) => {
            close()
            if (value !== chosen) onChoose(value)
          }}
          onCancel={close}
          onBlur={({ relatedTarget }) => relatedTarget !== button.current && setOpen(false)}
        />
      )}
    </div>
  )
}
