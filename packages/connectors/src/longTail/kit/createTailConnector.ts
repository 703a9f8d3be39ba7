import type { Connector, ConnectorDescriptor } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import { createNonces } from '../../kit/createNonces.ts'
import type { Signer } from '../signer/signer.ts'
import { connectWithKey } from './connectWithKey.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { readDepositAddress, readTerms } from './readChains.ts'
import { readTime } from './readTime.ts'
import { readBalances, readHoldings } from './readWallets.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import { keyOf } from './tailContext.ts'
import type { TailHouse } from './tailHouse.ts'

/** Milliseconds, as ccxt and most programs count: a key that was used with greater numbers takes no smaller ones. */
const noncesPerMs = 1

const operationsOf = (context: TailContext): ConnectorOperations<TailContext, KeyCredentials> => ({
  accessOf: credentials => keyOf(context, credentials),
  readBalances,
  readHoldings,
  readDepositAddress,
  readTerms,
  submitWithdrawal,
  findWithdrawal,
})

/** An exchange of the long tail: ccxt builds and signs its requests, everything else is ours. See MAPPING.md. */
export const createTailConnector = (
  { egress, clock }: KeyParts,
  { house, descriptor, signer }: { house: TailHouse; descriptor: ConnectorDescriptor; signer: Signer },
): Connector => {
  const http = { egress, clock, table: house.errors }
  const time = house.clock
  const context: TailContext = {
    http,
    descriptor,
    house,
    signer,
    clock: createClockOffset(clock, async () => (time === undefined ? clock.nowMs() : readTime(http, time))),
    nonces: createNonces(clock, noncesPerMs),
  }
  return {
    ...bindConnector(context, operationsOf(context)),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
  }
}
