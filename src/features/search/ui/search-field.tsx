import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'
import * as styles from './search-field.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface SearchFieldProps {
  id: string
  query: string
  describedBy: string | undefined
  /** What the list of suggestions is called. */
  label: string
}

/** The keys that go from one suggestion to another. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The keys that go back from the suggestions to the text. */
const inField: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/**
 * The field of the search. With scripts it suggests what would be found, as a combobox whose focus stays in the field (ARIA
 * APG, «list autocomplete with manual selection»); without them it is a plain field.
 */
export function SearchField({ id, query, describedBy, label }: SearchFieldProps) {
  const isAlive = useHydrated()
  const list = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const hits = useSuggestions(typed)
  const isOpen = isWanted && hits.length > 0
  const chosen = isOpen ? hits[active] : undefined
  const optionId = (place: number) => `${list}-${place}`

  const close = () => {
    setIsWanted(false)
    setActive(-1)
  }
  const open = (text: string, place: number) => {
    setTyped(text)
    setIsWanted(true)
    setActive(place)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (event.altKey) return step > 0 ? open(event.currentTarget.value, active) : close()
      // One place more than there are suggestions: the field itself.
      const from = isOpen ? active + 1 : 0
      const places = hits.length + 1
      open(event.currentTarget.value, ((from + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      // A link, so that the press leads on as every other link does.
      document.getElementById(optionId(active))?.click()
      close()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (inField.has(event.key)) {
      setActive(-1)
    }
  }
  const combobox: ComponentProps<'input'> = isAlive
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': list,
        'aria-activedescendant': chosen ? optionId(active) : undefined,
      }
    : {}
  return (
    <div className={styles.root}>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={80}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the page is for typing here, and nothing stands before the field but its name.
        autoFocus={query === ''}
        autoComplete="off"
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => open(currentTarget.value, -1)}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...combobox}
      />
      <div role="listbox" id={list} aria-label={label} hidden={!isOpen} className={styles.list}>
        {hits.map(({ title, note, address }, place) => (
          <SiteLink
            key={address}
            role="option"
            id={optionId(place)}
            href={address}
            tabIndex={-1}
            aria-selected={place === active}
            // The focus stays in the field: without it the list would close before the press is a click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
          >
            <span>{title}</span>
            <small>{note}</small>
          </SiteLink>
        ))}
      </div>
    </div>
  )
}
