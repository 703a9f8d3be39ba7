import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, expectTypeOf, test } from 'vitest'

import type { AddressDerivation, PaymentSourceKind, RelayCall, Relaying } from '../../packages/core/src/index.ts'
import { sealedColumns } from '../../packages/store/src/sealedColumns.ts'

const root = join(import.meta.dirname, '../..')

/** Calls that make, read or use a private key. */
const usesKey =
  /privateKeyToAccount|signTransaction|fromMasterSeed|fromExtendedKey|createKeyPairFrom|createKeyPairSignerFrom|createSignerFrom|mnemonicTo/

/** Files whose keys are not those of a client's funds, each with the owner of its key. */
const allowed: Readonly<Record<string, string>> = {
  'packages/chains/src/evm/relaying/signRelay.ts': 'the operator’s account for network fees, without a value',
  'packages/chains/src/solana/relaying/signFee.ts': 'the operator’s account for network fees, in no instruction',
  'packages/chains/src/solana/buildTransfer.ts': 'the operator’s account for network fees on Solana',
  'packages/chains/src/derivation/extendedKeys.ts': 'public halves alone: `xprv` is rejected',
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\/|node_modules|\/dist\//.test(name))

test('no source of the server uses a private key, except the operator’s accounts for network fees', () => {
  const folders = [
    'core',
    'store',
    'chains',
    'connectors',
    'bridges',
    'vault',
    'egress',
    'upstream',
    'contract',
    'catalog',
  ]
  const files = [...folders.map(name => `packages/${name}/src`), 'apps/server/src'].flatMap(sourcesIn)
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.filter(path => usesKey.test(readFileSync(join(root, path), 'utf8')))
  expect(found.filter(path => allowed[path] === undefined)).toEqual([])
})

test('the database has no key that can spend but those of the relayer, one for each family of networks', () => {
  const columns = Object.entries(sealedColumns).flatMap(([table, { columns: own }]) =>
    Object.keys(own).map(column => `${table}.${column}`),
  )
  expect(columns.filter(name => name.endsWith('.sealed_key')).sort()).toEqual([
    'admin_signing_keys.sealed_key',
    'audit_keys.sealed_key',
    'digest_keys.sealed_key',
    'relayer_keys.sealed_key',
    'solana_relayer_keys.sealed_key',
  ])
  const migrations = sourcesIn('packages/store/src/migrations').map(path => readFileSync(join(root, path), 'utf8'))
  expect(migrations.filter(text => /private_key|mnemonic|seed_phrase|xprv/i.test(text))).toEqual([])
})

test('the types of a payment source and of a relay have no place for a client’s private key or for a value', () => {
  expectTypeOf<keyof AddressDerivation>().toEqualTypeOf<'findFault' | 'canonicalKey' | 'derive' | 'referenceOf'>()
  expectTypeOf<PaymentSourceKind>().exclude<'extendedKey' | 'account'>().not.toEqualTypeOf<'privateKey'>()
  expectTypeOf<keyof RelayCall>().toEqualTypeOf<'to' | 'data'>()
  expectTypeOf<keyof Parameters<Relaying['sign']>[0]>().toEqualTypeOf<
    'networkId' | 'key' | 'nonce' | 'gas' | 'fees' | 'call'
  >()
})
