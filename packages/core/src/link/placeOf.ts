import type { Context } from '../kernel/context.ts'
import type { LinkPlace, LinkSessionRecord } from './ports.ts'
import { registeredUrls } from './sessionSettings.ts'

/**
 * What the Link page reports of where it runs. The page is ours, and no other can speak for it: whoever reports something else does so
 * from a browser of their own, in which nobody else connects an account.
 */
export interface ReportedPlace {
  /** `frame`: only pages of allowed origins may frame it. `app`: an SDK has named itself in the WebView. `page`: neither. */
  kind: 'frame' | 'app' | 'page'
  /** The origin of the page that led here. Absent where the browser does not say. */
  from?: string | undefined
}

/** Where a session that is being opened is, `elsewhere` for one that was carried away from where its client put it. */
export const placeOf = async (
  ctx: Context,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  { kind, from }: ReportedPlace = { kind: 'page' },
): Promise<Extract<LinkPlace, 'frame' | 'app' | 'redirect' | 'page'> | 'elsewhere'> => {
  if (kind !== 'page') return kind
  if (from !== undefined && (await originsOf(ctx, session)).has(from)) return 'redirect'
  return session.request.isStandalone === true ? 'page' : 'elsewhere'
}

/** Those of the pages that may frame Link, and of those that it returns to. */
const originsOf = async (
  ctx: Context,
  { scope, request }: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<Set<string>> => {
  const [client, urls] = await Promise.all([ctx.store.clients.find(scope), registeredUrls(ctx, scope, request)])
  return new Set([...(client?.allowedOrigins ?? []), ...urls.map(url => new URL(url).origin)])
}
