import type { HouseRuleSection } from '../../landlord-types/house-rules.ts'
import { LongWords } from './long-words.tsx'
import * as styles from './rule-sections.module.css'
import { WholeRanges } from './whole-ranges.tsx'

export interface RuleSectionsProps {
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
            <LongWords>{title}</LongWords>
          </Heading>
          {intro && <p>{intro}</p>}
          {rules && rules.length > 0 && (
            <ol>
              {rules.map((rule) => (
                <li key={rule}>
                  <WholeRanges>{rule}</WholeRanges>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}
