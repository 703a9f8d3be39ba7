import type { BrowserContext, Page } from 'playwright-core'

import type { Rialto } from '../harness/startRialto.ts'

type Sizes = Readonly<Record<string, { width: number; height: number }>>

/** How a picture is taken that is not of a page at rest on a phone and a desktop. */
export interface View {
  sizes?: Sizes
  /** The page moves, where it otherwise shows what it does to those who asked for less motion. */
  isMoving?: boolean
  /** Its theme is chosen as it opens, and by nothing later: loaded anew for each picture, until this is shown. */
  reloadedUntil?: string
}

export const usualSizes: Sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** What a walk over a surface is given: a server, a browser in one language, and what takes the pictures. */
export interface Stage {
  rialto: Rialto
  context: BrowserContext
  language: Language
  /** One picture for each size and theme, of what the page shows now. */
  shoot(page: Page, name: string, view?: View): Promise<void>
}

/** A part of what people see, and how each of its screens is reached. Each walk stands alone: one that fails costs no other. */
export interface Surface {
  name: string
  /** Whether it exists in other languages than English. */
  isTranslated: boolean
  walks: Readonly<Record<string, (stage: Stage) => Promise<void>>>
}
