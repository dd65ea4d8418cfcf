import { landing } from '../../../../../landlord/landing.ts'
import { PhoneText } from '../../../../ui/kit/phone-text.tsx'
import { useContact } from '../../../../ui/page/use-contact.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { BenefitSign } from './benefit-sign.tsx'
import * as styles from './benefits.module.css'

export function Benefits() {
  const copy = useWords(landing)
  const { title, text, items } = copy.benefits
  const { openingHours, onCallPhone } = useContact()
  return (
    <section className={styles.root} id="benefits">
      <div className="page">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <dl className={styles.list}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>
                <BenefitSign name={item.sign} />
                {item.title}
              </dt>
              <dd>
                <PhoneText>
                  {item.text.replace('{openingHours}', openingHours).replace('{onCallPhone}', onCallPhone)}
                </PhoneText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
