import { OutScript } from '@scure/btc-signer'

import { addressScript } from '../signatures/bitcoin/addressScripts.ts'

/** The output script of an address, in hexadecimal: one script has several spellings. @throws Error for what is no address. */
export const scriptOf = (address: string): string => {
  const output = addressScript(address)
  if (!output) throw new Error('This is not an address of Bitcoin')
  return Buffer.from(OutScript.encode(output)).toString('hex')
}
