import { ButtonLink } from './button.tsx'

interface MessagePageProps {
  title: string
  text: string
  /** The way on. */
  href: string
  action: string
}

/** A page with one message and one link. */
export function MessagePage({ title, text, href, action }: MessagePageProps) {
  return (
    <div className="page section stack">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <ButtonLink href={href}>{action}</ButtonLink>
      </p>
    </div>
  )
}
