import type { LinkPreview } from '@rialto/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import type { PreviewInput } from '../../api/createApi.ts'
import { useStep } from '../../StepTexts.tsx'
import type { Failure } from '../../machine/state.ts'
import { changedFields, type PreviewField } from './changedFields.ts'

export type PricedPreview = {
  preview: LinkPreview | undefined
  /** Whole seconds that the price still holds; zero while it is being renewed. */
  secondsLeft: number
  isRefreshing: boolean
  /** Fields changed by the last renewal, to be marked. */
  changed: readonly PreviewField[]
  failure: Failure | undefined
  retry: () => void
}

type Priced = { preview: LinkPreview; changed: readonly PreviewField[]; atMs: number }

const none: readonly PreviewField[] = []

/** Requests a price, counts it down, and renews it after its expiry, while the page is visible. */
export function usePreview(input: PreviewInput, isPaused: boolean): PricedPreview {
  const { api, dispatch } = useStep()
  const earlier = useRef<LinkPreview>(undefined)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', input],
    queryFn: async (): Promise<Priced> => {
      const preview = await api.preview(input)
      const changed = earlier.current === undefined ? [] : changedFields(earlier.current, preview)
      earlier.current = preview
      return { preview, changed, atMs: Date.now() }
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  const secondsLeft = useSecondsLeft(data?.atMs, data?.preview.expiresInMs)
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'previewed', preview: data.preview })
  }, [data, dispatch])
  useEffect(() => {
    if (secondsLeft === 0 && data !== undefined && !isPaused && !isFetching && error === null) void refetch()
  }, [secondsLeft, data, isPaused, isFetching, error, refetch])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    else if (error !== null) dispatch({ type: 'previewFailed', failure: toFailure('refused', error) })
  }, [error, dispatch])
  return {
    preview: data?.preview,
    secondsLeft,
    isRefreshing: isFetching,
    changed: data?.changed ?? none,
    failure: error === null ? undefined : toFailure('refused', error),
    retry: () => void refetch(),
  }
}

/** Whole seconds until a price read at this time expires. */
export function useSecondsLeft(startMs: number | undefined, lastsMs = 0): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 500)
    return () => clearInterval(timer)
  }, [startMs])
  if (startMs === undefined) return 0
  // The last tick may be older than the price: it never seems to last longer than it does.
  return Math.max(0, Math.ceil((startMs + lastsMs - Math.max(nowMs, startMs)) / 1_000))
}
