import type { AdminValue } from '@rialto/contract'
import { useQuery } from '@tanstack/react-query'

import { callOperation } from '../api/callOperation.ts'

export type Session = AdminValue<'readSession', 'content'>

/** Who is signed in. Asked again when the window is looked at, so that a session that ended elsewhere shows. */
export const useSession = () =>
  useQuery({ queryKey: ['session'], queryFn: () => callOperation('readSession', {}), staleTime: 30_000 })
