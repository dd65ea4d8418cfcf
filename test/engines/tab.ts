/** A tab of a browser, as every driver can steer it. */
export interface Tab {
  open(url: string): Promise<void>
  /** Gives the value of an expression of JavaScript in the page, which is text. */
  evaluate(expression: string): Promise<string>
  /** Moves, presses and types: the actions of the W3C's WebDriver. */
  perform(actions: readonly object[]): Promise<void>
  /** Chooses files in a control, by their paths. */
  choose(selector: string, files: readonly string[]): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  name: string
  isInstalled: boolean
  start(): Promise<Tab>
}
