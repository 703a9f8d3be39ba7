import {
  Address,
  beginCell,
  Cell,
  comment,
  external,
  internal,
  storeMessage,
  storeMessageRelaxed,
  storeStateInit,
} from '@ton/core'

import { publicKeyOf, signWith } from '../tonKeys.ts'

const subwallet = 698_983_191
const walletCode = Cell.fromHex(
  'b5ee9c720101010100710000deff0020dd2082014c97ba218201339cbab19f71b0ed44d0d31fd31f31d70bffe304e0a4f2608308d71820d31fd31fd31ff82313bbf263ed44d0d31fd31fd3ffd15132baf2a15144baf2a204f901541055f910f2a3f8009320d74a96d307d402fb00e8d101a4c8cb1fcb1fcbffc9ed54',
)

export interface TonOrder {
  to: string
  /** In nanotons. */
  value: bigint
  bounce?: boolean
  body?: Cell | string
}

interface JettonOrder {
  /** The payer's own jetton wallet. */
  from: string
  to: string
  amount: bigint
  text?: string
  /** Without coins for it, the receiver gets no notification. */
  forwarded?: bigint
}

/** A jetton transfer (TEP-74), as a wallet asks its jetton wallet for it. */
export const jettonOrder = ({ from, to, amount, text, forwarded = 1n }: JettonOrder): TonOrder => ({
  to: from,
  value: 100_000_000n,
  bounce: true,
  body: beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(Address.parse(to))
    .storeAddress(null)
    .storeBit(false)
    .storeCoins(forwarded)
    .storeBit(true)
    .storeRef(text === undefined ? beginCell().endCell() : comment(text))
    .endCell(),
})

/** A wallet whose messages the published library builds and signs, in front of the HTTP API of TON Center. */
export const openTonPayer = (rpcUrl: string, seed: Uint8Array) => {
  const publicKey = publicKeyOf(seed)
  const data = beginCell().storeUint(0, 32).storeUint(subwallet, 32).storeBuffer(publicKey).endCell()
  const init = { code: walletCode, data }
  const address = new Address(0, beginCell().store(storeStateInit(init)).endCell().hash())
  const get = async <T>(path: string): Promise<T> => (await (await fetch(`${rpcUrl}/api/v3${path}`)).json()) as T
  const raw = address.toRawString()
  /** Resolves with the hash of the wallet's transaction in hexadecimal. Throws with the node's error. */
  const send = async (...orders: readonly TonOrder[]): Promise<string> => {
    const { seqno } = await get<{ seqno: number }>(`/walletInformation?address=${raw}`)
    const content = beginCell().storeUint(subwallet, 32).storeUint(0xffff_ffff, 32).storeUint(seqno, 32)
    for (const { to, value, bounce = false, body } of orders) {
      const message = internal({ to: Address.parse(to), value, bounce, ...(body === undefined ? {} : { body }) })
      content.storeUint(3, 8).storeRef(beginCell().store(storeMessageRelaxed(message)).endCell())
    }
    const signed = content.endCell()
    const body = beginCell().storeBuffer(signWith(signed.hash(), seed)).storeSlice(signed.asSlice()).endCell()
    const message = external({ to: address, body, ...(seqno === 0 ? { init } : {}) })
    const boc = beginCell().store(storeMessage(message)).endCell().toBoc().toString('base64')
    const answer = await fetch(`${rpcUrl}/api/v3/message`, { method: 'POST', body: JSON.stringify({ boc }) })
    if (answer.status !== 200) throw new Error(await answer.text())
    const path = `/transactions?account=${raw}&sort=desc&limit=5`
    const { transactions } = await get<{ transactions: { hash: string; in_msg: { source: string | null } }[] }>(path)
    const own = transactions.find(one => one.in_msg.source === null)
    return Buffer.from(own?.hash ?? '', 'base64').toString('hex')
  }
  return { address: address.toString({ bounceable: false }), raw, get, send }
}
