import { useEffect, useState } from 'react'
import {
  cleaningCategories,
  cleaningTotal,
  checklistPage as page,
} from '../../../content/pages/sjekkliste.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { useHydrated } from '../../use-hydrated.ts'
import { countTicked, forget, fromHash, itemKey, load, save, type Ticked, toHash } from './checklist-state.ts'
import '../../styles/checklist.css'

export interface ChecklistProps {
  /** What the categories are called here. */
  headings: readonly string[]
  level: 2 | 3
}

/** What has to be cleaned, to be ticked off. Kept on the device when somebody saves it, or in a link. */
export function Checklist({ headings, level }: ChecklistProps) {
  const [ticked, setTicked] = useState<Ticked>({})
  const hydrated = useHydrated()
  const Heading = level === 2 ? 'h2' : 'h3'
  useEffect(() => {
    const kept = fromHash(location.hash.slice(1)) ?? load()
    if (kept) setTicked(kept)
  }, [])
  const done = countTicked(ticked)
  const onSave = () => {
    const { title, text } = page.saved
    if (save(ticked)) showToast({ title, text: text(done, cleaningTotal), tone: 'good' })
    else showToast({ ...page.notSaved, tone: 'bad' })
  }
  return (
    <div className="checklist">
      <p className="checklist-progress">
        <label>
          <span aria-live="polite">{page.progress(done, cleaningTotal)}</span>
          <progress value={done} max={cleaningTotal} />
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
                  <label className="choice">
                    <input
                      type="checkbox"
                      checked={ticked[key] ?? false}
                      onChange={({ target: { checked } }) =>
                        setTicked((before) => ({ ...before, [key]: checked }))
                      }
                    />
                    <span>{item}</span>
                  </label>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {hydrated && (
        <p className="row checklist-actions">
          <button type="button" className="button" onClick={onSave}>
            {page.save}
          </button>
          <ShareLink ticked={ticked} />
          <button type="button" className="button" data-kind="quiet" onClick={() => print()}>
            {page.print}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => {
              setTicked({})
              forget()
            }}
          >
            {page.reset}
          </button>
        </p>
      )}
    </div>
  )
}

/** A link that carries what is ticked: nothing of it is kept by us. */
function ShareLink({ ticked }: { ticked: Ticked }) {
  const link = () => `${location.origin}/sjekkliste-flyttevask#${toHash(ticked)}`
  const copy = () =>
    navigator.clipboard.writeText(link()).then(
      () => showToast({ ...page.shared, tone: 'good' }),
      (error) => console.error('Error copying', error),
    )
  const mail = `mailto:?subject=${encodeURIComponent(page.mailSubject)}&body=${encodeURIComponent(link())}`
  return (
    <>
      <button type="button" className="button" data-kind="quiet" onClick={copy}>
        {page.share}
      </button>
      <a className="button" data-kind="quiet" href={mail}>
        {page.mail}
      </a>
    </>
  )
}
