import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useLink } from '../../LinkContext.tsx'
import type { OAuthInProgress } from '../../machine/state.ts'

const pollMs = 1_500

/** Asks how the sign-in goes, and at once when its window says that it is back. */
export function useOAuthAttempt(oauth: OAuthInProgress, isOver: boolean): void {
  const { api, dispatch, messages } = useLink()
  const { data, error, refetch } = useQuery({
    queryKey: ['oauth', oauth.attemptId],
    queryFn: () => api.readOAuth(oauth.attemptId),
    enabled: !isOver,
    refetchInterval: query =>
      query.state.data === undefined || query.state.data.status === 'pending' ? pollMs : false,
    // The sign-in window has the focus, so this page is the hidden one.
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (data?.status === 'connected' && data.connection) dispatch({ type: 'connected', connection: data.connection })
    if (data?.status === 'failed') {
      const failure = {
        kind: 'refused',
        message: data.errorMessage ?? messages.oauth.failedBody,
        supportCode: '',
      } as const
      dispatch({ type: 'connectionFailed', failure })
    }
  }, [data, dispatch, messages])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    else if (error !== null && 'httpStatus' in error && error.httpStatus === 404) {
      dispatch({ type: 'connectionFailed', failure: toFailure('refused', error, messages) })
    }
  }, [error, dispatch, messages])
  useEffect(() => listenForReturn(() => void refetch()), [refetch])
}

/** By message from the window, or by channel where its link to this page was cut on the way. */
function listenForReturn(onReturn: () => void): () => void {
  const isReturn = (data: unknown) =>
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'rialtoOAuthReturned'
  const receive = (event: MessageEvent) => {
    if (event.origin === window.location.origin && isReturn(event.data)) onReturn()
  }
  window.addEventListener('message', receive)
  const channel = new BroadcastChannel('rialto-oauth')
  channel.onmessage = receive
  return () => {
    window.removeEventListener('message', receive)
    channel.close()
  }
}
