import { ConnectorError } from '@rialto/core'
import { EgressError } from '@rialto/egress'
import { egressError } from '../../kit/asConnectorError.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { bitstampHost } from './descriptor.ts'

/** Their time, in whole seconds: that of the `Date` of a light public answer, for no call tells it. */
export const readServerTime = async ({ egress, table }: HttpContext): Promise<number> => {
  const url = `https://${bitstampHost}/api/v2/eur_usd/`
  const response = await egress
    .request({ method: 'GET', url, headers: { accept: 'application/json' } })
    .catch((error: unknown) => {
      throw error instanceof EgressError ? egressError(table.institution, error) : error
    })
  const atMs = Date.parse(response.headers['date'] ?? '')
  if (Number.isNaN(atMs)) throw new ConnectorError('malformed', 'Bitstamp returned no server time')
  return atMs
}
