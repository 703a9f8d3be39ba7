import { canonicalAddress, isValidAddress, needsTag, type NetworkType } from '@rialto/catalog'

import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { type PaymentSourceView, type SourceContext, viewOf } from './paymentSourceView.ts'
import type { PaymentSource } from './ports.ts'

export interface SourceInput {
  networkType: NetworkType
  value: string
}

/** Writes an unconfirmed source in place of an earlier one. @throws ApiError `invalidField`. */
export const putPaymentSource = async (
  ctx: SourceContext,
  scope: Scope,
  { networkType, value }: SourceInput,
): Promise<PaymentSourceView> => {
  const kind = needsTag(networkType) ? ('account' as const) : ('extendedKey' as const)
  const fault =
    kind === 'extendedKey'
      ? ctx.addressDerivation.findFault(networkType, value)
      : findAccountFault(ctx, networkType, value)
  if (fault !== undefined) throw invalidField('value', fault)
  const source: PaymentSource = {
    id: ctx.ids.uuid(),
    scope,
    networkType,
    kind,
    value: kind === 'account' ? canonicalAddress(networkType, value) : value,
    createdAtMs: ctx.clock.nowMs(),
  }
  await ctx.store.paymentSources.put(source)
  return viewOf(ctx, source)
}

const findAccountFault = (
  { environment }: SourceContext,
  networkType: NetworkType,
  value: string,
): string | undefined => {
  if (networkType !== 'ripple') return 'payments with tags are followed on the XRP Ledger alone'
  return isValidAddress(networkType, value, { testnet: environment === 'sandbox' }) && value.startsWith('r')
    ? undefined
    : 'must be a classic address of the XRP Ledger, without a tag'
}
