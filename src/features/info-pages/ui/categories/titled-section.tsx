import type { ReactNode } from 'react'

interface TitledSectionProps {
  title: string
  className: string | undefined
  /** Whether its background is as wide as the window. */
  isWide?: boolean
  children: ReactNode
}

/** A section of a category page, under its heading. */
export function TitledSection({ title, className, isWide = false, children }: TitledSectionProps) {
  if (!isWide)
    return (
      <section className={`page ${className}`}>
        <h2>{title}</h2>
        {children}
      </section>
    )
  return (
    <section className={className}>
      <div className="page">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
