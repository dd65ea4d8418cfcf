import { splitPhones } from '../../domain/phone-links.ts'

/** A text whose telephone numbers can be pressed to call. */
export function PhoneText({ children }: { children: string }) {
  return splitPhones(children).map(({ text, href, start }) =>
    href ? (
      <a key={start} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
