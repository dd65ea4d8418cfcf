import { splitTypedPhones } from '../../domain/phone-links.ts'

/** What a person typed as their telephone number: each number in it can be pressed to call, and a note is no part of it. */
export function TypedPhones({ children }: { children: string }) {
  return splitTypedPhones(children).map(({ text, href, start }) =>
    href ? (
      <a key={start} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
