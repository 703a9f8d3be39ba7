import type { Figure } from './figure.ts'

export interface Suite {
  name: string
  title: string
  /** A sentence that names the measurement and its baseline. */
  method: string
  /** The longest it may take as a part of `all`. */
  limitSeconds: number
  /** Figures of a stored result. */
  figures(result: unknown): Figure[]
  sharesScale?: boolean
  /** Not a part of `all`, which has a time limit: measured by its own name. */
  isApart?: boolean
}
