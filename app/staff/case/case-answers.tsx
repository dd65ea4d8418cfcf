import { Form } from 'react-router'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import type { StaffAnswerLine, StaffCase } from '../../../server/casework/staff-views.ts'

interface CaseAnswersProps {
  shown: StaffCase
  /** A hidden answer that was asked for, this once. */
  revealed?: { label: string; value: string } | undefined
}

/** Who has sent it, what they wrote, and their photos. */
export function CaseAnswers({ shown, revealed }: CaseAnswersProps) {
  const { sender, address, property, answers, photos } = shown
  return (
    <>
      <section className="staff-card sender-card">
        <h2>{texts.senderTitle}</h2>
        <p>
          <strong>{sender.name}</strong>
          {address && <span>{address}</span>}
        </p>
        <p className="row">
          {sender.phone && <a href={`tel:${sender.phoneDigits}`}>{sender.phone}</a>}
          {sender.email && <a href={`mailto:${sender.email}`}>{sender.email}</a>}
          {property && <a href={`/eiendommer/${property.id}`}>{property.title}</a>}
        </p>
      </section>
      {photos.length > 0 && (
        <section>
          <h2 className="visually-hidden">{texts.photosTitle}</h2>
          <ul className="plain staff-photos">
            {photos.map(({ src, label, width, height }) => (
              <li key={label}>
                {src === null ? (
                  <p className="quiet">{texts.photoGone(label)}</p>
                ) : (
                  <a href={src} data-full-load="">
                    <img src={src} alt={label} width={width} height={height} loading="lazy" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.photosMissing > 0 && <p className="quiet">{texts.photosMissing(shown.photosMissing)}</p>}
      <section className="staff-card">
        <h2>{texts.answersTitle}</h2>
        {revealed && (
          <p className="staff-notice" data-tone="warm" role="status">
            {texts.revealed(revealed.label)}: <strong>{revealed.value}</strong>
          </p>
        )}
        <dl className="staff-answers">
          {answers.map((answer) => (
            <div key={answer.name}>
              <dt>{answer.label}</dt>
              <dd>
                <Answer answer={answer} canReveal={shown.canReveal} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Answer({ answer, canReveal }: { answer: StaffAnswerLine; canReveal: boolean }) {
  const { name, label, value, state } = answer
  if (state === 'open') return value
  if (state === 'erased') return <em>{texts.erased}</em>
  if (!canReveal) return <em>{texts.masked}</em>
  return (
    <details className="reveal">
      <summary aria-label={texts.revealTitle(label)}>
        {value} {texts.reveal}
      </summary>
      <Form method="post" className="staff-form">
        <input type="hidden" name="field" value={name} />
        <input type="hidden" name="label" value={label} />
        <p className="quiet">{texts.revealText}</p>
        <div className="field">
          <label htmlFor={`reason-${name}`}>{texts.reason}</label>
          <input
            id={`reason-${name}`}
            name="reason"
            minLength={5}
            maxLength={200}
            required
            autoComplete="off"
          />
        </div>
        <button className="button" data-kind="quiet" type="submit" name="handling" value="reveal">
          {texts.revealTitle(label)}
        </button>
      </Form>
    </details>
  )
}
