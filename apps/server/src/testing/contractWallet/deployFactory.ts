import {
  concatHex,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  hashMessage,
  type Hex,
  http,
  keccak256,
  parseAbi,
  type PrivateKeyAccount,
  zeroHash,
} from 'viem'

import { baseSepoliaId } from '../linkFlows.ts'
import type { TestServer } from '../createTestServer.ts'
import { giveCoins, newAccount } from '../walletFlows.ts'
import { factoryCode, walletCode } from './contractWallet.ts'

const factoryAbi = parseAbi(['function create(address owner) returns (address)'])
const walletAbi = parseAbi(['function sign(bytes32 hash)'])

/** A real factory of contract wallets on the chain. `owner` signs for the wallet, which may not be deployed yet. */
export const deployFactory = async (server: TestServer) => {
  const deployer = newAccount()
  await giveCoins(server, deployer.address, { ETH: 10n ** 18n })
  const rpcUrl = server.simulators.chains.chains.find(({ networkId }) => networkId === baseSepoliaId)?.rpcUrl
  const client = createWalletClient({ account: deployer, transport: http(rpcUrl) })
  await client.sendTransaction({ chain: null, data: factoryCode })
  await server.simulators.mine(1)
  const factory = getContractAddress({ from: deployer.address, nonce: 0n })
  const addressOf = (code: Hex) =>
    getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecodeHash: keccak256(code) })
  return {
    walletOf: (owner: PrivateKeyAccount) => {
      const create = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args: [owner.address] })
      const code = concatHex([walletCode, encodeAbiParameters([{ type: 'address' }], [owner.address])])
      return {
        address: addressOf(code),
        deploy: async () => {
          await client.sendTransaction({ chain: null, to: factory, data: create })
          await server.simulators.mine(1)
        },
        /** The owner signs a message on the chain, as owners of a Safe do: the signature itself is empty. */
        signOnChain: async (message: string) => {
          await giveCoins(server, owner.address, { ETH: 10n ** 17n })
          const own = createWalletClient({ account: owner, transport: http(rpcUrl) })
          const data = encodeFunctionData({ abi: walletAbi, args: [hashMessage(message)] })
          await own.sendTransaction({ chain: null, to: addressOf(code), data })
          await server.simulators.mine(1)
        },
        /** A signature that includes the wallet's deployment (ERC-6492). */
        undeployed: (signature: Hex): Hex =>
          concatHex([
            encodeAbiParameters(
              [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
              [factory, create, signature],
            ),
            `0x${'6492'.repeat(16)}`,
          ]),
      }
    },
  }
}
