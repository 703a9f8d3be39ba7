import {
  canonicalAddress,
  friendlyTonAddress,
  isValidAddress,
  needsTag,
  networks,
  networksIn,
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
export const accountOf = (networkType: NetworkType, value: string): string => {
  const account = canonicalAddress(networkType, value)
  return networkType === 'tvm' ? friendlyTonAddress(account) : account
}

/** The form of an account on each family of networks: a valid address, without a tag in its text. */
const accountRules: Partial<Record<NetworkType, { needed: string; prefix?: string }>> = {
  ripple: { needed: 'a classic address of the XRP Ledger, without a tag', prefix: 'r' },
  stellar: { needed: 'an account of Stellar (G…), without an id', prefix: 'G' },
  tvm: { needed: 'the address of a wallet on TON' },
  cosmos: { needed: 'an account of Cosmos Hub (cosmos1…)' },
  noble: { needed: 'an account of Noble (noble1…)' },
  solana: { needed: 'the address of a wallet on Solana' },
}

const findAccountFault = async (
  ctx: SourceContext,
  networkType: NetworkType,
  value: string,
): Promise<string | undefined> => {
  const isValid = isValidAddress(networkType, value, { testnet: ctx.environment === 'sandbox' })
  const rule = accountRules[networkType]
  const isOffered = networksIn(ctx.environment).some(one => one.networkType === networkType)
  if (!rule || !isOffered) return 'payments with tags are not followed on these networks'
  if (!isValid || !value.startsWith(rule.prefix ?? '')) return `must be ${rule.needed}`
  if (networkType !== 'solana') return undefined
  for (const { id } of networks.filter(one => one.networkType === networkType))
    await refuseProgramAccount(ctx, { networkId: id, address: value, field: 'value' })
  return undefined
}
