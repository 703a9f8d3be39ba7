import { type Coin, type CosmosMessage, typeUrls } from './cosmosMessages.ts'

export const coinViews = (coins: readonly Coin[]): object[] =>
  coins.map(({ denom, amount }) => ({ denom, amount: String(amount) }))

const sideViews = (sides: readonly { address: string; coins: readonly Coin[] }[]): object[] =>
  sides.map(({ address, coins }) => ({ address, coins: coinViews(coins) }))

const bodyView = (message: CosmosMessage): object => {
  switch (message.type) {
    case 'send':
      return { from_address: message.from, to_address: message.to, amount: coinViews(message.coins) }
    case 'multiSend':
      return { inputs: sideViews(message.inputs), outputs: sideViews(message.outputs) }
    case 'exec':
      return { grantee: message.grantee, msgs: message.messages.map(messageView) }
    case 'recvPacket': {
      const { sequence, sourceChannel, destinationChannel, data } = message.packet
      const packet = {
        sequence: String(sequence),
        source_port: 'transfer',
        source_channel: sourceChannel,
        destination_port: 'transfer',
        destination_channel: destinationChannel,
        data: Buffer.from(data).toString('base64'),
        timeout_height: { revision_number: '0', revision_height: '0' },
        timeout_timestamp: '0',
      }
      return { packet, proof_commitment: '', proof_height: {}, signer: message.signer }
    }
  }
}

/** A message in the JSON of Protocol Buffers. */
export const messageView = (message: CosmosMessage): object => ({
  '@type': typeUrls[message.type],
  ...bodyView(message),
})

/** A message as hardware wallets sign it (`SIGN_MODE_LEGACY_AMINO_JSON`). @throws Error for one that they do not sign here. */
export const aminoView = (message: CosmosMessage): object => {
  if (message.type === 'send') return { type: 'cosmos-sdk/MsgSend', value: bodyView(message) }
  if (message.type === 'multiSend') return { type: 'cosmos-sdk/MsgMultiSend', value: bodyView(message) }
  throw new Error('no Amino name')
}
