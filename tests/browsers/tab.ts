/** A browser as a user has it: clicks and typing go through its real input, by WebDriver. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Waits for the element that the expression, run in the page, returns, and clicks it. */
  press(find: string): Promise<void>
  type(find: string, text: string): Promise<void>
  /** Waits until the expression is true in the page. */
  until(expression: string, what: string): Promise<void>
  text(): Promise<string>
  /** Runs the steps in the window that the page opens while `open` runs. */
  inPopup(open: () => Promise<void>, steps: (popup: Tab) => Promise<void>): Promise<void>
  close(): Promise<void>
}

export interface DrivenBrowser {
  name: string
  newTab(): Promise<Tab>
  stop(): Promise<void>
}

/** A drivable browser, or the missing parts for it. */
export interface BrowserKind {
  name: string
  missing(): string | undefined
  start(): Promise<DrivenBrowser>
}

export const patienceMs = 30_000

/** An expression for a visible, enabled button with this name. Decoration is not part of the name. */
export const button = (name: RegExp): string =>
  `[...document.querySelectorAll('button, input[type=submit]')].find(one => one.getClientRects().length > 0 &&
    one.getAttribute('aria-disabled') !== 'true' && ${String(name)}.test((one.getAttribute('aria-label') ??
      [...one.childNodes].filter(part => part.ariaHidden !== 'true').map(part => part.textContent).join(' ')).trim()))`

/** An expression for the nth field that is shown. */
export const field = (at: number): string =>
  `[...document.querySelectorAll('input')].filter(one => one.getClientRects().length > 0 && one.type !== 'search')[${at}]`
