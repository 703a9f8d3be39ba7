import type { Egress, EgressResponse } from '@rialto/egress'

interface NodeRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs?: number
  maxResponseBytes?: number
}

/** Sends a request that reads from a node. It may arrive twice, and therefore uses kept connections. */
export const readNode = (egress: Egress, request: NodeRequest): Promise<EgressResponse> =>
  egress.request({ method: 'POST', ...request, repeat: () => request })

/** As `readNode`, for an API whose reads have no body. */
export const getNode = (egress: Egress, request: Omit<NodeRequest, 'body'>): Promise<EgressResponse> =>
  egress.request({ method: 'GET', ...request })
