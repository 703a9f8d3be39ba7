import type { ScreeningState } from '@rialto/core'

export const screeningView = ({ mode, lists }: ScreeningState) => ({
  mode,
  lists: lists.map(({ name, publishedOn, digest, addresses, loadedAtMs }) => ({
    name,
    publishedOn: publishedOn ?? null,
    digest,
    addresses,
    loadedTimestamp: Math.floor(loadedAtMs / 1_000),
  })),
})
