import type { Figure } from './figure.ts'

export interface Suite {
  name: string
  title: string
  /** A sentence that names the measurement and its baseline. */
  method: string
  /** Time limit within `all`. */
  limitSeconds: number
  /** Figures of a stored result. */
  figures(result: unknown): Figure[]
  sharesScale?: boolean
  /** Why a figure misses its goal, by its name: the parts of its time, from a profile. Written beside the table while it does. */
  limits?: Readonly<Record<string, string>>
  /** The same for all figures that are not in `limits`. */
  otherLimit?: string
  /** Not a part of `all`, whose time is limited: runs only by its own name. */
  isApart?: boolean
}
