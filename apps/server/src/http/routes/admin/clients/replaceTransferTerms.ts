import { decimalFromJson } from '@rialto/catalog'
import { replaceTransferTerms } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { termsView } from './transferTermsView.ts'

export const replaceTransferTermsHandler: AdminHandler<'replaceTransferTerms'> = async (ctx, { scope, body }) =>
  termsView(
    await replaceTransferTerms(ctx, scope, {
      clientFee: decimalFromJson(body.clientFee) ?? '',
      isInclusiveFeeEnabled: body.isInclusiveFeeEnabled,
      minAmountInFiat: decimalFromJson(body.minAmountInFiat),
    }),
  )
