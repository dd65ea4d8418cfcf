import { useCallback, useRef, useState } from 'react'
import type { MapPin } from '../../server/map/map-view.ts'
import type { ChoosePin } from './pin.tsx'

interface ChosenPin {
  chosen: MapPin | null
  choose: ChoosePin
  /** Gives the focus back to the pin. */
  close: () => void
}

/** The pin whose property is shown on the map. One of several leads on to them instead, as its link says. */
export function useChosenPin(): ChosenPin {
  const [chosen, setChosen] = useState<MapPin | null>(null)
  const opener = useRef<HTMLElement | SVGElement>(null)
  const choose = useCallback<ChoosePin>((pin, link, event) => {
    if (pin.count > 1 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = link
    setChosen(pin)
  }, [])
  const close = useCallback(() => {
    setChosen(null)
    opener.current?.focus({ preventScroll: true })
  }, [])
  return { chosen, choose, close }
}
