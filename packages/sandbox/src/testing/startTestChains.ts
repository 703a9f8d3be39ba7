import { callRpc } from '../chains/callRpc.ts'
import type { SandboxChains } from '../chains/ports.ts'
import { startSandboxChains } from '../chains/startSandboxChains.ts'

/** Nodes of this process, one for each network, with their state at the start. */
interface TestNodes {
  externalRpc: Readonly<Record<string, string>>
  /** Rewinds them to that state and removes all later changes. */
  rewind(): Promise<void>
}

/** Nodes that no test currently uses. They run until the process ends. */
const idle: TestNodes[] = []

/**
 * Real chains that mine at once, used by one caller until it stops them. The next caller in the same process gets the
 * same nodes, rewound, because starting nodes and deploying contracts takes longer than most tests.
 */
export const startTestChains = async (): Promise<SandboxChains> => {
  const nodes = idle.pop() ?? (await startNodes())
  await nodes.rewind()
  const chains = await startSandboxChains({ blockTimeMs: 0, externalRpc: nodes.externalRpc })
  return {
    ...chains,
    send: async payment => {
      const sent = await chains.send(payment)
      const chain = chains.chains.find(({ networkId }) => networkId === payment.networkId)
      if (chain !== undefined) await untilMined(chain.rpcUrl, sent.hash)
      return sent
    },
    stop: async () => {
      await chains.stop()
      idle.push(nodes)
    },
  }
}

const lookAgainMs = 5

/**
 * A node that mines at once accepts a transaction before it mines it, so for a moment it has the transaction without
 * its block. If a test has disabled automatic mining, no block is awaited.
 */
const untilMined = async (rpcUrl: string, hash: string): Promise<void> => {
  if ((await callRpc(rpcUrl, 'anvil_getAutomine')) !== true) return
  while ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) === null)
    await new Promise(resolve => setTimeout(resolve, lookAgainMs))
}

/** Test runners end their processes by SIGTERM, which alone would leave the nodes running. */
const stopNodesOnSignal = (): void => {
  if (!process.listeners('SIGTERM').includes(exit)) process.once('SIGTERM', exit)
}
const exit = (): void => process.exit()

const startNodes = async (): Promise<TestNodes> => {
  stopNodesOnSignal()
  const { chains } = await startSandboxChains({ blockTimeMs: 0 })
  let snapshots: readonly unknown[] = []
  const takeSnapshots = async () => {
    snapshots = await Promise.all(chains.map(({ rpcUrl }) => callRpc(rpcUrl, 'evm_snapshot')))
  }
  await takeSnapshots()
  return {
    externalRpc: Object.fromEntries(chains.map(({ chainId, rpcUrl }) => [String(chainId), rpcUrl])),
    rewind: async () => {
      const rewound = await Promise.all(chains.map(({ rpcUrl }, at) => callRpc(rpcUrl, 'evm_revert', [snapshots[at]])))
      if (rewound.includes(false)) throw new Error('A node has lost the state it started with')
      // A node goes back to the time of its snapshot, too.
      await Promise.all(
        chains.map(async ({ rpcUrl }) => {
          const { timestamp } = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as {
            timestamp: string
          }
          const behindSeconds = Math.floor(Date.now() / 1000) - Number(timestamp)
          if (behindSeconds > 0) await callRpc(rpcUrl, 'evm_increaseTime', [behindSeconds])
        }),
      )
      // A snapshot can be restored once.
      await takeSnapshots()
    },
  }
}
