import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { checkAddress, networkOf, read, tokenPrograms } from './readSolana.ts'

/** The token program of a mint. @throws ApiError the errors of `getLatestBlockhash`; `invalidField` for an address that is not a mint. */
export const getTokenProgram = async (
  ctx: Pick<Context, 'environment' | 'solana'>,
  { chainId, token }: { chainId: string; token: string },
): Promise<string> => {
  const networkId = networkOf(ctx, chainId)
  checkAddress(token, 'token')
  const owner = await read(() => ctx.solana.ownerOf(networkId, token))
  if (owner === undefined || !tokenPrograms.includes(owner))
    throw invalidField('token', 'is not a token on this network')
  return owner
}
