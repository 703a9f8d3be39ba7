import type { SignatureVerifier } from '@rialto/core'

import { verifyBitcoinMessage } from './bitcoin/verifyBitcoinMessage.ts'
import { verifyEvmMessage } from './verifyEvmMessage.ts'
import { verifySolanaMessage } from './verifySolanaMessage.ts'

const byFamily = { evm: verifyEvmMessage, solana: verifySolanaMessage, bitcoin: verifyBitcoinMessage }

/** Checks signed messages by arithmetic alone: no node is asked. */
export const createSignatureVerifier = (): SignatureVerifier => ({
  verify: ({ family, ...signed }) => byFamily[family](signed),
})
