import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress } from '../harness/money.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const script = join(import.meta.dirname, '../../scripts/start.mjs')

const deposit = async (server: Rialto): Promise<{ id: string; address: string }> => {
  const account = await connectBinance(server, 'Mesh4')
  const address = freshAddress()
  const id = await previewDeposit(server, account, { address, amount: 1 })
  expect((await execute(server, account, id)).http).toBe(200)
  return { id, address }
}
const settled = async (server: Rialto, { id, address }: { id: string; address: string }): Promise<void> => {
  await eventually(
    async () => (await readRecord(server, id).catch(() => undefined))?.status === 'succeeded',
    'the deposit to succeed',
    60_000,
  )
  const sent = await sandboxControl(server.sandbox).withdrawals()
  expect(sent.filter(one => one.address === address)).toHaveLength(1)
}

test('with 256 open files a server logs the connections that it refuses, and a deposit that has begun settles', async () => {
  const limited = ['bash', '-c', 'ulimit -n 256 && exec "$@"', 'bash', process.execPath, script] as const
  const server = await startRialto({ command: [...limited], env: { RIALTO_DEMO: 'off' } })
  const idle: Socket[] = []
  try {
    const begun = await deposit(server)
    const port = Number(new URL(server.api).port)
    for (let count = 0; count < 400; count += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      idle.push(socket)
    }
    await eventually(
      async () => server.output().includes('raise the limit of open files'),
      'a line about refused connections',
      30_000,
    )
    const sandbox = sandboxControl(server.sandbox)
    await eventually(
      async () => (await sandbox.withdrawals()).some(({ address, hash }) => address === begun.address && hash),
      'the withdrawal of the deposit',
      60_000,
    )
    for (const socket of idle) socket.destroy()
    await settled(server, begun)
    await settled(server, await deposit(server))
  } finally {
    for (const socket of idle) socket.destroy()
    await server.stop()
  }
})

test('a server that listens on IPv6 alone takes a deposit to its end', async () => {
  const server = await startRialto({ env: { RIALTO_DEMO: 'off', HOST: '::1' } })
  const onIpv6 = {
    ...server,
    api: server.api.replace('127.0.0.1', '[::1]'),
    sandbox: server.sandbox.replace('127.0.0.1', '[::1]'),
  }
  try {
    await expect(fetch(`${server.api}/healthz`)).rejects.toThrow()
    expect((await fetch(`${onIpv6.api}/readyz`)).status).toBe(200)
    const isOnIpv4 = await fetch(`${server.sandbox}/control/withdrawals`).then(
      () => true,
      () => false,
    )
    const at = isOnIpv4 ? { ...onIpv6, sandbox: server.sandbox } : onIpv6
    await settled(at, await deposit(at))
  } finally {
    await server.stop()
  }
})
