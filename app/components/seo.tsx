import { useLocation } from 'react-router'
import { company } from '../../landlord/company.ts'
import { useSite } from '../site-context.ts'

export interface SeoProps {
  /** Without the company's name, which is added. */
  title: string
  description: string
  /** Path and query of the page's one address; the current path where it is left out. */
  canonical?: string
  /** Path of the picture that is shown where the page is shared. */
  image?: string
  noindex?: boolean
  /** What machines read (schema.org), each as its own block. */
  structured?: object[]
}

/** What a page says of itself to browsers, search engines and those who share it. */
export function Seo({ title, description, canonical, image, noindex, structured = [] }: SeoProps) {
  const { pathname } = useLocation()
  const { origin } = useSite()
  const address = `${origin}${canonical ?? pathname}`
  const fullTitle = title === company.name ? title : `${title} – ${company.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="nb_NO" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${image ?? '/og.jpg'}`} />
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
