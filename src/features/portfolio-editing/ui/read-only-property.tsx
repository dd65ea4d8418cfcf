import { staffLanguage } from '../../../domain/text/language.ts'
import { formatIsoDate, parseDate } from '../../../domain/time/calendar.ts'
import type { Entries } from '../../../forms/engine/entries.ts'
import type { Field } from '../../../forms/engine/field.ts'
import { Facts } from '../../../ui/kit/facts.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { portfolioTexts } from '../portfolio.words.ts'
import { propertyFieldGroups } from '../property-fields.ts'
import type { EditedProperty } from '../server/read-portfolio.ts'
import * as styles from './read-only-property.module.css'

/** A property as those read it who do not edit it: what its fields hold, its pictures and its history. */
export function ReadOnlyProperty({ property: { entries, pictures, history } }: { property: EditedProperty }) {
  return (
    <>
      {propertyFieldGroups.map(({ title, fields }) => {
        const items = factsOf(fields, entries)
        return (
          items.length > 0 && (
            <Panel key={title}>
              <h2>{title}</h2>
              <Facts items={items} className={styles.facts} />
            </Panel>
          )
        )
      })}
      {pictures.length > 0 && (
        <Panel>
          <h2>{portfolioTexts.pictures}</h2>
          <ul className={`plain ${styles.pictures}`}>
            {pictures.map(({ url, alt, picture }) => (
              <li key={url}>
                <PictureImage
                  picture={picture}
                  alt={alt}
                  sizes="16rem"
                  widest={640}
                  placeholder={portfolioTexts.noPicture}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel>
        <h2>{portfolioTexts.history}</h2>
        {history.length === 0 && <p className="quiet">{portfolioTexts.noHistory}</p>}
        <ol className={`plain ${staffLinesStyles.root}`}>
          {history.map(({ id, at, by, state, changed }) => (
            <li key={id}>
              <span>
                {portfolioTexts.versions[state]} {at}, {by ?? portfolioTexts.byImport}
                {changed.length > 0 && <small>{portfolioTexts.changed(changed.join(', '))}</small>}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}

function factsOf(fields: Readonly<Record<string, Field>>, entries: Entries) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = entries[name]?.[0]?.trim()
    if (!text) return []
    const unit = 'unit' in field && typeof field.unit === 'string' ? ` ${field.unit}` : ''
    const day = field.kind === 'date' ? parseDate(text) : null
    return [{ label: field.label, value: day ? formatIsoDate(day, staffLanguage) : `${text}${unit}` }]
  })
}
