import { readBooks } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const readBooksHandler: AdminHandler<'readBooks'> = (ctx, { scope, body }) => readBooks(ctx, scope, body)
