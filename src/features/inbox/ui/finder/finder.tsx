import { type KeyboardEvent, startTransition, useEffect, useId, useRef, useState } from 'react'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { afterNextPaint } from '../../../../ui/page/after-next-paint.ts'
import { type Behind, inertBehind } from '../../../../ui/page/inert-behind.ts'
import { hasPopovers, isOpenPopover } from '../../../../ui/page/popover.ts'
import * as toastStyles from '../../../../ui/toasts/toast-region.module.css'
import type { StaffGroup } from '../../../workspace/staff-menu.ts'
import { currentKeys, isDialogOpen, type Keys } from '../../../workspace/ui/use-keys.ts'
import { workspaceTexts } from '../../../workspace/workspace.words.ts'
import { finderTexts } from '../../finder.words.ts'
import * as styles from './finder.module.css'
import { FinderOption } from './finder-option.tsx'
import { actsLike, finderSections, type Offer, pagesLike, unlessNamed } from './finder-sections.ts'
import { offerFinder } from './open-finder.ts'
import { useFound } from './use-found.ts'

/**
 * Goes to any page, case, person or property, and does what the keys of the page do: a dialog that Ctrl+K opens. The focus
 * stays in its field (ARIA APG, «combobox» with a list). It is a popover, since the browser works out the styles of the whole
 * page anew before it paints a modal dialog; where the browser has no popovers, it is a modal dialog.
 */
export function Finder({ menu }: { menu: readonly StaffGroup[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [keys, setKeys] = useState<Keys>({})
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { found, state } = useFound(text)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let before: Element | null = null
    let behind: Behind | null = null
    const release = async () => {
      const closed = behind
      behind = null
      await closed?.release()
      // The browser cannot give the focus back to an element that was inert when it closed.
      if (closed && document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
    element.addEventListener('beforetoggle', release, { signal })
    const open = () => {
      if (element.open || isOpenPopover(element)) return
      before = document.activeElement
      if (hasPopovers()) {
        element.showPopover()
        behind = inertBehind(element)
      } else element.showModal()
      field.current?.focus()
      setText('')
      setActive(0)
      // The field is painted first: what it offers takes longer.
      startTransition(() => {
        setKeys(currentKeys())
        setOpen(true)
      })
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      if (!isDialogOpen()) open()
    }
    document.addEventListener('keydown', onKey, { signal })
    const withdraw = offerFinder(open)
    return () => {
      listening.abort()
      release()
      withdraw()
    }
  }, [])

  const close = () => (hasPopovers() ? dialog.current?.hidePopover() : dialog.current?.close())
  const wanted = text.trim()
  const acts = isOpen ? actsLike(keys, wanted) : []
  const pages = isOpen ? pagesLike(menu, wanted) : []
  const shown = unlessNamed(found, [...acts, ...pages])
  const sections = isOpen ? finderSections(acts, pages, shown) : []
  const offers = sections.flatMap((section) => section.offers)
  const chosen = offers[active]
  const idOf = (offer: Offer) => `${list}-${offers.indexOf(offer)}`

  const take = (offer: Offer) => {
    close()
    const { href } = offer
    // What lies behind is inert until then.
    if (href === null) afterNextPaint().then(offer.act)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && offers.length > 0) {
      event.preventDefault()
      setActive((place) => (place + step + offers.length) % offers.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      // Pressed, so that a link leads on as every other link does.
      document.getElementById(idOf(chosen))?.click()
    }
  }
  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={finderTexts.title}
      aria-modal="true"
      popover="auto"
      onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      onClose={() => setOpen(false)}
    >
      <div className={styles.head}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={finderTexts.label}
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen && idOf(chosen)}
          placeholder={finderTexts.label}
          maxLength={100}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <LinkButton type="button" onClick={close}>
          {workspaceTexts.close}
        </LinkButton>
      </div>
      <p className={styles.state} role="status">
        {shown?.meant && state === 'found' && finderTexts.meant(wanted, shown.meant)}
      </p>
      <div role="listbox" id={list} aria-label={finderTexts.found} className={styles.list}>
        {sections.map(({ name, offers }) => (
          <fieldset key={name} aria-label={name}>
            <p aria-hidden="true">{name}</p>
            {offers.map((offer) => (
              <FinderOption
                key={offer.href ?? offer.title}
                id={idOf(offer)}
                offer={offer}
                isActive={offer === chosen}
                onTake={() => take(offer)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p className={styles.state} role="status">
        {offers.length === 0 && state === 'found' && finderTexts.none}
        {state === 'looking' && finderTexts.looking}
        {state === 'failed' && finderTexts.failed}
      </p>
      <div className={toastStyles.root} role="status" data-toasts="" />
    </dialog>
  )
}
