import { canonicalAddress } from '@rialto/catalog'

import type { Context } from '../../context.ts'
import { ApiError, invalidField } from '../../kernel/apiError.ts'
import type { Scope } from '../../kernel/scope.ts'
import { type PaymentSourceView, type SourceContext, viewOf } from '../paymentSourceView.ts'
import type { PaymentSource } from '../ports.ts'
import { type AccountProof, accountProof } from './accountProof.ts'
import { networksOfAccount } from './networksOfAccount.ts'

type ProofContext = SourceContext & Pick<Context, 'chains'>

interface Proof {
  id: string
  txHash: string
  /** Recipient of the payment. */
  toAddress: string
}

/**
 * Proves by a payment from the account that the client owns it. Of several clients that have named one account, its unassigned
 * payments belong to the first that has proven it.
 *
 * @throws ApiError `notFound`; `conflict` before the account was read; `invalidField` if the transaction is not the payment.
 */
export const proveAccount = async (
  ctx: ProofContext,
  scope: Scope,
  { id, txHash, toAddress }: Proof,
): Promise<PaymentSourceView> => {
  const source = (await ctx.store.paymentSources.list(scope)).find(one => one.id === id)
  if (source?.kind !== 'account' || source.confirmedAtMs === undefined) throw new ApiError('notFound')
  const [networkId = ''] = networksOfAccount(ctx, source)
  const begun = (await ctx.store.paymentSources.accountCursor(id, networkId))?.begun
  if (begun === undefined)
    throw new ApiError('conflict', {
      message: 'The account is not read yet. Send the payment after its first reading.',
    })
  const proof = accountProof(source, networkId)
  if (!(await isPaid(ctx, source, { proof, txHash, toAddress, begun })))
    throw invalidField(
      'txHash',
      `is not a final payment of exactly ${proof.amount} ${proof.symbol} from the account to this address, without a tag`,
    )
  const provenAtMs = ctx.clock.nowMs()
  await ctx.store.paymentSources.prove(scope, id, provenAtMs)
  return viewOf(ctx, { ...source, provenAtMs })
}

const isPaid = async (
  { chains }: Pick<Context, 'chains'>,
  { value }: PaymentSource,
  {
    proof,
    txHash: hash,
    toAddress,
    begun,
  }: Pick<Proof, 'txHash' | 'toAddress'> & { proof: AccountProof; begun: bigint },
): Promise<boolean> => {
  const { networkId, symbol, baseUnits } = proof
  const read = (amountBaseUnits: bigint) => chains.confirm({ networkId, hash, symbol, toAddress, amountBaseUnits })
  const seen = await read(baseUnits)
  if (seen.kind !== 'confirmed' || seen.block === undefined || seen.block <= begun) return false
  if (canonicalAddress(networkId, seen.fromAddress) !== canonicalAddress(networkId, value)) return false
  // A confirmation says "at least". A larger payment may be a withdrawal of a user of the account's owner.
  const larger = await read(baseUnits + 1n)
  return larger.kind === 'mismatched' && larger.arrivedBaseUnits === baseUnits
}
