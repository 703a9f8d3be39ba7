import { defined } from '@rialto/defined'

import { freeBandwidth, prices, TronRefusal, usdtContract } from '../tronAccounts.ts'
import type { TronBlock } from '../tronBlocks.ts'
import type { TronLedger } from '../createTronLedger.ts'
import { readTransaction, transactionOf, type TronTransaction } from '../tronTransaction.ts'
import { addressIn, amountIn, type Body, callDataIn, textIn } from './readFields.ts'
import { blockView, infoView, placedView, transactionView, unlessZero, written } from './views.ts'

export type ApiMethod = (body: Body) => unknown

const isVisible = (body: Body): boolean => body['visible'] === true
const messageHex = (text: string): string => Buffer.from(text).toString('hex')

/** A refused broadcast is a normal response, with its text in hexadecimal. */
const broadcast = (ledger: Pick<TronLedger, 'broadcast'>, transaction: TronTransaction) => {
  try {
    ledger.broadcast(transaction)
    return { result: true, txid: transaction.txId }
  } catch (error) {
    if (!(error instanceof TronRefusal)) throw error
    return { code: error.code, txid: transaction.txId, message: messageHex(error.message) }
  }
}

const readSigned = (body: Body): TronTransaction => {
  const { signature } = body
  const signatures = Array.isArray(signature) ? signature.map(one => String(one).replace(/^0x/, '')) : []
  try {
    return transactionOf(textIn(body, 'raw_data_hex'), signatures)
  } catch (error) {
    throw new TronRefusal('OTHER_ERROR', `INVALID hex: ${error}`)
  }
}

/** Handles `broadcasttransaction` with any input. @throws TronRefusal for input that is not a transaction. */
export const broadcastSigned = (ledger: Pick<TronLedger, 'broadcast'>, signed: unknown) =>
  broadcast(ledger, readSigned(Object(signed)))

const writing = (ledger: TronLedger): Record<string, ApiMethod> => ({
  createtransaction: body => {
    const [owner, to] = [addressIn(body, 'owner_address'), addressIn(body, 'to_address')]
    const amount = amountIn(body, 'amount')
    const transaction = ledger.prepare({ type: 'TransferContract', owner, to, amount })
    ledger.accounts().check(transaction, ledger.nowMs())
    return transactionView(transaction, isVisible(body))
  },
  triggersmartcontract: body => {
    const [owner, contract] = [addressIn(body, 'owner_address'), addressIn(body, 'contract_address')]
    const callValue = amountIn(body, 'call_value')
    const call = { type: 'TriggerSmartContract', owner, contract, callValue, data: callDataIn(body) } as const
    const transaction = ledger.prepare(call, amountIn(body, 'fee_limit'))
    ledger.accounts().check(transaction, ledger.nowMs())
    return { result: { result: true }, transaction: transactionView(transaction, isVisible(body)) }
  },
  broadcasttransaction: body => broadcastSigned(ledger, body),
  broadcasthex: body => broadcast(ledger, readTransaction(textIn(body, 'transaction'))),
})

const constantCall = (ledger: TronLedger, body: Body) => {
  const [owner, contract] = [addressIn(body, 'owner_address'), addressIn(body, 'contract_address')]
  if (contract !== usdtContract)
    return {
      result: { code: 'CONTRACT_VALIDATE_ERROR', message: messageHex('No contract or not a valid smart contract') },
    }
  const data = callDataIn(body)
  const { result, energy, returned } = ledger.accounts().simulate(owner, data)
  const isFailed = result !== 'SUCCESS'
  const call = { type: 'TriggerSmartContract', owner, contract, callValue: 0n, data } as const
  return {
    result: { result: true, ...defined({ message: isFailed ? messageHex('REVERT opcode executed') : undefined }) },
    energy_used: energy,
    constant_result: [returned],
    transaction: {
      ret: [isFailed ? { ret: 'FAILED' } : {}],
      ...transactionView(ledger.prepare(call), isVisible(body)),
    },
  }
}

