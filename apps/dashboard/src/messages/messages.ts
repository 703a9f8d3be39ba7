import type { MessagesOf, TranslationOf } from '@rialto/ui/messages'

import type { en } from './en/en.ts'

/** Every text of the dashboard, by area: a text, or a function from the values of its names in braces to the text. */
export type Messages = MessagesOf<typeof en>

/** The same in another language. */
export type Translation = TranslationOf<typeof en>
