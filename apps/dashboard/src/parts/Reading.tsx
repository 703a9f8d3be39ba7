import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Loading } from './Loading.tsx'
import { Problem } from './Problem.tsx'

type ReadingProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** What is read, or why it is not there. */
export function Reading<T>({ query, children }: ReadingProps<T>) {
  if (query.error) return <Problem error={query.error} onRetry={query.refetch} />
  return query.data === undefined ? <Loading /> : <>{children(query.data)}</>
}
