import type { LinkTokenContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { type CatalogLinkInput, createCatalogLink } from './createCatalogLink.ts'

/** `GET /cataloglink`: `createCatalogLink` without a transfer, which would need a body. */
export const getCatalogLink = (
  ctx: LinkTokenContext,
  scope: Scope,
  input: Omit<CatalogLinkInput, 'transfers'>,
): Promise<{ url: string; iFrameUrl: string }> => createCatalogLink(ctx, scope, input)
