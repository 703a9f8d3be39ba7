import type { AdminOperationId } from '@rialto/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { basePath } from './callOperation.ts'
import { useClientId } from './useOperation.ts'

/** Operations whose results a change of a transfer can affect. */
const followed: ReadonlySet<AdminOperationId> = new Set([
  'searchTransfers',
  'readTransferHistory',
  'listTransfersToReview',
  'readOverview',
  'listWebhookDeliveries',
  'listLinkSessions',
  'readLinkSessionHistory',
])

/** Interval for refreshing a page with live updates anyway, in case a proxy buffers the stream. */
export const fallbackMs = 60_000

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** Minimum interval between refreshes, because many transfers may change at once. */
const gatherMs = 500

const readAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => followed.has(queryKey[1] as AdminOperationId) })

/** Reads server-sent events until the stream ends. */
const readStream = async (clientId: string, signal: AbortSignal, onEvent: () => void): Promise<void> => {
  const response = await fetch(`${basePath}/Changes`, { headers: { 'X-Client-Id': clientId }, signal })
  if (!response.ok || !response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  // Reads changes from before the stream began once.
  onEvent()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    if (value.includes('event:')) onEvent()
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Keeps the page's data current while the page is visible, as transfers of the client change. */
export const useChanges = (): void => {
  const clientId = useClientId()
  const queries = useQueryClient()
  useEffect(() => {
    if (clientId === undefined) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    let following: AbortController | undefined
    const onEvent = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void readAgain(queries)
      }, gatherMs)
    }
    const follow = async ({ signal }: AbortController) => {
      for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        await readStream(clientId, signal, () => {
          pauseMs = firstPauseMs
          onEvent()
        }).catch(() => undefined)
        await pause(pauseMs, signal)
      }
    }
    const look = () => {
      following?.abort()
      following = undefined
      if (document.hidden) return
      following = new AbortController()
      void follow(following)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(waiting)
      following?.abort()
    }
  }, [clientId, queries])
}
