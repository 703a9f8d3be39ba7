import type { AdminOperationId, AdminRequest, AdminValue } from '@rialto/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'

import { callOperation, type SentFile } from './callOperation.ts'

/** The selected client, from the page's address. Undefined before one is selected. */
export const useClientId = (): string | undefined => useParams({ strict: false, select: ({ clientId }) => clientId })

interface ReadOptions {
  /** Refresh interval while the page is visible. */
  refreshMs?: number
  enabled?: boolean
}

/** The response of an operation, kept while it is refreshed. */
export const useRead = <Id extends AdminOperationId>(
  id: Id,
  request: AdminRequest<Id>,
  { refreshMs, enabled = true }: ReadOptions = {},
) => {
  const clientId = useClientId()
  return useQuery<AdminValue<Id, 'content'>>({
    queryKey: [clientId, id, request],
    // React Query treats a response without content as missing data.
    queryFn: async () => (await callOperation(id, { ...request, clientId })) ?? (null as never),
    placeholderData: keepPreviousData,
    enabled,
    ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
  })
}

/** Calls an operation that changes data, then `onDone`, and refreshes the page's data. */
export const useChange = <Id extends AdminOperationId>(id: Id, onDone?: () => void) => {
  const clientId = useClientId()
  const queries = useQueryClient()
  return useMutation<AdminValue<Id, 'content'>, Error, AdminRequest<Id> & { file?: SentFile }>({
    mutationFn: request => callOperation(id, { ...request, clientId }),
    onSuccess: () => {
      onDone?.()
      return queries.invalidateQueries()
    },
  })
}
