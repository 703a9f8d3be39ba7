import type { Figure } from './figure.ts'

export interface Suite {
  name: string
  title: string
  /** A sentence: what is measured, beside what. */
  method: string
  /** The longest it may take as a part of `all`. */
  limitSeconds: number
  /** Of a result as it was stored. */
  figures(result: unknown): Figure[]
  sharesScale?: boolean
  /** Not a part of `all`, which has a time limit: measured by its own name. */
  isApart?: boolean
}
