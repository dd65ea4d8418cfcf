import { checklistPage, cleaningCategories } from '#landlord/pages/sjekkliste.ts'
import * as choiceStyles from '../../../../ui/forms/choice.module.css'
import { Button, ButtonLink } from '../../../../ui/kit/button.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import * as styles from './checklist.module.css'
import { checklistWords } from './checklist.words.ts'
import { type CheckedItems, countTicked, itemKey, itemKeys, save, toHash } from './checklist-state.ts'
import { useChecklist } from './use-checklist.ts'

interface ChecklistProps {
  /** The class of its styles, by which a page has them before this code has come, and where none runs. */
  className: string | undefined
  /** What the categories are called here. */
  headings: readonly string[]
  level: 2 | 3
}

/**
 * What has to be cleaned, to be ticked off. Kept on the device as it is ticked, or in a link. It is a form that is sent
 * nowhere, so that it can be cleared without scripts too.
 */
export function Checklist({ className, headings, level }: ChecklistProps) {
  const words = useWords(checklistWords)
  const { ticked, tick, clear } = useChecklist()
  const Heading = level === 2 ? 'h2' : 'h3'
  const done = countTicked(ticked)
  const onSave = () => {
    const { title, text } = words.saved
    if (save(ticked)) showToast({ title, text: text(done, itemKeys.length), tone: 'good' })
    else showToast({ ...words.notSaved, tone: 'bad' })
  }
  return (
    <form
      className={className}
      data-done={done === itemKeys.length ? '' : undefined}
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault()
        clear()
      }}
    >
      <p className={styles.progress}>
        <label>
          <span aria-live="polite">{words.progress(done, itemKeys.length)}</span>
          <progress value={done} max={itemKeys.length} />
        </label>
      </p>
      {cleaningCategories.map(({ items }, category) => (
        <section key={headings[category]}>
          <Heading>{headings[category]}</Heading>
          <ul className="plain">
            {items.map((item, index) => {
              const key = itemKey(category, index)
              return (
                <li key={item}>
                  <label className={choiceStyles.root}>
                    <input
                      type="checkbox"
                      checked={ticked[key] ?? false}
                      onChange={({ target: { checked } }) => tick(key, checked)}
                    />
                    <span>{item}</span>
                  </label>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <ChecklistEnd />
      <div className={styles.actions}>
        <div className="scripts-only">
          <p className="quiet">{words.keptHere}</p>
          <p className="row">
            <Button type="button" onClick={onSave}>
              {words.save}
            </Button>
            <ShareLink ticked={ticked} />
            <Button type="button" kind="quiet" onClick={() => print()}>
              {words.print}
            </Button>
          </p>
        </div>
        <details className={styles.reset}>
          <summary>{words.reset}</summary>
          <p>{words.resetText}</p>
          <Button
            type="reset"
            kind="quiet"
            data-needs-script=""
            onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
          >
            {words.resetConfirm}
          </Button>
        </details>
      </div>
    </form>
  )
}

/** What is left to do when all is ticked. A style rule shows it, so that it needs no script but where a browser lacks `:has()`. */
function ChecklistEnd() {
  const page = useWords(checklistPage)
  const { title, text, steps } = page.end
  return (
    <div className={styles.end} role="status">
      <div>
        <p className={styles.endTitle}>{title}</p>
        <p>{text}</p>
        <ol>
          {steps.map((step) => (
            <li key={step.text}>
              {step.text} {step.href && <SiteLink href={step.href}>{step.link}</SiteLink>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** A link that carries what is ticked: nothing of it is kept by us. */
function ShareLink({ ticked }: { ticked: CheckedItems }) {
  const words = useWords(checklistWords)
  const { origin } = useSite()
  const link = () => `${origin}/sjekkliste-flyttevask#${toHash(ticked)}`
  const copy = () =>
    navigator.clipboard.writeText(link()).then(
      () => showToast({ ...words.shared, tone: 'good' }),
      (error) => console.error('Error copying', error),
    )
  const mail = `mailto:?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(link())}`
  return (
    <>
      <Button type="button" kind="quiet" onClick={copy}>
        {words.share}
      </Button>
      <ButtonLink kind="quiet" href={mail} data-needs-script="">
        {words.mail}
      </ButtonLink>
    </>
  )
}
