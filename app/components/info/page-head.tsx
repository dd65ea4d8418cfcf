import { drawing } from '../../site-art.ts'
import { LongWords } from '../long-words.tsx'
import { PictureImage } from '../picture-image.tsx'

interface HeadWordsProps {
  heading: string
  lead: string
  /** Keeps the heading on one line, in whatever font it is seen first. */
  oneLine?: boolean
  /** Ways on; the first one stands out. */
  links?: readonly { label: string; href: string }[]
}

export interface PageHeadProps extends HeadWordsProps {
  /** The drawing beside the words, by name. */
  art?: string
}

/** The head of an information page: what it is about, and the way on. */
export function PageHead({ art, ...words }: PageHeadProps) {
  return (
    <div className="page page-head" data-art={art ? '' : undefined}>
      <HeadWords {...words} />
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

/** The words of a head alone, for pages that have a layout of their own. */
export function HeadWords({ heading, lead, oneLine = false, links = [] }: HeadWordsProps) {
  return (
    <div className="stack">
      <h1 className={oneLine ? 'long-word' : undefined}>
        <LongWords>{heading}</LongWords>
      </h1>
      <p className="lead">
        <LongWords>{lead}</LongWords>
      </p>
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
  )
}
