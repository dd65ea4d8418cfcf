import { useLocation } from 'react-router'
import { company } from '#landlord/company.ts'
import type { SharedPicture } from '../../domain/portfolio/picture.ts'
import { useSite } from './site-context.ts'
import { useContact } from './use-contact.ts'

export interface SeoProps {
  /** Without the company's name, which is appended. */
  title: string
  description: string
  /** The canonical path and query; the current path if left out. */
  canonical?: string
  /** What previews of links show instead of the title, and instead of the site's own picture. */
  shared?: { title: string; picture: SharedPicture | null }
  noindex?: boolean
  /** Structured data (schema.org), one block each. */
  structured?: object[]
}

/** The metadata of a page, for browsers, search engines and link previews. */
export function Seo({ title, description, canonical, shared, noindex, structured = [] }: SeoProps) {
  const { pathname } = useLocation()
  const { origin } = useSite()
  const { name, shortName } = useContact()
  const picture = shared?.picture
  // The build has drawn the name that the landlord's folder has.
  const sitePicture = shortName === company.shortName ? '/og.jpg' : '/og-nameless.jpg'
  const address = `${origin}${canonical ?? pathname}`
  const fullTitle = title === name ? title : `${title} – ${name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="nb_NO" />
      <meta property="og:title" content={shared?.title ?? title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${picture?.path ?? sitePicture}`} />
      {picture && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {structured.map((block) => (
        <script
          key={JSON.stringify(block)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}
