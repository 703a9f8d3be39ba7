import { integrations } from '@rialto/catalog'
import Type from 'typebox'

const named = {
  title: 'BrokerType',
  description:
    'Integration type: the institution or wallet. Requests accept it in any letter case. `sandboxBrokerage` exists in the sandbox only.',
  'x-values': integrations.map(({ type }) => type),
}

/** Integration type in answers. A plain string to validators: aliases and letter case are resolved by the catalog. */
export const BrokerType = Type.String(named)

/** Integration type in requests. */
export const BrokerTypeInput = Type.String({ ...named, minLength: 1, maxLength: 60 })
