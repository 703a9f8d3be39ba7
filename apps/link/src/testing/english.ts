import { createMessages } from '@rialto/ui/messages'

import { en as first } from '../messages/first/en.ts'
import { en as later } from '../messages/later/en.ts'
import type { Messages } from '../messages/messages.ts'

/** Every text of Link in English. */
export const english: Messages = { ...createMessages(first, first, 'en'), ...createMessages(later, later, 'en') }
