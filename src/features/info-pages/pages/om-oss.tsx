import { omOssPage } from '#landlord/pages/om-oss.ts'
import { ownership } from '#landlord/prices.ts'
import { formatNumber } from '../../../domain/format/format.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { drawing } from '../../../ui/page/site-art.ts'
import { useContent, useSite } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useCopy } from '../../../ui/page/use-copy.ts'
import { Part } from '../ui/info/blocks.tsx'
import { OrganisationChart } from '../ui/info/organisation-chart.tsx'
import * as styles from './om-oss.module.css'

export const handle = withoutScripts

export default function AboutScreen() {
  const { language } = useSite()
  const page = useCopy(omOssPage)
  const { staff } = useContent('ansatte', page)
  const { email } = useContact()
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.head}`}>
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        <PictureImage
          className={styles.picture}
          picture={drawing('page-om-oss')}
          alt=""
          sizes="(min-width:80rem) 76rem,94vw"
          first
          placeholder={null}
        />
      </div>
      <Part title={page.workTitle}>
        <dl className={styles.deeds}>
          {page.work.map(({ title, text }) => (
            <div key={title}>
              <dt>
                <Hyphenated>{title}</Hyphenated>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <section className={styles.philosophy}>
        <div className="page">
          <h2>{page.philosophyLabel}</h2>
          <blockquote>«{page.philosophy}»</blockquote>
        </div>
      </section>
      <Part title={page.valuesTitle}>
        <ul className={`${styles.values} plain`}>
          {page.values.map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> <span>{text}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={page.chartTitle} tone="stone">
        <OrganisationChart root={page.chart} />
      </Part>
      <Part title={page.staffTitle} intro={page.staffText}>
        <ul className={`${styles.people} plain`}>
          {staff.map(({ name, text }) => (
            <li key={name}>
              <House />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={page.groupTitle} intro={page.groupText} tone="stone">
        <ul className={`${styles.companies} plain`}>
          {page.group.map(({ name, note }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={page.ownersTitle}>
        <ul className={`${styles.owners} plain`}>
          {withWords(ownership, language).map(({ name, percent }) => (
            <li key={name}>
              <span>{name}</span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0h100v4H0z" fill="currentColor" opacity=".12" />
                <path d={`M0 0h${percent}v4H0z`} fill="currentColor" />
              </svg>
              <b>{formatNumber(percent, language)} %</b>
            </li>
          ))}
        </ul>
        <div className={styles.founder}>
          <h3>{page.founderTitle}</h3>
          <p className="measure">{page.founder}</p>
        </div>
      </Part>
      <Part title={page.boardTitle}>
        <ul className={`${styles.board} plain`}>
          {page.board.map(({ title, text }) => (
            <li key={text}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.contact}>
          <ButtonLink href={`mailto:${email}`}>{page.contact}</ButtonLink>
        </p>
      </Part>
    </>
  )
}

/** A gable with a lit window and a door, beside the staff. */
function House() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M8 60V26L32 6l24 20v34z" fill="currentColor" />
      <path d="M4 29 32 5l28 24" fill="none" stroke="#444c50" strokeWidth="5" strokeLinejoin="round" />
      <path d="M17 32h12v13H17z" fill="#ffd98f" stroke="#f6f1e6" strokeWidth="2.5" />
      <path d="M36 36h11v24H36z" fill="#f6f1e6" />
    </svg>
  )
}
