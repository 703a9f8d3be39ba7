import { replacePaymentSource } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { paymentSourceView } from './paymentSourceView.ts'

export const replacePaymentSourceHandler: AdminHandler<'replacePaymentSource'> = async (ctx, { scope, body }) =>
  paymentSourceView(await replacePaymentSource(ctx, scope, body))
