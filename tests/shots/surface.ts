import type { BrowserContext, Page } from 'playwright-core'

import type { Rialto } from '../harness/startRialto.ts'

type Sizes = Readonly<Record<string, { width: number; height: number }>>

/** How a picture is taken that is not of a page at rest on a phone and a desktop. */
export interface View {
  sizes?: Sizes
  /** The page may move, although pictures are otherwise taken with reduced motion. */
  isMoving?: boolean
  /** Its theme is chosen as it opens, and by nothing later: loaded anew for each picture, until this is shown. */
  reloadedUntil?: string
}

export const usualSizes: Sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

/** Those of the pictures, where none is named. */
export const languages: readonly string[] = ['en', 'ar']

/** Parts for a walk over a surface: a server, a browser in one language, and the function that takes pictures. */
export interface Stage {
  rialto: Rialto
  context: BrowserContext
  language: string
  /** Takes one picture of the present page for each size and theme. */
  shoot(page: Page, name: string, view?: View): Promise<void>
}

/** A part of what people see, and how each of its screens is reached. Each walk stands alone: one that fails costs no other. */
export interface Surface {
  name: string
  /** Whether it exists in other languages than English. */
  isTranslated: boolean
  walks: Readonly<Record<string, (stage: Stage) => Promise<void>>>
}
