import type { HouseRuleSection } from '../../../landlord-types/house-rules.ts'
import { Hyphenated } from './hyphenated.tsx'
import { NoBreak } from './no-break.tsx'
import * as styles from './rule-sections.module.css'

interface RuleSectionsProps {
  sections: readonly HouseRuleSection[]
  level: 2 | 3
  /** Whether each section can be linked to by its id, which is one only in a page. */
  anchors?: boolean
}

/** The house rules, section by section. */
export function RuleSections({ sections, level, anchors = false }: RuleSectionsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.root}>
      {sections.map(({ id, title, intro, rules }) => (
        <section key={id} id={anchors ? id : undefined}>
          <Heading>
            <Hyphenated>{title}</Hyphenated>
          </Heading>
          {intro && <p>{intro}</p>}
          {rules && rules.length > 0 && (
            <ol>
              {rules.map((rule) => (
                <li key={rule}>
                  <NoBreak>{rule}</NoBreak>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}
