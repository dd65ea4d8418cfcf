import { drawing } from '../../site-art.ts'
import { PictureImage } from '../picture-image.tsx'

export interface PageHeadProps {
  heading: string
  lead: string
  /** Keeps the heading on one line, in whatever font it is seen first. */
  oneLine?: boolean
  /** The drawing beside the words, by name. */
  art?: string
  /** Ways on; the first one stands out. */
  links?: readonly { label: string; href: string }[]
}

/** The head of an information page: what it is about, and the way on. */
export function PageHead({ heading, lead, oneLine = false, art, links = [] }: PageHeadProps) {
  return (
    <div className="page page-head" data-art={art ? '' : undefined}>
      <div className="stack">
        <h1 className={oneLine ? 'long-word' : undefined}>{heading}</h1>
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
