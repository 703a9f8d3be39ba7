import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { bitstamp } from '../exchange.ts'
import { bitstampHost } from '../descriptor.ts'

export const startBitstampSubject = async () => {
  const sandbox = await startSandbox()
  const connector = bitstamp({ ...sandbox, environment: 'sandbox' })
  // Bitstamp keeps no reference of ours, so each order has a separate address.
  const addressOf = new Map<string, string>()
  const order = () => {
    const made = sandbox.order()
    addressOf.set(made.reference, made.address)
    return made
  }
  return createKeySubject(sandbox, connector, {
    institution: 'bitstamp',
    host: bitstampHost,
    order,
    refused: 'Nobody',
    // Reads of the balances and plans of withdrawals both begin with this call.
    readPath: '/api/v2/account_balances/',
    readMethod: 'POST',
    moneyPath: async () => '/api/v2/usdc_withdrawal/',
    historyPath: async () => '/api/v2/withdrawal-requests/',
    moneyCalls: () => sandbox.calls('POST', /_withdrawal\/$/),
    created: reference =>
      sandbox.institutions.ledger
        .withdrawals({ institution: 'bitstamp' })
        .filter(({ address }) => address === addressOf.get(reference)).length,
  })
}
