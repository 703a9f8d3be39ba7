import type { LinkApi } from '../api/createApi.ts'
import { isFinished } from '../machine/announceFirst.ts'
import { pageOf } from '../machine/pageOf.ts'
import type { LinkState } from '../machine/state.ts'
import { toWebUrl } from '../shell/toWebUrl.ts'

/**
 * Records the exit at the server and returns to the client's callback URL: with a result code, or without one if the
 * session has expired and the client has to read the result by the link token.
 */
export async function leavePage(
  page: Pick<Window, 'location'>,
  api: Pick<LinkApi, 'finishSession'>,
  before: LinkState,
  returns: boolean,
): Promise<void> {
  const { session, step } = before
  if (session === undefined) return
  const outcome = isFinished(before) ? 'finished' : 'exited'
  const left = await api.finishSession({ outcome, page: pageOf(step), returns }).catch(() => undefined)
  const url = toWebUrl(left?.returnUrl ?? session.callbackUrl ?? '')
  if (returns && url !== undefined) page.location.replace(url)
}
