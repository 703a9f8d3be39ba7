import { expect, test } from 'vitest'

import { checkNodes } from './checkNodes.ts'
import { listen } from './testing/listen.ts'
import { production } from './testing/production.ts'

test('a node is asked for its chain; its URL, which may hold a key, is not shown', async () => {
  const node = async (status: number, body: string) => {
    const url = `http://127.0.0.1:${await listen(status, body)}/canary`
    const [check] = await checkNodes(production({ RIALTO_EVM_RPC_1: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, '{"jsonrpc":"2.0","id":1,"result":"0x1"}')).toBe('ok')
  expect(await node(200, '{"jsonrpc":"2.0","id":1,"result":"0x89"}')).toBe('bad')
  expect(await node(200, '<html>')).toBe('bad')
  expect(await node(401, '')).toBe('bad')
  expect(await checkNodes(production({ RIALTO_EVM_RPC_1: 'http://127.0.0.1:1/' }))).toMatchObject([{ state: 'bad' }])
  expect(await checkNodes(production())).toMatchObject([{ state: 'note' }])
})

test('a Solana node is asked for its genesis', async () => {
  const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  const node = async (body: string, chainId = '101') => {
    const url = `http://127.0.0.1:${await listen(200, body)}/canary`
    const found = await checkNodes(production({ [`RIALTO_SOLANA_RPC_${chainId}`]: url }))
    expect(JSON.stringify(found)).not.toContain('canary')
    // Without a node of an EVM chain the note stays.
    expect(found[1]).toMatchObject({ state: 'note' })
    return found[0]?.state
  }
  expect(await node(`{"jsonrpc":"2.0","id":1,"result":"${mainnet}"}`)).toBe('ok')
  expect(await node(`{"jsonrpc":"2.0","id":1,"result":"${mainnet}"}`, '103')).toBe('bad')
  expect(await node(`{"jsonrpc":"2.0","id":1,"result":"${mainnet}"}`, '7')).toBe('bad')
  expect(await node('{"jsonrpc":"2.0","id":1,"result":"0x1"}')).toBe('bad')
  expect(await node('<html>')).toBe('bad')
})

test('a Bitcoin node is asked for its first block, with the name and password of its URL', async () => {
  const mainnet = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
  const node = async (status: number, body: string) => {
    const url = `http://canary:canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_BITCOIN_RPC: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, `{"result":"${mainnet}","error":null,"id":1}`)).toBe('ok')
  expect(await node(200, `{"result":"${mainnet.replace('19d6', '19d7')}","error":null,"id":1}`)).toBe('bad')
  expect(await node(401, '')).toBe('bad')
  expect(await node(200, '<html>')).toBe('bad')
})

test('a Tron node is asked for its first block, as its solidity side has it', async () => {
  const id = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'
  const node = async (status: number, body: string) => {
    const url = `http://canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_TRON_RPC: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, `{"blockID": "${id}","block_header":{}}`)).toBe('ok')
  expect(await node(200, `{"blockID":"${id.replace('53dc', '53dd')}"}`)).toBe('bad')
  expect(await node(200, '{}')).toBe('bad')
  expect(await node(403, '')).toBe('bad')
})

test('a server of the XRP Ledger is asked for its network, and whether it is in step with it', async () => {
  const node = async (status: number, body: string) => {
    const url = `http://canary:canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_XRPL_RPC: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  const validated = '"validated_ledger": {"seq": 9}'
  expect(await node(200, `{"result":{"info":{"network_id": 0,${validated}}}}`)).toBe('ok')
  expect(await node(200, `{"result":{"info":{"network_id":1,${validated}}}}`)).toBe('bad')
  expect(await node(200, '{"result":{"info":{"network_id":0}}}')).toBe('bad')
  expect(await node(200, '{}')).toBe('bad')
  expect(await node(503, 'Server is overloaded')).toBe('bad')
})

test('a server of Stellar is asked for the passphrase of its network', async () => {
  const node = async (status: number, body: string) => {
    const url = `http://canary:canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_STELLAR_HORIZON: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  const passphrase = 'Public Global Stellar Network ; September 2015'
  expect(await node(200, `{"network_passphrase": "${passphrase}"}`)).toBe('ok')
  expect(await node(200, '{"network_passphrase":"Test SDF Network ; September 2015"}')).toBe('bad')
  expect(await node(200, '{}')).toBe('bad')
  expect(await node(429, '{}')).toBe('bad')
})

test('a server of TON is asked for the id of its network', async () => {
  const node = async (status: number, body: string) => {
    const url = `http://canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_TON_API: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, '{"last": {"global_id": -239}}')).toBe('ok')
  expect(await node(200, '{"last":{"global_id":-3}}')).toBe('bad')
  expect(await node(200, '{}')).toBe('bad')
  expect(await node(403, '{}')).toBe('bad')
})
