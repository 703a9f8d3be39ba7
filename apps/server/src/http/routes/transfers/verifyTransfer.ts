import { verifyTransfer } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const verifyTransferHandler: Handler<'verifyTransfer'> = async (ctx, { query }) => verifyTransfer(ctx, query)
