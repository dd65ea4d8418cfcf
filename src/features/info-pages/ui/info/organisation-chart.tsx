import type { OrganisationUnit } from '../../../../../landlord-types/info-pages.ts'
import * as styles from './organisation-chart.module.css'
import { layOut } from './organisation-layout.ts'

const BOX = { width: 190, height: 64 }

/** The organisation chart as a drawing, and as a nested list for screen readers. */
export function OrganisationChart({ root }: { root: OrganisationUnit }) {
  const { boxes, lines, width, height } = layOut(root, BOX)
  return (
    <figure className={styles.root}>
      <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".5" />
        {boxes.map(({ key, x, y, unit }) => (
          <g key={key}>
            <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="12" className={styles.box} />
            <text
              x={x + BOX.width / 2}
              y={y + (unit.note ? 28 : 38)}
              textAnchor="middle"
              className={styles.name}
            >
              {unit.name}
            </text>
            {unit.note && (
              <text x={x + BOX.width / 2} y={y + 47} textAnchor="middle" className={styles.note}>
                {unit.note}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ul className={styles.words}>
        <Unit unit={root} />
      </ul>
    </figure>
  )
}

function Unit({ unit }: { unit: OrganisationUnit }) {
  return (
    <li>
      <b>{unit.name}</b>
      {unit.note && `, ${unit.note}`}
      {unit.children && (
        <ul>
          {unit.children.map((child) => (
            <Unit key={`${child.name}, ${child.note ?? ''}`} unit={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
