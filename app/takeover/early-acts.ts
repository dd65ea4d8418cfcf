/** How a control was left: what is written in it, whether it is ticked, which options are chosen, whether it is open. */
export type ControlState =
  | { kind: 'text'; value: string }
  | { kind: 'tick'; checked: boolean }
  | { kind: 'choice'; values: string[] }
  | { kind: 'details'; open: boolean }

/** An act that only a script can answer, to be repeated once there is one. */
export type WaitingAct =
  | { kind: 'press'; target: HTMLElement }
  | { kind: 'key'; target: Element; init: KeyboardEventInit }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }

/** What a person has done on the page before React has taken it over. */
export interface EarlyActs {
  /** Whether a person has pressed or written anything at all. */
  hasActed: boolean
  changed: Map<Element, ControlState>
  waiting: WaitingAct[]
  /** Notes every control that differs from the page's HTML, as a browser leaves it that fills in by itself. */
  note(): void
  /** Stops noting, and gives up what waits: the browser does by itself what it can. */
  release(): void
  /**
   * Stops noting, puts every control back to how it was left, tells React of it, and repeats what waits. A person who has
   * acted keeps the focus where it was.
   */
  takeOver(focused: Element | null): void
}

declare global {
  interface Window {
    earlyActs?: EarlyActs
  }
  interface Element {
    /** What React has last seen in a control (`inputValueTracking` in react-dom). */
    _valueTracker?: { setValue(value: string): void }
  }
}
