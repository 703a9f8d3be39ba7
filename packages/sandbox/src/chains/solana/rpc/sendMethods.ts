import {
  getBase58Encoder,
  getSignatureFromTransaction,
  verifySignature,
  type SignatureBytes,
  type Transaction,
} from '@solana/kit'
import type { SolanaLedger } from '../createSolanaLedger.ts'
import { decodeWire } from '../executeTransaction.ts'
import { faucet } from '../faucet.ts'
import {
  addressIn,
  configIn,
  invalidParams,
  numberIn,
  type Params,
  type RpcMethod,
  SolanaRpcError,
  textIn,
  withContext,
} from './readParams.ts'
import { errorView } from './transactionView.ts'

/** The preflight's code for a transaction that would fail. */
const PREFLIGHT_FAILURE = -32_002

const wireIn = (params: Params): string => {
  const text = textIn(params)
  const { encoding } = configIn(params, 1)
  const raw = encoding === 'base64' ? text : Buffer.from(getBase58Encoder().encode(text)).toString('base64')
  try {
    decodeWire(raw)
    return raw
  } catch {
    throw invalidParams('failed to deserialize the transaction')
  }
}

const isSigned = async (raw: string): Promise<boolean> => {
  const { transaction, message } = decodeWire(raw)
  const signers = message.staticAccounts.slice(0, message.header.numSignerAccounts)
  const checks = signers.map(async address => {
    const signature = transaction.signatures[address]
    if (signature == null) return false
    const bytes = getBase58Encoder().encode(address)
    const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'Ed25519', true, ['verify'])
    return verifySignature(key, signature as SignatureBytes, transaction.messageBytes)
  })
  return (await Promise.all(checks)).every(Boolean)
}

const reject = (err: string, logs: readonly string[] = []) =>
  new SolanaRpcError(PREFLIGHT_FAILURE, `Transaction simulation failed: ${err}`, {
    accounts: null,
    err,
    logs,
    returnData: null,
    unitsConsumed: 0,
  })

/** As nodes do: signatures are checked only on request. */
const simulated = ({ svm }: SolanaLedger, transaction: Transaction, isVerified: boolean) => {
  svm.withSigverify(isVerified)
  try {
    return svm.simulateTransaction(transaction)
  } finally {
    svm.withSigverify(true)
  }
}

/** The same bytes get the same response, because a signature has one transaction. */
const sendTransaction =
  (ledger: SolanaLedger): RpcMethod =>
  async params => {
    const raw = wireIn(params)
    const { transaction, message } = decodeWire(raw)
    const signature = getSignatureFromTransaction(transaction)
    if (!(await isSigned(raw))) throw new SolanaRpcError(-32_003, 'Transaction signature verification failure')
    if (ledger.find(signature) !== undefined) return signature
    if (ledger.heightOf(message.lifetimeToken ?? '') === undefined) throw reject('Blockhash not found')
    const keepFailure = configIn(params, 1)['skipPreflight'] === true
    const { record, err, logs } = ledger.execute(raw, { keepFailure })
    if (record === undefined) throw reject(err ?? 'failed', logs)
    return signature
  }

const simulateTransaction =
  (ledger: SolanaLedger): RpcMethod =>
  params => {
    const { transaction, message } = decodeWire(wireIn(params))
    const { sigVerify, replaceRecentBlockhash } = configIn(params, 1)
    const answer = simulated(ledger, transaction, sigVerify === true)
    const isOld = replaceRecentBlockhash !== true && ledger.heightOf(message.lifetimeToken ?? '') === undefined
    const fault = 'err' in answer ? errorView(answer.toString()) : null
    const err = isOld ? 'BlockhashNotFound' : fault
    const meta = answer.meta()
    const value = {
      err,
      logs: meta.logs(),
      unitsConsumed: meta.computeUnitsConsumed(),
      accounts: null,
      returnData: null,
    }
    return withContext(ledger, { ...value, innerInstructions: null })
  }

/** Sends and simulates transactions. */
export const sendMethods = (ledger: SolanaLedger): Record<string, RpcMethod> => ({
  sendTransaction: sendTransaction(ledger),
  simulateTransaction: simulateTransaction(ledger),
  getFeeForMessage: () => withContext(ledger, 5_000),
  requestAirdrop: params => faucet(ledger, { to: addressIn(params), amount: BigInt(numberIn(params, 1)) }),
})
