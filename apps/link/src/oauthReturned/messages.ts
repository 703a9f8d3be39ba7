/** Messages between the page that an institution returns to and the waiting Link page, both on one origin. */
export const oauthReturned = 'rialtoOAuthReturned'
export const oauthReceived = 'rialtoOAuthReceived'
/** By channel alone: a Link page of this browser began the attempt and has no window that could report to it. */
export const oauthAwaited = 'rialtoOAuthAwaited'

export const channelName = 'rialto-oauth'

export type OAuthReturn = { attemptId: string; completionCode: string }

/** A message of this type and whatever of the two it carries as text. */
export function readMessage(data: unknown, type: string): Partial<OAuthReturn> | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== type) return undefined
  return {
    ...('attemptId' in data && typeof data.attemptId === 'string' ? { attemptId: data.attemptId } : {}),
    ...('completionCode' in data && typeof data.completionCode === 'string'
      ? { completionCode: data.completionCode }
      : {}),
  }
}

const fragmentName = 'rialto-oauth'

export const toFragment = ({ attemptId, completionCode }: OAuthReturn): string =>
  new URLSearchParams({ [fragmentName]: `${attemptId}.${completionCode}` }).toString()

/** Reads the codes from the address of the page, and takes them out of it and of the tab's history at once. */
export function takeFragment(page: Pick<Window, 'location' | 'history'>): OAuthReturn | undefined {
  const value = new URLSearchParams(page.location.hash.slice(1)).get(fragmentName)
  if (value === null) return undefined
  const url = new URL(page.location.href)
  url.hash = ''
  page.history.replaceState(page.history.state, '', url)
  const [attemptId, completionCode] = value.split('.')
  return attemptId === undefined || completionCode === undefined ? undefined : { attemptId, completionCode }
}
