import { axisOf } from './axis.ts'
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
const HEIGHT = 66
/** Where the bars begin, right of the numbers of the axis. */
const LEFT = 36
/** The room above the top of the axis, for the number of a bar that reaches it. */
const HEAD = 14
const GAP = 4
/** At most so many bars have their label below them. */
const MOST_LABELS = 6
/** A text whose bar's middle is nearer to the edge of the drawing than this ends with its bar. */
const HALF_TEXT = 24

const highestOf = ({ value, other }: Bar) => Math.max(value ?? 0, other ?? 0)

/** The bars of a chart, on an axis. */
export function BarDrawing({ bars, show }: BarDrawingProps) {
  const marks = axisOf(bars.map(highestOf))
  const heightOf = (value: number) => (value / marks[2]) * (HEIGHT - HEAD)
  const step = (WIDTH - LEFT) / bars.length
  const last = bars.length - 1
  const newest = bars[last]
  const textAt = (index: number) => {
    const middle = LEFT + index * step + step / 2
    if (middle > WIDTH - HALF_TEXT) return { x: WIDTH - GAP / 2, textAnchor: 'end' } as const
    return { x: middle, textAnchor: 'middle' } as const
  }
  const labelEvery = Math.ceil(bars.length / MOST_LABELS)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} aria-hidden="true" className={styles.bars}>
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={WIDTH} y1={HEIGHT - heightOf(mark)} y2={HEIGHT - heightOf(mark)} />
          <text x={LEFT - 6} y={HEIGHT - heightOf(mark) + 4} textAnchor="end">
            {show(mark)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => (
        <g key={bar.label} data-last={index === last && bar.other === undefined ? '' : undefined}>
          <Rectangles bar={bar} x={LEFT + index * step + GAP / 2} width={step - GAP} heightOf={heightOf} />
          {(last - index) % labelEvery === 0 && (
            <text {...textAt(index)} y={HEIGHT + 14}>
              {bar.label}
            </text>
          )}
        </g>
      ))}
      {newest && newest.value !== null && (
        <text {...textAt(last)} y={HEIGHT - heightOf(highestOf(newest)) - 5}>
          {newest.other === undefined ? show(newest.value) : `${show(newest.value)} / ${show(newest.other)}`}
        </text>
      )}
    </svg>
  )
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
