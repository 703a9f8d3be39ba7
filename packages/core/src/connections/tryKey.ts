import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import type { Connected, Connector } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import { apiErrorFromConnector } from './apiErrorFromConnector.ts'

/**
 * Asks the institution what a typed key may do, once every field has its shape. `path` is what the client wrote before
 * the fields' names. Undefined where this integration does not support API keys.
 *
 * @throws ApiError `missingField`, `invalidField`, `credentialsRefused`, or what the institution answers.
 */
export const tryKey = (
  connector: Connector | undefined,
  fields: Readonly<Record<string, string | undefined>>,
  path = '',
): Promise<Connected> | undefined => {
  const scheme = connector?.descriptor.scheme
  if (scheme === undefined || scheme.kind === 'oAuth' || !connector?.auth.connectWithKey) return undefined
  const values = Object.fromEntries(
    scheme.fields.map(({ name, label, pattern }) => {
      const value = fields[name]?.trim()
      if (!value) throw missingField(`${path}${name}`)
      if (!new RegExp(pattern, 'u').test(value))
        throw invalidField(`${path}${name}`, `does not look like a valid ${label}`)
      return [name, value]
    }),
  )
  return connector.auth.connectWithKey(values).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.kind === 'credentialsInvalid')
      throw new ApiError('credentialsRefused', { cause: error })
    // The field's own fault, and nobody was asked: an address of no network that can be read here.
    if (scheme.kind === 'address' && error instanceof ConnectorError && error.kind === 'invalidAddress')
      throw invalidField(`${path}${scheme.fields[0]?.name ?? ''}`, error.message)
    throw apiErrorFromConnector(error)
  })
}
