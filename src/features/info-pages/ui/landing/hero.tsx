import { preload } from 'react-dom'
import { company } from '#landlord/company.ts'
import {
  type Picture,
  parsePicture,
  pictureSrcSet,
  pictureUrl,
} from '../../../../domain/portfolio/picture.ts'
import { Button, ButtonLink } from '../../../../ui/kit/button.tsx'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
// Its class alone: the component would be a request of its own.
import * as tagStyles from '../../../../ui/kit/tag.module.css'
import { drawing } from '../../../../ui/page/site-art.ts'
import { useContact } from '../../../../ui/page/use-contact.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { useFrontPageCopy } from '../use-edited-copy.ts'
import * as styles from './hero.module.css'
import { landingWords } from './landing.words.ts'

const dark = '(prefers-color-scheme: dark)'
const light = '(prefers-color-scheme: light)'
const narrow = '(max-width: 47.99rem)'
const wide = '(min-width: 48rem)'

/** Asks for the drawing before the modules, which take most of a slow line: it is the largest of what is seen first. */
function preloadDrawing(name: string, media: string): void {
  const picture = drawing(name)
  preload(pictureUrl(picture.key, 1280), {
    as: 'image',
    imageSrcSet: pictureSrcSet(picture),
    imageSizes: '100vw',
    media,
    fetchPriority: 'high',
  })
}

/** The first thing seen: the town by the fjord, by day or at dusk, under the words. */
export function Hero() {
  const copy = useFrontPageCopy()
  const words = useWords(landingWords)
  const { email } = useContact()
  const [town = ''] = company.cities
  const photo = parsePicture(copy.picture)
  return (
    <section className={styles.root} data-photo={photo ? '' : undefined}>
      {photo ? <Photo picture={photo} /> : <Drawing />}
      <div className={`page ${styles.words}`}>
        <p className={`${tagStyles.root} ${styles.badge}`}>
          <Hyphenated>{copy.badge}</Hyphenated>
        </p>
        <h1>{copy.title}</h1>
        <search className={styles.search}>
          <form action="/sok">
            <input
              type="search"
              name="q"
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={words.search(town)}
              placeholder={words.example(town)}
            />
            <Button type="submit">{words.submit}</Button>
          </form>
        </search>
        <p className="row">
          <ButtonLink href="/ledige-leiligheter">{words.listings}</ButtonLink>
          <ButtonLink kind="paper" href={`mailto:${email}`}>
            {words.mail}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** The photo that staff have chosen, below a veil on which the heading can be read. */
function Photo({ picture }: { picture: Picture }) {
  const { key, width, height } = picture
  const sizes = { src: pictureUrl(key, 1280), srcSet: pictureSrcSet(picture), sizes: '100vw' }
  preload(sizes.src, {
    as: 'image',
    imageSrcSet: sizes.srcSet,
    imageSizes: sizes.sizes,
    fetchPriority: 'high',
  })
  return <img {...sizes} width={width} height={height} alt="" fetchPriority="high" />
}

function Drawing() {
  const drawn = drawing('hero-light-wide')
  preloadDrawing('hero-light-narrow', `${light} and ${narrow}`)
  preloadDrawing('hero-light-wide', `${light} and ${wide}`)
  preloadDrawing('hero-dark-narrow', `${dark} and ${narrow}`)
  preloadDrawing('hero-dark-wide', `${dark} and ${wide}`)
  return (
    <picture>
      <source
        media={`${dark} and ${narrow}`}
        srcSet={pictureSrcSet(drawing('hero-dark-narrow'))}
        sizes="100vw"
        width={900}
        height={1200}
      />
      <source media={dark} srcSet={pictureSrcSet(drawing('hero-dark-wide'))} sizes="100vw" />
      <source
        media={narrow}
        srcSet={pictureSrcSet(drawing('hero-light-narrow'))}
        sizes="100vw"
        width={900}
        height={1200}
      />
      <img
        src={pictureUrl(drawn.key, 1280)}
        srcSet={pictureSrcSet(drawn)}
        sizes="100vw"
        width={drawn.width}
        height={drawn.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}
