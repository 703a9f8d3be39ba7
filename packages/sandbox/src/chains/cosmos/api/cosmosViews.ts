import type { CosmosAccount } from '../cosmosBank.ts'
import { coinViews, messageView } from '../cosmosMessageViews.ts'
import type { CosmosTransaction } from '../cosmosTransaction.ts'
import type { CosmosBlock, PlacedTransaction } from '../createCosmosState.ts'

const timeView = (ms: number): string => new Date(ms).toISOString().replace(/\.000Z$/, 'Z')

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const txView = ({ messages, memo, timeoutHeight, signers, fee, gas, signatures }: CosmosTransaction): object => ({
  '@type': '/cosmos.tx.v1beta1.Tx',
  body: {
    messages: messages.map(messageView),
    memo,
    timeout_height: String(timeoutHeight),
    extension_options: [],
    non_critical_extension_options: [],
  },
  auth_info: {
    signer_infos: signers.map(({ publicKey, mode, sequence }) => ({
      public_key: { '@type': '/cosmos.crypto.secp256k1.PubKey', key: base64(publicKey) },
      mode_info: { single: { mode: mode === 1 ? 'SIGN_MODE_DIRECT' : 'SIGN_MODE_LEGACY_AMINO_JSON' } },
      sequence: String(sequence),
    })),
    fee: { amount: coinViews(fee), gas_limit: String(gas), payer: '', granter: '' },
    tip: null,
  },
  signatures: signatures.map(base64),
})

export const responseView = ({ transaction, code, log, events, block }: PlacedTransaction): object => ({
  height: String(block?.height ?? 0),
  txhash: transaction.hash,
  codespace: code === 0 ? '' : 'sdk',
  code,
  data: '',
  raw_log: log,
  logs: [],
  info: '',
  gas_wanted: String(transaction.gas),
  gas_used: String(transaction.gas / 2n),
  tx: txView(transaction),
  timestamp: timeView(block?.atMs ?? 0),
  events: events.map(({ type, attributes }) => ({
    type,
    attributes: attributes.map(([key, value]) => ({ key, value, index: true })),
  })),
})

/** A transaction by its hash. */
export const foundView = (placed: PlacedTransaction): object => ({
  tx: txView(placed.transaction),
  tx_response: responseView(placed),
})

/** The answer to a broadcast: the checks of a transaction, before any block has it. */
export const broadcastView = (hash: string, { code, log }: { code: number; log: string }): object => ({
  tx_response: {
    height: '0',
    txhash: hash,
    codespace: code === 0 ? '' : 'sdk',
    code,
    data: '',
    raw_log: log,
    logs: [],
    info: '',
    gas_wanted: '0',
    gas_used: '0',
    tx: null,
    timestamp: '',
    events: [],
  },
})

export const blockView = ({ height, hash, atMs, transactions }: CosmosBlock, chainId: string): object => {
  const header = { version: { block: '11', app: '0' }, chain_id: chainId, height: String(height), time: timeView(atMs) }
  const data = { txs: transactions.map(({ transaction }) => transaction.bytes) }
  const block = { header, data, evidence: { evidence: [] } }
  return { block_id: { hash: Buffer.from(hash, 'hex').toString('base64') }, block, sdk_block: block }
}

export const accountView = (address: string, { number, sequence }: CosmosAccount): object => ({
  account: {
    '@type': '/cosmos.auth.v1beta1.BaseAccount',
    address,
    pub_key: null,
    account_number: String(number),
    sequence: String(sequence),
  },
})

export const balancesView = (account: CosmosAccount | undefined): object => {
  const balances = [...(account?.balances ?? [])].map(([denom, amount]) => ({ denom, amount }))
  return {
    balances: coinViews(balances.filter(({ amount }) => amount > 0n)),
    pagination: { next_key: null, total: String(balances.length) },
  }
}
