import { landing } from '#landlord/landing.ts'
import type { LandingPromo } from '../../../../../landlord-types/info-pages.ts'
import { Card, CardLink } from '../../../../ui/kit/card.tsx'
import * as pictureStyles from '../../../../ui/kit/picture.module.css'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { drawing } from '../../../../ui/page/site-art.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useCopy } from '../../../../ui/page/use-copy.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { landingWords } from './landing.words.ts'
import * as styles from './promos.module.css'

/** Three invitations with pictures, and three quiet ways on. */
export function Promos() {
  const copy = useCopy(landing)
  const [first, ...others] = copy.promos
  return (
    <section className={`page section ${styles.root}`}>
      <Promo promo={first} lead />
      {others.map((promo) => (
        <Promo key={promo.href} promo={promo} />
      ))}
      <ul className={`${styles.infos} plain`}>
        {copy.infos.map(({ label, text, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              <h2>{label}</h2>
              <p>{text}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Promo({ promo, lead = false }: { promo: LandingPromo; lead?: boolean }) {
  const { readMore } = useWords(landingWords)
  return (
    <Card
      className={styles.promo}
      data-lead={lead || undefined}
      picture={
        <PictureImage
          className={styles.picture}
          picture={drawing(promo.drawing)}
          alt=""
          sizes={lead ? '(min-width:60rem) 42rem,92vw' : '(min-width:60rem) 26rem,92vw'}
          widest={lead ? 1280 : 960}
          placeholder={<Fallback />}
          problem="Error loading promo image"
        />
      }
    >
      <h2>{promo.label}</h2>
      <p>{promo.text}</p>
      <CardLink href={promo.href} aria-label={`${readMore}: ${promo.label}`}>
        {readMore}
      </CardLink>
    </Card>
  )
}

function Fallback() {
  return (
    <PictureImage
      picture={drawing('fallback')}
      alt=""
      sizes="92vw"
      widest={960}
      placeholder={<span className={pictureStyles.root} />}
    />
  )
}
