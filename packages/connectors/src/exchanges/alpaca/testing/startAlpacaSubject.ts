import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { redirectUri, sandboxClient } from '../../../testing/connectBySignIn.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { alpaca } from '../exchange.ts'
import { alpacaApiHost } from '../descriptor.ts'

const institution = 'alpaca'
const transfers = '/v2/wallets/transfers'

export const startAlpacaSubject = async () => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  const connector = alpaca({ ...sandbox, environment: 'sandbox', oauth })
  // Alpaca keeps no reference of ours, so each order has a separate address.
  const addressOf = new Map<string, string>()
  const subject = createOAuthSubject(sandbox, connector, {
    institution,
    host: alpacaApiHost,
    order: () => {
      const made = sandbox.order()
      addressOf.set(made.reference, made.address)
      return made
    },
    created: reference =>
      sandbox.institutions.ledger
        .withdrawals({ institution })
        .filter(({ address }) => address === addressOf.get(reference)).length,
    // Balances are read from the account, holdings from the positions: they share only the API's version.
    readPath: '/v2/',
    moneyPath: async () => transfers,
    historyPath: async () => transfers,
    moneyCalls: () => sandbox.calls('POST', /^\/v2\/wallets\/transfers$/),
  })
  return { ...subject, oauth, redirectUri }
}
