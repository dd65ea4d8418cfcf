import { fordelerPage } from '#landlord/pages/fordeler.ts'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { drawing } from '../../../ui/page/site-art.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'

import * as styles from './fordeler.module.css'
export const handle = withoutScripts

export default function BenefitsScreen() {
  const page = useWords(fordelerPage)
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.root}`}>
        <div className="stack">
          <h1>{page.heading}</h1>
          <p className="lead">{page.lead}</p>
        </div>
        <PictureImage
          className={styles.picture}
          picture={drawing('page-fordeler')}
          alt=""
          sizes="(min-width:60rem) 44rem,92vw"
          widest={1280}
          first
          placeholder={null}
        />
        <ul className={`${styles.list} plain`}>
          {page.items.map(({ title, text, href, link }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              <SiteLink href={href}>{link}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
