import type { BrowserContext, Page } from 'playwright-core'

import type { Rialto } from '../harness/startRialto.ts'

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** What a walk over a surface is given: a server, a browser in one language, and what takes the pictures. */
export interface Stage {
  rialto: Rialto
  context: BrowserContext
  language: Language
  /** One picture for each size and theme, of what the page shows now. */
  shoot(page: Page, name: string): Promise<void>
}

/** A part of what people see, and how each of its screens is reached. Each walk stands alone: one that fails costs no other. */
export interface Surface {
  name: string
  /** Whether it exists in other languages than English. */
  isTranslated: boolean
  walks: Readonly<Record<string, (stage: Stage) => Promise<void>>>
}
