import type { MessagesOf, TranslationOf } from '@rialto/ui/messages'

import type { en as first } from './first/en.ts'
import type { en as later } from './later/en.ts'

/** Texts of the first screen: a text, or a function from the values of its names in braces to the text. */
export type FirstMessages = MessagesOf<typeof first>

/** Texts of every later step. */
export type Messages = FirstMessages & MessagesOf<typeof later>

/** A file of `first`. */
export type FirstTranslation = TranslationOf<typeof first>

/** A file of `later`. */
export type LaterTranslation = TranslationOf<typeof later>
