import { defined } from '@rialto/defined'

import type { Receipt } from '../tronAccounts.ts'
import { type TronBlock, producer, producerSignature } from '../tronBlocks.ts'
import { toBase58 } from '../tronKeys.ts'
import type { TronContract, TronTransaction } from '../tronTransaction.ts'

/** Zero numbers and empty texts are omitted, as in Protocol Buffers. */
export const unlessZero = (value: bigint | number): number | undefined =>
  Number(value) === 0 ? undefined : Number(value)

/** Addresses in base58 if the request set `visible`. */
export const written = (address: string, visible: boolean): string => (visible ? toBase58(address) : address)

const valueOf = (contract: TronContract, visible: boolean) => {
  const owner_address = written(contract.owner, visible)
  if (contract.type === 'TransferContract')
    return { amount: Number(contract.amount), owner_address, to_address: written(contract.to, visible) }
  const { data, callValue } = contract
  const contract_address = written(contract.contract, visible)
  return { data, owner_address, contract_address, ...defined({ call_value: unlessZero(callValue) }) }
}

export const transactionView = ({ txId, raw, rawHex, signatures }: TronTransaction, visible: boolean) => {
  const { contract, refBlockBytes, refBlockHash, expirationMs, timestampMs, feeLimit } = raw
  const type_url = `type.googleapis.com/protocol.${contract.type}`
  return {
    visible,
    ...defined({ signature: signatures.length === 0 ? undefined : signatures }),
    txID: txId,
    raw_data: {
      contract: [{ parameter: { value: valueOf(contract, visible), type_url }, type: contract.type }],
      ref_block_bytes: refBlockBytes,
      ref_block_hash: refBlockHash,
      expiration: expirationMs,
      ...defined({ fee_limit: unlessZero(feeLimit) }),
      timestamp: timestampMs,
    },
    raw_data_hex: rawHex,
  }
}

interface Placed {
  transaction: TronTransaction
  receipt: Receipt
}

export const placedView = ({ transaction, receipt }: Placed, visible: boolean) => ({
  ret: [{ contractRet: receipt.result }],
  ...transactionView(transaction, visible),
})

export const infoView = ({ transaction, receipt, block }: Placed & { block: TronBlock }) => {
  const { contract } = transaction.raw
  const called = contract.type === 'TriggerSmartContract' ? contract.contract : undefined
  const isFailed = receipt.result !== 'SUCCESS'
  return {
    id: transaction.txId,
    ...defined({ fee: unlessZero(receipt.fee), contract_address: called }),
    blockNumber: block.number,
    blockTimeStamp: block.timestampMs,
    contractResult: [''],
    receipt: defined({
      energy_fee: unlessZero(receipt.energyFee),
      energy_usage_total: unlessZero(receipt.energy),
      net_usage: unlessZero(receipt.netUsage),
      net_fee: unlessZero(receipt.netFee),
      result: called === undefined ? undefined : receipt.result,
    }),
    ...defined({
      log: receipt.logs.length === 0 ? undefined : receipt.logs,
      result: isFailed ? 'FAILED' : undefined,
      resMessage: isFailed ? Buffer.from(receipt.result).toString('hex') : undefined,
    }),
  }
}

/** Only the header if no details are requested. */
export const blockView = (block: TronBlock, { visible, detail }: { visible: boolean; detail: boolean }) => ({
  blockID: block.id,
  block_header: {
    raw_data: {
      ...defined({ number: unlessZero(block.number), timestamp: unlessZero(block.timestampMs) }),
      txTrieRoot: block.root,
      witness_address: written(producer, visible),
      parentHash: block.parent,
      version: 31,
    },
    witness_signature: producerSignature(block),
  },
  ...(detail && block.transactions.length > 0
    ? { transactions: block.transactions.map(one => placedView(one, visible)) }
    : {}),
})
