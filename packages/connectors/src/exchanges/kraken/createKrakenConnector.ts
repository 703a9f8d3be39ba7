import type { Connector } from '@rialto/core'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { connectWithKey } from './connectWithKey.ts'
import { krakenDescriptor } from './descriptor.ts'
import { krakenContext, krakenOperations } from './operations.ts'

/** Kraken, by API key and private key. What each call does upstream, and why: MAPPING.md. */
export const createKrakenConnector = (parts: KeyParts): Connector => {
  const context = krakenContext(parts, krakenDescriptor(parts.environment))
  return {
    ...bindConnector(context, krakenOperations(parts.clock)),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
  }
}
