import { splitTypedPhones } from '../../../domain/contact/phone-links.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'

/** What a person typed as their telephone number: each number in it can be pressed to call, and a note is no part of it. */
export function TypedPhones({ children }: { children: string }) {
  return splitTypedPhones(children).map(({ text, href, start }) =>
    href ? (
      <SiteLink key={start} href={href}>
        {text}
      </SiteLink>
    ) : (
      text
    ),
  )
}
