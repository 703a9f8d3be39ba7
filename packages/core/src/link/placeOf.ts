import type { Context } from '../context.ts'
import type { LinkPlace, LinkSessionRecord } from './ports.ts'
import { registeredUrls } from './sessionSettings.ts'

/**
 * Placement that the Link page reports. Only our own page can report this. A forged report comes from the forger's
 * own browser, in which no other user connects an account.
 */
export interface ReportedPlace {
  /** `frame`: only pages of allowed origins may frame it. `app`: an SDK has named itself in the WebView. `page`: neither. */
  kind: 'frame' | 'app' | 'page'
  /** The origin of the referring page. Absent if the browser does not report it. */
  from?: string | undefined
}

/** The place of a session being opened. `elsewhere`: not where its client put it. */
export const placeOf = async (
  ctx: Pick<Context, 'store'>,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  { kind, from }: ReportedPlace = { kind: 'page' },
): Promise<Extract<LinkPlace, 'frame' | 'app' | 'redirect' | 'page'> | 'elsewhere'> => {
  if (kind !== 'page') return kind
  if (from !== undefined && (await originsOf(ctx, session)).has(from)) return 'redirect'
  return session.request.isStandalone === true ? 'page' : 'elsewhere'
}

/** Origins of the pages that may frame Link, and of the return URLs. */
const originsOf = async (
  ctx: Pick<Context, 'store'>,
  { scope, request }: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<Set<string>> => {
  const [client, urls] = await Promise.all([ctx.store.clients.find(scope), registeredUrls(ctx, scope, request)])
  return new Set([...(client?.allowedOrigins ?? []), ...urls.map(url => new URL(url).origin)])
}
