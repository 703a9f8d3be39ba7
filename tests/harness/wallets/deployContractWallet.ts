import {
  concatHex,
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  http,
  parseAbi,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

import { walletCode } from '../../../apps/server/src/testing/contractWallet/contractWallet.ts'
import type { AskedTransaction } from './playedWallet.ts'

const abi = parseAbi(['function execute(address to, uint256 value, bytes data)'])

/** An account that is a contract on one chain, with one owner who signs and pays the fees for it. */
export const deployContractWallet = async (rpcUrl: string, owner: PrivateKeyAccount) => {
  const wallet = createWalletClient({ account: owner, transport: http(rpcUrl) })
  const node = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 })
  const ownerWord = encodeAbiParameters([{ type: 'address' }], [owner.address])
  const hash = await wallet.deployContract({ chain: null, abi: [], bytecode: concatHex([walletCode, ownerWord]) })
  const { contractAddress } = await node.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not created')
  return {
    // With its checksum, as a Safe knows its own.
    address: getAddress(contractAddress),
    execute: ({ to, value, data }: AskedTransaction) =>
      wallet.sendTransaction({
        chain: null,
        to: contractAddress,
        data: encodeFunctionData({ abi, args: [to, BigInt(value ?? '0x0'), data ?? '0x'] }),
      }),
  }
}
