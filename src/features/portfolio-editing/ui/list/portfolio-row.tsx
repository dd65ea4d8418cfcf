import { memo } from 'react'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { RowChoice } from '../../../workspace/ui/list/row-choice.tsx'
import { portfolioListTexts } from '../../list.words.ts'
import { portfolioTexts } from '../../portfolio.words.ts'
import { PROPERTY_LIST } from '../../property-list.ts'
import type { PropertyLine, PublicationState } from '../../server/list-properties.ts'
import * as styles from './portfolio-row.module.css'
import { type RentEditing, RowRent } from './row-rent.tsx'

/** The id of the form of bulk actions, which the checkboxes belong to. */
export const PROPERTIES_FORM = 'flere-eiendommer'

const tones: Record<PublicationState, 'good' | 'warm' | undefined> = {
  published: 'good',
  changed: 'warm',
  draft: 'warm',
  scheduled: 'warm',
  archived: undefined,
}

interface PropertyRowProps {
  line: PropertyLine
  /** Its place in the list. */
  index: number
  isMarked: boolean
  /** Whether it is chosen; null where properties cannot be chosen. */
  isChosen: boolean | null
  /** Its rent as it is edited; null where it is not. */
  editing: RentEditing | null
  onChoose: (id: string, isChosen: boolean, withShift: boolean) => void
  onEditRent: (id: string | null) => void
  onFocus: (index: number) => void
}

/** A property in the list. Pressing the row opens it; the checkbox chooses it. It is rendered again only when it changes. */
export const PortfolioRow = memo(function PortfolioRow({
  line,
  index,
  isMarked,
  isChosen,
  editing,
  onChoose,
  onEditRent,
  onFocus,
}: PropertyRowProps) {
  const { id, title, type, location, vacancy, standing, picture, lacks, changedAt } = line
  return (
    <li
      className={styles.root}
      data-here={isMarked ? '' : undefined}
      data-plain={isChosen === null ? '' : undefined}
    >
      {isChosen !== null && (
        <RowChoice
          name="properties"
          form={PROPERTIES_FORM}
          value={id}
          label={portfolioListTexts.select(title)}
          isChosen={isChosen}
          onChange={(isNowChosen, withShift) => onChoose(id, isNowChosen, withShift)}
        />
      )}
      <span className={styles.picture}>
        <PictureImage picture={picture} alt="" sizes="5rem" widest={320} placeholder={<NoThumbnail />} />
      </span>
      <span className={styles.name}>
        <SiteLink className={styles.link} href={`${PROPERTY_LIST}/${id}`} onFocus={() => onFocus(index)}>
          {title}
        </SiteLink>
        <span className={styles.place}>
          {type} · {location}
        </span>
      </span>
      <span className={styles.tags}>
        {vacancy && <span data-vacancy={vacancy.kind}>{vacancy.label}</span>}
        {standing !== 'published' && <Tag tone={tones[standing]}>{portfolioTexts.standings[standing]}</Tag>}
        {lacks.map((lack) => (
          <Tag key={lack} tone="bad">
            {portfolioListTexts.lacks[lack]}
          </Tag>
        ))}
      </span>
      <span className={styles.changed}>{portfolioListTexts.changed(changedAt)}</span>
      <RowRent line={line} mayEdit={isChosen !== null} editing={editing} onEdit={onEditRent} />
    </li>
  )
})

/** Stands where a picture is missing: the tag says that it is. */
const NoThumbnail = () => (
  <svg viewBox="0 0 48 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M4 27h40M10 27V14l9-7 9 7v13M16 27v-7h6v7M33 27V17l5-4 5 4" strokeLinejoin="round" />
  </svg>
)
