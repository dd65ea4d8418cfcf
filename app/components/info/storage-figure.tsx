/** The floor of the largest unit, and this one's part of it, in the same scale. */
export function StorageFigure({ area, largest }: { area: number; largest: number }) {
  const side = Math.sqrt(area) * 10
  const whole = Math.sqrt(largest) * 10
  return (
    <svg
      className="storage-figure"
      viewBox={`0 0 ${whole} ${whole}`}
      role="img"
      aria-label={`${area} av ${largest} kvadratmeter`}
    >
      <path
        d={`M.5 .5h${whole - 1}v${whole - 1}H.5z`}
        fill="none"
        stroke="currentColor"
        strokeDasharray="2 2"
        opacity=".5"
      />
      <path d={`M0 ${whole - side}h${side}v${side}H0z`} className="storage-floor" />
      <path d={`M${side / 2 - 2.4} ${whole}v-3`} stroke="currentColor" strokeWidth="4.8" opacity=".35" />
    </svg>
  )
}
