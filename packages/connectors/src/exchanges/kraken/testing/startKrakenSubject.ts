import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { kraken } from '../exchange.ts'
import { krakenHost } from '../descriptor.ts'
import { krakenPaths, openAddressBook } from './addressBook.ts'

const owner = 'mfaTotp'

export const startKrakenSubject = async () => {
  const sandbox = await startSandbox()
  const connector = kraken({ ...sandbox, environment: 'sandbox' })
  const book = await openAddressBook(sandbox)
  return createKeySubject(sandbox, connector, {
    institution: 'kraken',
    host: krakenHost,
    owner,
    code: '123456',
    ...krakenPaths,
    ...book,
    moneyCalls: () => sandbox.calls('POST', /^\/0\/private\/Withdraw$/),
  })
}
