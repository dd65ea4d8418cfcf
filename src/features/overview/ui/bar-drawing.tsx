import * as styles from './bar-chart.module.css'

export interface Bar {
  label: string
  value: number | null
  /** The second value, in another colour beside the first. */
  other?: number
  /** The lists that the values count. */
  href?: string | undefined
  otherHref?: string | undefined
}

interface BarDrawingProps {
  bars: readonly Bar[]
  /** Formats a value. */
  show: (value: number) => string
}

/** The width in drawing units: about the width in pixels on a phone, so that the text stays readable there. */
const WIDTH = 320
const HEIGHT = 100
const GAP = 4
/** How high a line of text is. */
const LINE = 14
/** A text whose bar's middle is nearer to an edge of the drawing than this begins or ends with its bar. */
const HALF_TEXT = 24

const highestOf = ({ value, other }: Bar) => Math.max(value ?? 0, other ?? 0)

/** The bars of a chart. */
export function BarDrawing({ bars, show }: BarDrawingProps) {
  const highest = Math.max(...bars.map(highestOf)) || 1
  const heightOf = (value: number) => (value / highest) * (HEIGHT - 18)
  const step = WIDTH / bars.length
  const last = bars.length - 1
  const labelled = labelledBars(bars, heightOf)
  const textAt = (index: number) => {
    const middle = index * step + step / 2
    if (middle < HALF_TEXT) return { x: index * step + GAP / 2, textAnchor: 'start' } as const
    if (middle > WIDTH - HALF_TEXT) return { x: (index + 1) * step - GAP / 2, textAnchor: 'end' } as const
    return { x: middle, textAnchor: 'middle' } as const
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} aria-hidden="true" className={styles.bars}>
      {bars.map((bar, index) => (
        <g key={bar.label} data-last={index === last ? '' : undefined}>
          <Rectangles bar={bar} x={index * step + GAP / 2} width={step - GAP} heightOf={heightOf} />
          {index % 3 === 2 && (
            <text {...textAt(index)} y={HEIGHT + 14}>
              {bar.label}
            </text>
          )}
        </g>
      ))}
      {labelled.map(({ bar, value, index }) => (
        <text key={bar.label} {...textAt(index)} y={HEIGHT - heightOf(highestOf(bar)) - 5}>
          {bar.other === undefined ? show(value) : `${show(value)} / ${show(bar.other)}`}
        </text>
      ))}
    </svg>
  )
}

/** The highest bar and the last one; the last one alone where the texts of both would stand in each other. */
function labelledBars(bars: readonly Bar[], heightOf: (value: number) => number) {
  const last = bars.length - 1
  const peak = bars.findIndex((bar) => highestOf(bar) === Math.max(...bars.map(highestOf)))
  const heights = [peak, last].map((index) => heightOf(bars[index] ? highestOf(bars[index]) : 0))
  const isBeside = last - peak === 1 && Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) < LINE
  return bars.flatMap((bar, index) => {
    const isLabelled = index === last || (index === peak && !(isBeside && bars[last]?.value !== null))
    return isLabelled && bar.value !== null ? [{ bar, value: bar.value, index }] : []
  })
}

interface RectanglesProps {
  bar: Bar
  x: number
  width: number
  heightOf: (value: number) => number
}

function Rectangles({ bar: { value, other }, x, width, heightOf }: RectanglesProps) {
  const own = other === undefined ? width : width / 2
  const height = heightOf(value ?? 0)
  return (
    <>
      <rect x={x} y={HEIGHT - height} width={own} height={Math.max(height, value === null ? 0 : 1)} rx="2" />
      {other !== undefined && (
        <rect
          data-other=""
          x={x + own}
          y={HEIGHT - heightOf(other)}
          width={own}
          height={Math.max(heightOf(other), 1)}
          rx="2"
        />
      )}
    </>
  )
}
