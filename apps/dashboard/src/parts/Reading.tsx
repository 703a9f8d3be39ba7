import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { Problem } from './Problem.tsx'

/** Placeholder for a page that is loading. */
export function Loading() {
  const { messages } = useLanguage()
  return (
    <div className="skeleton" role="status" aria-label={messages.common.loading}>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}

type ReadingProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** The data of a query, or its error. */
export function Reading<T>({ query, children }: ReadingProps<T>) {
  if (query.error) return <Problem error={query.error} onRetry={query.refetch} />
  return query.data === undefined ? <Loading /> : <>{children(query.data)}</>
}
