import { confirmPaymentSource } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { paymentSourceView } from './paymentSourceView.ts'

export const confirmPaymentSourceHandler: AdminHandler<'confirmPaymentSource'> = async (
  ctx,
  { scope, params, body: { firstAddress } },
) => paymentSourceView(await confirmPaymentSource(ctx, scope, { id: params.id.toLowerCase(), firstAddress }))
