import type { Context } from '../context.ts'
import { checkAddress, networkOf, read, tokenPrograms } from './readSolana.ts'

/** Whether a token account exists. @throws ApiError the errors of `getLatestBlockhash`. */
export const isTokenAddressCreated = async (
  ctx: Pick<Context, 'environment' | 'solana'>,
  { chainId, address }: { chainId: string; address: string },
): Promise<boolean> => {
  const networkId = networkOf(ctx, chainId)
  checkAddress(address, 'address')
  const owner = await read(() => ctx.solana.ownerOf(networkId, address))
  return owner !== undefined && tokenPrograms.includes(owner)
}
