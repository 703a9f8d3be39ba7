export interface Check {
  state: 'ok' | 'note' | 'bad'
  what: string
  /** What to do. */
  advice?: string
}
