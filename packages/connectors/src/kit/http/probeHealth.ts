import { type ConnectorDescriptor, ConnectorError } from '@rialto/core'
import { type Egress, EgressError } from '@rialto/egress'
import { egressError } from './asConnectorError.ts'

const timeoutMs = 8_000

const memberAt = (text: string, path: readonly string[]): unknown => {
  try {
    return path.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      JSON.parse(text),
    )
  } catch {
    return undefined
  }
}

/**
 * Calls the descriptor's health probe. A maintenance page with status 200 counts as a failure.
 *
 * @throws ConnectorError `unavailable` or `malformed`.
 */
export const probeHealth = async (
  egress: Egress,
  { name, probe }: Pick<ConnectorDescriptor, 'name' | 'probe'>,
): Promise<void> => {
  const { url, body } = probe
  const accept = { accept: 'application/json' }
  const response = await egress
    .request(
      body === undefined
        ? { method: 'GET', url, headers: accept, timeoutMs }
        : { method: 'POST', url, headers: { ...accept, 'content-type': 'application/json' }, body, timeoutMs },
    )
    .catch((error: unknown) => {
      throw error instanceof EgressError ? egressError(name, error) : error
    })
  const { status } = response
  const detail = { upstreamCode: `HTTP ${status}` }
  if (status !== 200) throw new ConnectorError('unavailable', `${name} is temporarily unavailable`, detail)
  if (memberAt(response.text, probe.proof) === undefined) {
    throw new ConnectorError('malformed', `${name} returned an invalid response`, detail)
  }
}
