/** The energy label of a home, as a small sign. */
export function EnergyClass({ value }: { value: string }) {
  return (
    <span className="energy" data-class={value} title={`Energiklasse ${value}`}>
      <span className="visually-hidden">Energiklasse </span>
      {value}
    </span>
  )
}
