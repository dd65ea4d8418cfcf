import { Panel } from '../kit/panel.tsx'
import { PhoneText } from '../kit/phone-text.tsx'
import { SiteLink } from '../page/site-link.tsx'

/** Information beside a form. */
export function SideList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Panel tone="stone">
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <PhoneText>{item}</PhoneText>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Links to related pages. */
export function SideLinks({
  title,
  links,
}: {
  title: string
  links: readonly { label: string; href: string }[]
}) {
  return (
    <Panel tone="stone">
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
