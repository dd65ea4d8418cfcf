import { company } from '../../content/company.ts'
import { omOssPage as page } from '../../content/pages/om-oss.ts'
import { ownership } from '../../content/prices.ts'
import { formatNumber } from '../../domain/format.ts'
import { Part, Points } from '../components/info/blocks.tsx'
import { OrganisationChart } from '../components/info/organisation-chart.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { useContent } from '../site-context.ts'
import '../styles/info.css'
import '../styles/om-oss.css'

export default function AboutScreen() {
  const { staff } = useContent('ansatte', page)
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} art="promo-fordeler" />
      <Part title={page.workTitle}>
        <Points items={page.work} />
      </Part>
      <section className="philosophy">
        <div className="page">
          <p>{page.philosophyLabel}</p>
          <blockquote>«{page.philosophy}»</blockquote>
        </div>
      </section>
      <Part title={page.valuesTitle}>
        <Points items={page.values} />
      </Part>
      <Part title={page.chartTitle} tone="stone">
        <OrganisationChart root={page.chart} />
      </Part>
      <Part title={page.staffTitle} intro={page.staffText}>
        <Points items={staff.map(({ name, text }) => ({ title: name, text }))} />
      </Part>
      <Part title={page.groupTitle} intro={page.groupText} tone="stone">
        <ul className="areas plain">
          {page.group.map(({ name, note }) => (
            <li key={name}>
              <b>{name}</b>
              <span />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={page.ownersTitle}>
        <ul className="owners plain">
          {ownership.map(({ name, percent }) => (
            <li key={name}>
              <span>{name}</span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0h100v4H0z" fill="currentColor" opacity=".12" />
                <path d={`M0 0h${percent}v4H0z`} fill="currentColor" />
              </svg>
              <b>{formatNumber(percent)} %</b>
            </li>
          ))}
        </ul>
        <div className="founder">
          <h3>{page.founderTitle}</h3>
          <p className="measure">{page.founder}</p>
        </div>
      </Part>
      <Part title={page.boardTitle}>
        <Points items={page.board} />
        <p className="about-contact">
          <a className="button" href={`mailto:${company.email}`}>
            {page.contact}
          </a>
        </p>
      </Part>
    </>
  )
}
