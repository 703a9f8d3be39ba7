import { createLinkToken } from '../linkTokens/createLinkToken.ts'
import { openLinkSession } from '../link/openLinkSession.ts'
import type { TestBench } from './createWorld.ts'

/** A Link session of `user-1`, opened with a new token. */
export const openSession = async ({ ctx, scope }: Pick<TestBench, 'ctx' | 'scope'>) => {
  const { url } = await createLinkToken(ctx, scope, { userId: 'user-1' })
  return openLinkSession(ctx, {
    code: new URL(url).searchParams.get('code') ?? '',
    place: { kind: 'frame' },
    browserKey: 'b'.repeat(64),
  })
}
