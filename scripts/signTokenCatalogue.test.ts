import { generateKeyPairSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

// @ts-expect-error -- a script without types
import { nextKeys, signatureOf, withKeys } from './signTokenCatalogue.mjs'

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey, text: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
}
const [first, second, third] = [pair(), pair(), pair()]

test('a key is replaced by accepting the next one beside it, and then the next one alone', () => {
  const during = nextKeys([first.text], { added: second.text })
  expect(during).toEqual([first.text, second.text])
  for (const { privateKey, publicKey } of [first, second])
    expect(
      verify(null, Buffer.from('tokens'), publicKey, Buffer.from(signatureOf('tokens', privateKey, during), 'base64')),
    ).toBe(true)
  expect(() => signatureOf('tokens', third.privateKey, during)).toThrow('not the private half')
  const after = nextKeys(during, { only: second.text })
  expect(after).toEqual([second.text])
  expect(() => signatureOf('tokens', first.privateKey, after)).toThrow('not the private half')
})

test('a second change begins only after the first one', () => {
  expect(() => nextKeys([first.text, second.text], { added: third.text })).toThrow('--only-key')
})

test('the keys are written into the source of the catalogue, and nothing else of it changes', () => {
  const source = readFileSync('packages/catalog/src/signedCatalogue.ts', 'utf8')
  const [own = ''] = /'MCow[^']*'/.exec(source) ?? []
  const two = withKeys(source, [first.text, second.text])
  expect(
    two
      .split('\n')
      .filter((line: string) => line.includes('MCow'))
      .map((line: string) => line.trim()),
  ).toEqual([`'${first.text}',`, `'${second.text}',`])
  expect(withKeys(two, [own.slice(1, -1)])).toBe(source)
  expect(() => withKeys('no list', [])).toThrow('not found')
})
