import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Drawn } from './drawn.ts'
import { afterFirstAct } from './first-act.ts'
import { type HeldForm, holdForm } from './hold-form.ts'

let held: HeldForm | null = null

/**
 * A form whose code comes after the visitor's first act; what is typed and sent before that is held. Where the code cannot be
 * loaded, the browser sends what has been submitted, as without scripts; after a navigation, the page is loaded as a document.
 */
export function lateForm<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async () => {
    try {
      // After a navigation there is no form that the server has drawn.
      if (held) await afterFirstAct()
      return await load()
    } catch (error) {
      console.error('Error loading a form', error)
      if (held) held.release()
      // After a navigation nothing is drawn: the server draws it.
      else if (navigator.onLine) location.reload()
      return new Promise<never>(() => undefined)
    }
  })
}

const isHeld = () => held !== null

interface LateFormProps {
  className: string
  id: string
  children: ReactNode
}

/** A section with a `lateForm`. What is typed and submitted until its code is there, the form learns then. */
export function LateForm({ className, id, children }: LateFormProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (section.current?.querySelector('form')) held ??= holdForm(section.current)
    return () => {
      held?.stop()
      held = null
    }
  }, [])
  return (
    <section className={className} id={id} ref={section}>
      <Suspense fallback={<Drawn parent={section} isDrawn={isHeld} />}>
        {children}
        <NoteAlive />
      </Suspense>
    </section>
  )
}

/** After the form: its effect runs once those of the form have. */
function NoteAlive() {
  useEffect(() => {
    held?.takeOver()
    held = null
  }, [])
  return null
}
