import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { sandboxClient } from '../../../testing/connectBySignIn.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { krakenHost } from '../descriptor.ts'
import { krakenPaths, openAddressBook } from './addressBook.ts'
import { krakenConnect } from '../exchange.ts'
import { keyLifetimeMs } from '../connect.ts'

/** Kraken's simulator by sign-in: the same wire as by a typed key, with keys that expire. */
export const startKrakenConnectSubject = async () => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  const connector = krakenConnect({ ...sandbox, environment: 'sandbox', oauth })
  const subject = createOAuthSubject(sandbox, connector, {
    institution: 'kraken',
    host: krakenHost,
    expire: async () => sandbox.sandboxClock.advance(keyLifetimeMs),
    ...krakenPaths,
    ...(await openAddressBook(sandbox)),
    moneyCalls: () => sandbox.calls('POST', /^\/0\/private\/Withdraw$/),
  })
  return {
    ...subject,
    oauth,
    revokeGrantsOf: (persona: string) => sandbox.control('POST', 'tokens/revoke', { persona }),
  }
}
