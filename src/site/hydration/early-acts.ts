/** The state of a control: its text, tick, chosen options or files, or whether it is open. */
export type ControlState =
  | { kind: 'text'; value: string }
  | { kind: 'tick'; checked: boolean }
  | { kind: 'choice'; values: string[] }
  | { kind: 'files'; files: File[] }
  | { kind: 'details'; open: boolean }

/** An interaction that only a script can handle, to be repeated after hydration. */
export type WaitingAct =
  | { kind: 'press'; target: HTMLElement }
  | { kind: 'key'; target: Element; init: KeyboardEventInit }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }

/** What is known of the page as it was before React hydrated it. */
export interface PageBefore {
  focused: Element | null
  top: number
  twinOf: <E extends Element>(element: E) => E | null
  /** Tells that files that the visitor has chosen could not be given to the form. */
  onLost: (files: readonly File[]) => void
}

/** What the visitor did on the page before React hydrated it. */
export interface PreHydrationEvents {
  /** Path and query of the page that the document has. */
  address: string
  /** Whether the visitor has pressed, typed or scrolled. */
  hasActed: boolean
  changed: Map<Element, ControlState>
  waiting: WaitingAct[]
  /** Records every control that differs from the page's HTML, such as those that the browser filled in. */
  note(): void
  /** Stops recording and releases waiting interactions: the browser does what it can without scripts. */
  release(): void
  /**
   * Stops recording, restores every control's state, dispatches its events to React, and repeats the waiting
   * interactions. If the visitor has interacted, the focus stays where it was, and the page as far down (CSS pixels). What React
   * has drawn anew it finds with `twinOf`.
   */
  takeOver(page: PageBefore): void
}

declare global {
  interface Window {
    earlyActs?: PreHydrationEvents
  }
  interface Element {
    /** The last value that React has seen in a control (`inputValueTracking` in react-dom). */
    _valueTracker?: { setValue(value: string): void }
  }
}
