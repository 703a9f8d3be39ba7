import {
  canonicalAddress,
  friendlyTonAddress,
  isValidAddress,
  needsTag,
  networks,
  type NetworkType,
} from '@rialto/catalog'

import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { refuseProgramAccount } from '../transfers/refuseProgramAccount.ts'
import { type PaymentSourceView, type SourceContext, viewOf } from './paymentSourceView.ts'
import type { PaymentSource } from './ports.ts'

export interface SourceInput {
  networkType: NetworkType
  value: string
}

/** Writes an unconfirmed source in place of an earlier one. @throws ApiError `invalidField`, `invalidAddress`. */
export const putPaymentSource = async (
  ctx: SourceContext,
  scope: Scope,
  { networkType, value }: SourceInput,
): Promise<PaymentSourceView> => {
  const kind = needsTag(networkType) || networkType === 'solana' ? ('account' as const) : ('extendedKey' as const)
  const fault =
    kind === 'extendedKey'
      ? ctx.addressDerivation.findFault(networkType, value)
      : await findAccountFault(ctx, networkType, value)
  if (fault !== undefined) throw invalidField('value', fault)
  const source: PaymentSource = {
    id: ctx.ids.uuid(),
    scope,
    networkType,
    kind,
    value: kind === 'account' ? accountOf(networkType, value) : ctx.addressDerivation.canonicalKey(networkType, value),
    createdAtMs: ctx.clock.nowMs(),
  }
  await ctx.store.paymentSources.put(source)
  return viewOf(ctx, source)
}

/** One spelling for all texts of an account, so that its tags are counted once, and that payers can use. */
const accountOf = (networkType: NetworkType, value: string): string => {
  const account = canonicalAddress(networkType, value)
  return networkType === 'tvm' ? friendlyTonAddress(account) : account
}

const findAccountFault = async (
  ctx: SourceContext,
  networkType: NetworkType,
  value: string,
): Promise<string | undefined> => {
  const isValid = isValidAddress(networkType, value, { testnet: ctx.environment === 'sandbox' })
  if (networkType === 'ripple')
    return isValid && value.startsWith('r') ? undefined : 'must be a classic address of the XRP Ledger, without a tag'
  if (networkType === 'stellar')
    return isValid && value.startsWith('G') ? undefined : 'must be an account of Stellar (G…), without an id'
  if (networkType === 'tvm') return isValid ? undefined : 'must be the address of a wallet on TON'
  if (networkType !== 'solana') return 'payments with tags are followed on the XRP Ledger, Stellar and TON alone'
  if (!isValid) return 'must be the address of a wallet on Solana'
  for (const { id } of networks.filter(one => one.networkType === networkType))
    await refuseProgramAccount(ctx, { networkId: id, address: value, field: 'value' })
  return undefined
}
