import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { putPaymentSource } from './putPaymentSource.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const put = (networkType: string, value: string) => {
  const ctx = partialContext({ addressDerivation: { findFault: () => 'is a private key' } as never })
  return putPaymentSource(ctx, scope, { networkType: networkType as never, value })
}

test.each([
  ['evm', 'xprv9s21ZrQH143K', 'is a private key'],
  ['ripple', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi', 'classic address of the XRP Ledger'],
  ['ripple', 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk5', 'classic address of the XRP Ledger'],
  ['stellar', 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK', 'account of Stellar'],
  ['stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGA', 'account of Stellar'],
  ['injective', 'inj1cml96vmptgw99syqrrz8az79xer2pcgp0a885r', 'not followed on these networks'],
  ['tvm', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt', 'a wallet on TON'],
  ['cosmos', 'noble1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5hpek7j', 'account of Cosmos Hub'],
  ['noble', 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu', 'account of Noble'],
  ['solana', '0x52908400098527886E0F7030069857D2E4169EE7', 'address of a wallet on Solana'],
])('a source on %s with the value %s is rejected: %s', async (networkType, value, reason) => {
  await expect(put(networkType, value)).rejects.toMatchObject({ message: expect.stringContaining(reason) })
})
