import { isValidAddress, networksIn } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { SolanaUnreadable } from './ports.ts'

/** The two programs that tokens belong to: SPL Token and Token-2022. */
const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

/** A recent blockhash. @throws Fault `invalidField`, `badRequest` without a node, `integrationUnavailable`. */
export const getLatestBlockhash = (ctx: Context, { chainId }: { chainId: string }): Promise<string> =>
  read(() => ctx.solana.latestBlockhash(networkOf(ctx, chainId)))

/** The token program of a mint. @throws Fault as above; `invalidField` for an address that is no token. */
export const getTokenProgram = async (
  ctx: Context,
  { chainId, token }: { chainId: string; token: string },
): Promise<string> => {
  const networkId = networkOf(ctx, chainId)
  checkAddress(token, 'token')
  const owner = await read(() => ctx.solana.ownerOf(networkId, token))
  if (owner === undefined || !tokenPrograms.includes(owner))
    throw invalidField('token', 'is not a token on this network')
  return owner
}

/** Whether a token account exists. @throws Fault as above. */
export const isTokenAddressCreated = async (
  ctx: Context,
  { chainId, address }: { chainId: string; address: string },
): Promise<boolean> => {
  const networkId = networkOf(ctx, chainId)
  checkAddress(address, 'address')
  const owner = await read(() => ctx.solana.ownerOf(networkId, address))
  return owner !== undefined && tokenPrograms.includes(owner)
}

const networkOf = (ctx: Context, chainId: string): string => {
  const network = networksIn(ctx.environment).find(each => each.networkType === 'solana' && each.chainId === chainId)
  if (!network) throw invalidField('chainId', 'is not a Solana network here')
  if (!ctx.solana.reads(network.id))
    throw new ApiError('badRequest', { message: `chainId: no node is configured for ${network.name}.` })
  return network.id
}

const checkAddress = (address: string, field: string): void => {
  if (!isValidAddress('solana', address, { testnet: false })) throw invalidField(field, 'is not a Solana address')
}

const read = async <T>(query: () => Promise<T>): Promise<T> => {
  try {
    return await query()
  } catch (error) {
    if (error instanceof SolanaUnreadable) throw new ApiError('integrationUnavailable', { cause: error })
    throw error
  }
}
