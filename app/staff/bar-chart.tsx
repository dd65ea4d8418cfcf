import { overviewTexts } from '../../content/staff/oversight.ts'

interface BarChartProps {
  title: string
  /** What each bar is called, and its value; null where there is none. */
  bars: readonly { label: string; value: number | null }[]
  /** How a value is written. */
  show: (value: number) => string
}

const WIDTH = 480
const HEIGHT = 140
const GAP = 6

/** Bars beside each other, and the same numbers as a table for whoever does not see them. */
export function BarChart({ title, bars, show }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const step = WIDTH / bars.length
  const peak = bars.findIndex(({ value }) => value === most)
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} aria-hidden="true" className="plot-bars">
        {bars.map(({ label, value }, index) => {
          const height = ((value ?? 0) / most) * (HEIGHT - 20)
          return (
            <g key={label} data-last={index === bars.length - 1 ? '' : undefined}>
              <rect
                x={index * step + GAP / 2}
                y={HEIGHT - height}
                width={step - GAP}
                height={Math.max(height, value === null ? 0 : 1)}
                rx="3"
              />
              {(index === peak || index === bars.length - 1) && value !== null && (
                <text x={index * step + step / 2} y={HEIGHT - height - 6} textAnchor="middle">
                  {show(value)}
                </text>
              )}
              {index % 3 === 2 && (
                <text x={index * step + step / 2} y={HEIGHT + 15} textAnchor="middle" className="plot-label">
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <details>
        <summary aria-label={`${overviewTexts.asTable}: ${title}`}>{overviewTexts.asTable}</summary>
        <table className="staff-table">
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value === null ? overviewTexts.none : show(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
