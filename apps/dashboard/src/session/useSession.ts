import type { AdminValue } from '@rialto/contract'
import { useQuery } from '@tanstack/react-query'

import { callOperation } from '../api/callOperation.ts'

export type Session = AdminValue<'readSession', 'content'>

/** The session's member. Refetched on window focus, so that a session ended elsewhere is noticed. */
export const useSession = () =>
  useQuery({ queryKey: ['session'], queryFn: () => callOperation('readSession', {}), staleTime: 30_000 })
