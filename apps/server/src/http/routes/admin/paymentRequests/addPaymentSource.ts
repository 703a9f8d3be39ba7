import { addPaymentSource } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { paymentSourceView } from './paymentSourceView.ts'

export const addPaymentSourceHandler: AdminHandler<'addPaymentSource'> = async (ctx, { scope, body }) =>
  paymentSourceView(await addPaymentSource(ctx, scope, body))
