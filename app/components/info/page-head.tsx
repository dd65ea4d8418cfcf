import { drawing } from '../../site-art.ts'
import { PictureImage } from '../picture-image.tsx'

export interface PageHeadProps {
  heading: string
  lead: string
  /** The drawing beside the words, by name. */
  art?: string
  /** Ways on; the first one stands out. */
  links?: readonly { label: string; href: string }[]
}

/** The head of an information page: what it is about, and the way on. */
export function PageHead({ heading, lead, art, links = [] }: PageHeadProps) {
  return (
    <div className="page page-head" data-art={art ? '' : undefined}>
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {links.length > 0 && (
          <p className="row">
            {links.map(({ label, href }, index) => (
              <a key={href} className="button" data-kind={index > 0 ? 'quiet' : undefined} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {art && (
        <PictureImage
          picture={drawing(art)}
          alt=""
          sizes="(min-width:60rem) 36rem,92vw"
          widest={1280}
          first
          placeholder={null}
        />
      )}
    </div>
  )
}
