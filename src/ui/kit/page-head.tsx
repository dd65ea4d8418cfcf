import { drawing } from '../page/site-art.ts'
import { HeadWords, type HeadWordsProps } from './head-words.tsx'
import * as styles from './page-head.module.css'
import { PictureImage } from './picture-image.tsx'

interface PageHeadProps extends HeadWordsProps {
  /** The name of the drawing beside the text. */
  art?: string
}

/** The head of an information page: its heading, its lead and its links. */
export function PageHead({ art, ...words }: PageHeadProps) {
  return (
    <div className={`page ${styles.root}`} data-art={art ? '' : undefined}>
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
