import { PhoneText } from '../../../../ui/kit/phone-text.tsx'
import { useFrontPageCopy } from '../use-edited-copy.ts'
import * as styles from './benefits.module.css'

/** Signs drawn in one line of even width, each in a field of 48 by 48. */
const signs = {
  wrench:
    'M6 42V22L24 8l18 14v20zM27 20.5a6 6 0 0 0-7.6 7.2L13.5 34a2.6 2.6 0 0 0 3.6 3.6l6-6a6 6 0 0 0 7.3-7.4l-3.7 3.6-3.3-.7-.7-3.3z',
  phone:
    'M13 8h6l3 9-4.5 3.5a24 24 0 0 0 10 10L31 26l9 3v6c0 3-2.5 5-5.5 5C20 39 9 28 8 13.5 8 10.5 10 8 13 8zM31 7a11 11 0 0 0 10 12A10 10 0 1 1 31 7z',
  contract: 'M12 5h17l8 8v30H12zM29 5v8h8M18 20h13M18 26h13M17 36c2-4 4-4 4 0s2 3 4-1 3 1 6 0',
  towns:
    'M4 33V23l6-6 6 6v10M16 33V17l8-8 8 8v16M32 33V23l6-6 6 6v10M3 41c3.5-2.5 7-2.5 10.5 0s7 2.5 10.5 0 7-2.5 10.5 0 7 2.5 10.5 0M22 33v-7h4v7',
} as const

type SignName = keyof typeof signs

/** The sign of a benefit. It says nothing that its title does not. */
function BenefitSign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={signs[name]} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export function Benefits() {
  const { benefitsTitle, benefitsText, benefits } = useFrontPageCopy()
  return (
    <section className={styles.root} id="benefits">
      <div className="page">
        <div>
          <h2>{benefitsTitle}</h2>
          <p className="lead">{benefitsText}</p>
        </div>
        <dl className={styles.list}>
          {benefits.map((item) => (
            <div key={item.title}>
              <dt>
                <BenefitSign name={item.sign} />
                {item.title}
              </dt>
              <dd>
                <PhoneText>{item.text}</PhoneText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
