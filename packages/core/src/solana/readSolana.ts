import { isValidAddress, networksIn } from '@rialto/catalog'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { SolanaUnreadable } from './ports.ts'

/** The two programs that tokens belong to: SPL Token and Token-2022. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

export const networkOf = (ctx: Pick<Context, 'environment' | 'solana'>, chainId: string): string => {
  const network = networksIn(ctx.environment).find(each => each.networkType === 'solana' && each.chainId === chainId)
  if (!network) throw invalidField('chainId', 'is not a Solana network here')
  if (!ctx.solana.reads(network.id))
    throw new ApiError('badRequest', { message: `chainId: no node is configured for ${network.name}.` })
  return network.id
}

export const checkAddress = (address: string, field: string): void => {
  if (!isValidAddress('solana', address, { testnet: false })) throw invalidField(field, 'is not a Solana address')
}

export const read = async <T>(query: () => Promise<T>): Promise<T> => {
  try {
    return await query()
  } catch (error) {
    if (error instanceof SolanaUnreadable) throw new ApiError('integrationUnavailable', { cause: error })
    throw error
  }
}
