import { proveAccount } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { paymentSourceView } from './paymentSourceView.ts'

export const proveAccountHandler: AdminHandler<'proveAccount'> = async (ctx, { scope, params, body }) =>
  paymentSourceView(await proveAccount(ctx, scope, { id: params.id.toLowerCase(), ...body }))
