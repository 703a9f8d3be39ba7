import type { Context } from '../kernel/context.ts'

/** The tokens a client holds for a connection. All are random, and none of them is an account id. */
const prefixes = { accessToken: 'rat_', tokenId: 'rti_', refreshToken: 'rrt_' } as const

const newToken = ({ ids }: Pick<Context, 'ids'>, kind: keyof typeof prefixes): string =>
  `${prefixes[kind]}${ids.hex(32)}`

export const newAccessToken = (ctx: Pick<Context, 'ids'>): string => newToken(ctx, 'accessToken')
export const newTokenId = (ctx: Pick<Context, 'ids'>): string => newToken(ctx, 'tokenId')
export const newRefreshToken = (ctx: Pick<Context, 'ids'>): string => newToken(ctx, 'refreshToken')

export const isAccessToken = (token: string): boolean => token.startsWith(prefixes.accessToken)
