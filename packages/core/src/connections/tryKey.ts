import { Fault, invalidField, missingField } from '../kernel/fault.ts'
import type { Connected, Connector } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import { faultFromConnector } from './faultFromConnector.ts'

/**
 * Asks the institution what a typed key may do, once every field has its shape. `path` is what the client wrote before
 * the fields' names. Undefined where this integration does not connect with a key.
 *
 * @throws Fault `missingField`, `invalidField`, `credentialsRefused`, or what the institution answers.
 */
export const tryKey = (
  connector: Connector | undefined,
  fields: Readonly<Record<string, string | undefined>>,
  path = '',
): Promise<Connected> | undefined => {
  if (connector?.descriptor.scheme.kind !== 'apiKey' || !connector.auth.connectWithKey) return undefined
  const values = Object.fromEntries(
    connector.descriptor.scheme.fields.map(({ name, label, pattern }) => {
      const value = fields[name]?.trim()
      if (!value) throw missingField(`${path}${name}`)
      if (!new RegExp(pattern, 'u').test(value))
        throw invalidField(`${path}${name}`, `this does not look like a ${label}`)
      return [name, value]
    }),
  )
  return connector.auth.connectWithKey(values).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.kind === 'credentialsInvalid')
      throw new Fault('credentialsRefused', { cause: error })
    throw faultFromConnector(error)
  })
}
