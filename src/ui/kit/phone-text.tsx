import { splitPhones } from '../../domain/contact/phone-links.ts'
import { NoBreak } from './no-break.tsx'

/** A text whose telephone numbers can be pressed to call, and whose opening hours stay on one line. */
export function PhoneText({ children }: { children: string }) {
  return splitPhones(children).map(({ text, href, start }) =>
    href ? (
      <a key={start} href={href}>
        {text}
      </a>
    ) : (
      <NoBreak key={start}>{text}</NoBreak>
    ),
  )
}
