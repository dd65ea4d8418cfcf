import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { officeHoursOf } from '../../domain/time/office-hours.ts'
import { isOfficeOpen } from '../../domain/time/working-hours.ts'
import { useContact } from '../page/use-contact.ts'

const OfficeOpenContext = createContext<boolean | null>(null)

const MINUTE_MS = 60_000

interface OfficeOpenProps {
  /**
   * What the server said when it made the page, which holds for a minute: working it out at once would take a slow phone 70 ms
   * (`situation.ts`). Null where it has said nothing, such as of a dialog that a script opens.
   */
  given: boolean | null
  children: ReactNode
}

/** Says whether the office is open to what is in it, also on a page that is left open over the hours. */
export function OfficeOpen({ given, children }: OfficeOpenProps) {
  const { opens, closes } = officeHoursOf(useContact())
  const [isOpen, setIsOpen] = useState(given)
  useEffect(() => {
    const look = () => setIsOpen(isOfficeOpen(new Date(), { opens, closes }))
    if (given === null) look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [given, opens, closes])
  return <OfficeOpenContext value={isOpen}>{children}</OfficeOpenContext>
}

/** Whether the office is open: its number answers, and that of who is on call outside of its hours, or while they are not known. */
export const useOfficeOpen = (): boolean => useContext(OfficeOpenContext) ?? false