const account = (ledger: TronLedger, body: Body) => {
  const address = addressIn(body, 'address')
  const found = ledger.accounts().find(address)
  if (!found) return {}
  return {
    address: written(address, isVisible(body)),
    ...defined({
      balance: unlessZero(found.trx),
      create_time: unlessZero(found.createdAtMs),
      // The API spells the name this way.
      latest_opration_time: unlessZero(found.operatedAtMs),
    }),
  }
}

const resources = (ledger: TronLedger, body: Body) => {
  const found = ledger.accounts().find(addressIn(body, 'address'))
  if (!found) return {}
  const taken = unlessZero(ledger.accounts().takenOf(found, ledger.nowMs()))
  return { ...defined({ freeNetUsed: taken }), freeNetLimit: freeBandwidth }
}

const parameters = () => ({
  chainParameter: [
    { key: 'getCreateAccountFee', value: Number(prices.newAccountBandwidth) },
    { key: 'getTransactionFee', value: Number(prices.byte) },
    { key: 'getCreateNewAccountFeeInSystemContract', value: Number(prices.newAccount) },
    { key: 'getEnergyFee', value: Number(prices.energy) },
    { key: 'getMaxFeeLimit', value: 15_000_000_000 },
  ],
})

/** `id_or_num`: a number or the whole id. */
const blockBy = (ledger: TronLedger, wanted: unknown): TronBlock | undefined => {
  const text = String(wanted ?? ledger.tip().number)
  return text.length === 64 ? ledger.blockOf(text) : ledger.blockAt(Number(text))
}

/** Methods of both kinds of node. A solidity node has no blocks after the last final one. */
const reading = (ledger: TronLedger, isSolid: boolean): Record<string, ApiMethod> => {
  const top = () => (isSolid ? ledger.solidNumber() : ledger.tip().number)
  const show = (block: TronBlock | undefined, body: Body, detail: boolean) =>
    block && block.number <= top() ? blockView(block, { visible: isVisible(body), detail }) : {}
  const find = (body: Body) => {
    const found = ledger.find(textIn(body, 'value').toLowerCase())
    return found && found.block.number <= top() ? found : undefined
  }
  return {
    getnowblock: body => show(ledger.blockAt(top()), body, true),
    getblockbynum: body => show(ledger.blockAt(Number(amountIn(body, 'num'))), body, true),
    getblock: body => show(blockBy(ledger, body['id_or_num'] ?? top()), body, body['detail'] === true),
    gettransactionbyid: body => {
      const found = find(body)
      return found ? placedView(found, isVisible(body)) : {}
    },
    gettransactioninfobyid: body => {
      const found = find(body)
      return found ? infoView(found) : {}
    },
    gettransactioninfobyblocknum: body => {
      const block = ledger.blockAt(Number(amountIn(body, 'num')))
      const placed = block && block.number <= top() ? block.transactions : []
      return placed.flatMap(({ transaction }) => {
        const found = ledger.find(transaction.txId)
        return found ? [infoView(found)] : []
      })
    },
    getaccount: body => account(ledger, body),
    triggerconstantcontract: body => constantCall(ledger, body),
  }
}

const fullNode = (ledger: TronLedger): Record<string, ApiMethod> => ({
  ...reading(ledger, false),
  ...writing(ledger),
  gettransactionfrompending: body => {
    const found = ledger.pending().get(textIn(body, 'value').toLowerCase())
    return found ? transactionView(found, isVisible(body)) : {}
  },
  getaccountresource: body => resources(ledger, body),
  getchainparameters: parameters,
})

const under = (prefix: string, methods: Record<string, ApiMethod>) =>
  Object.entries(methods).map(([name, method]) => [`/${prefix}/${name}`, method] as const)

/** Handlers by path, as in java-tron's full node and solidity node. Balances are those of the head on both. */
export const apiMethods = (ledger: TronLedger): ReadonlyMap<string, ApiMethod> =>
  new Map([...under('wallet', fullNode(ledger)), ...under('walletsolidity', reading(ledger, true))])
