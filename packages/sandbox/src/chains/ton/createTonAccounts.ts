import { jettonMaster, jettonWalletOf } from './jettons.ts'
import {
  emptyCell,
  excessesBody,
  internalTransferBody,
  notificationBody,
  opcodeOf,
  operations,
  readInternalTransfer,
  readTransfer,
  type TonMessage,
} from './tonMessages.ts'

export interface TonState {
  /** In nanotons. */
  balance: bigint
  /** Of its wallet, once that has sent. */
  publicKey?: Buffer
  sequence: number
}

/** The effect of a message on its receiver. */
export interface Receipt {
  /** The receiver could not process the message. Its value stays with a message that does not bounce. */
  isAborted: boolean
  sent: readonly TonMessage[]
}

/** Of each transaction of a wallet. */
export const walletFee = 5_000_000n
/** Of the transactions of a jetton transfer, beside the coins that it forwards. */
const jettonFee = 30_000_000n

const aborted = ({ source, destination, value, bounce }: TonMessage, state: TonState): Receipt => {
  if (!bounce || source === undefined) return { isAborted: true, sent: [] }
  state.balance -= value
  const back = { source: destination, destination: source, value, bounce: false, bounced: true, body: emptyCell }
  return { isAborted: true, sent: [back] }
}

/** Balances of coins and of jettons. */
export const createTonAccounts = () => {
  const accounts = new Map<string, TonState>()
  /** By the address of the jetton wallet. */
  const jettons = new Map<string, { owner: string; balance: bigint }>()
  const stateOf = (address: string): TonState => {
    const state = accounts.get(address) ?? { balance: 0n, sequence: 0 }
    accounts.set(address, state)
    return state
  }
  const jettonsOf = (owner: string) => {
    const address = jettonWalletOf(owner)
    const held = jettons.get(address) ?? { owner, balance: 0n }
    jettons.set(address, held)
    return held
  }

  /** A jetton wallet sends to another, whose owner may be notified. */
  const transferJettons = (message: TonMessage, held: { owner: string; balance: bigint }): Receipt => {
    const state = stateOf(message.destination)
    const transfer = readTransfer(message.body)
    const { party, amount, forwarded } = transfer
    const isPaid = message.value >= jettonFee + forwarded
    if (message.source !== held.owner || party === undefined || held.balance < amount || !isPaid)
      return aborted(message, state)
    held.balance -= amount
    state.balance -= message.value
    jettonsOf(party)
    const body = internalTransferBody({ ...transfer, party: held.owner })
    const to = { destination: jettonWalletOf(party), value: message.value - jettonFee, bounce: true, bounced: false }
    return { isAborted: false, sent: [{ source: message.destination, ...to, body }] }
  }

  const receiveJettons = (message: TonMessage, held: { owner: string; balance: bigint }): Receipt => {
    const state = stateOf(message.destination)
    const transfer = readInternalTransfer(message.body)
    const { queryId, response } = transfer
    if (message.source !== jettonWalletOf(transfer.party ?? '')) return aborted(message, state)
    held.balance += transfer.amount
    state.balance -= message.value
    const from = { source: message.destination, bounce: false, bounced: false }
    const { forwarded } = transfer
    const notified = { ...from, destination: held.owner, value: forwarded, body: notificationBody(transfer) }
    const rest = {
      ...from,
      destination: response ?? held.owner,
      value: message.value - forwarded,
      body: excessesBody(queryId),
    }
    return { isAborted: false, sent: [...(forwarded > 0n ? [notified] : []), ...(rest.value > 0n ? [rest] : [])] }
  }

  return {
    stateOf,
    find: (address: string): TonState | undefined => accounts.get(address),
    jettonsOf: (owner: string): bigint => jettons.get(jettonWalletOf(owner))?.balance ?? 0n,
    endow: (address: string, { coins, jettons: held }: { coins: bigint; jettons: bigint }): void => {
      stateOf(address).balance += coins
      jettonsOf(address).balance += held
    },
    /** Credits the value of a message and processes it. */
    receive: (message: TonMessage): Receipt => {
      const { destination, value, body, bounced } = message
      const isNew = !accounts.has(destination)
      const state = stateOf(destination)
      state.balance += value
      if (bounced) return { isAborted: false, sent: [] }
      const held = jettons.get(destination)
      const opcode = opcodeOf(body)
      if (held && opcode === operations.transfer) return transferJettons(message, held)
      if (held && opcode === operations.internalTransfer) return receiveJettons(message, held)
      // An address without a contract processes nothing; the coins of a message that does not bounce stay there.
      const hasContract = state.publicKey !== undefined || destination === jettonMaster || held !== undefined
      if (!hasContract || held) {
        const receipt = aborted(message, state)
        if (isNew && message.bounce) accounts.delete(destination)
        return receipt
      }
      return { isAborted: false, sent: [] }
    },
  }
}
