import { createApiKey, creatorOf } from '@rialto/core'

import { actorOf } from '../memberSession.ts'
import { apiKeyView } from './apiKeyView.ts'
import type { AdminHandler } from '../../../handler.ts'

export const createApiKeyHandler: AdminHandler<'createApiKey'> = async (ctx, { scope, body, request }) => {
  const { expiresTimestamp, ...input } = body
  const expiresAtMs = expiresTimestamp === undefined ? undefined : expiresTimestamp * 1000
  const creator = await creatorOf(ctx, scope, actorOf(request))
  const { key, secret } = await createApiKey(ctx, { ...input, expiresAtMs, creator, clientId: scope.clientId })
  return { ...apiKeyView(key), secret }
}
