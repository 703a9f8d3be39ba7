import { createApiKey } from '@rialto/core'

import { apiKeyView } from './apiKeyView.ts'
import type { AdminHandler } from '../../../handler.ts'

export const createApiKeyHandler: AdminHandler<'createApiKey'> = async (ctx, { scope, body }) => {
  const { expiresTimestamp, ...input } = body
  const expiresAtMs = expiresTimestamp === undefined ? undefined : expiresTimestamp * 1000
  const { key, secret } = await createApiKey(ctx, { ...input, expiresAtMs, clientId: scope.clientId })
  return { ...apiKeyView(key), secret }
}
