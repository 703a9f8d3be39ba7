import type { Context } from '../context.ts'
import { networkOf, read } from './readSolana.ts'

/** A recent blockhash. @throws ApiError `invalidField`, `badRequest` without a node, `integrationUnavailable`. */
export const getLatestBlockhash = (
  ctx: Pick<Context, 'environment' | 'solana'>,
  { chainId }: { chainId: string },
): Promise<string> => read(() => ctx.solana.latestBlockhash(networkOf(ctx, chainId)))
