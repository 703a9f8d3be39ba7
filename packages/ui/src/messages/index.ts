export { createMessages } from './createMessages.ts'
export { isolate, isRightToLeft } from './isolate.ts'
export type { MessagesOf, TranslationOf } from './texts.ts'
