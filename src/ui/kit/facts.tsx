interface FactsProps {
  items: readonly { label: string; value: string }[]
  className?: string
}

/** Names and what they are, line by line. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
