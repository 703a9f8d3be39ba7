import type { AdminOperationId, AdminRequest, AdminValue } from '@rialto/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'

import { callOperation, type SentFile } from './callOperation.ts'

/** The client of the page, as its address names it. Undefined before one is chosen. */
export const useClientId = (): string | undefined => useParams({ strict: false, select: ({ clientId }) => clientId })

interface ReadOptions {
  /** Asked again this often while the page is visible. */
  refreshMs?: number
  enabled?: boolean
}

/** What an operation answers, kept while it is asked again. */
export const useRead = <Id extends AdminOperationId>(
  id: Id,
  request: AdminRequest<Id>,
  { refreshMs, enabled = true }: ReadOptions = {},
) => {
  const clientId = useClientId()
  return useQuery<AdminValue<Id, 'content'>>({
    queryKey: [clientId, id, request],
    // A page without content is no data to React Query.
    queryFn: async () => (await callOperation(id, { ...request, clientId })) ?? (null as never),
    placeholderData: keepPreviousData,
    enabled,
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
  })
}

/** Calls an operation that changes something; what the pages show is then read again. */
export const useChange = <Id extends AdminOperationId>(id: Id) => {
  const clientId = useClientId()
  const queries = useQueryClient()
  return useMutation<AdminValue<Id, 'content'>, Error, AdminRequest<Id> & { file?: SentFile }>({
    mutationFn: request => callOperation(id, { ...request, clientId }),
    onSuccess: () => queries.invalidateQueries(),
  })
}
