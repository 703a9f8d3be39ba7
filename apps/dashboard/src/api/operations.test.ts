import { adminOperations } from '@rialto/contract'
import { expect, test } from 'vitest'

test('operations.generated.ts is what the contract says; vitest -u writes it', async () => {
  const lines = adminOperations.map(({ id, method, path }) => `  ${id}: { method: '${method}', path: '${path}' },\n`)
  const text = `/** Where each operation of the account management API is. Written from the contract by operations.test.ts. */
export const operations = {\n${lines.join('')}} as const\n`
  await expect(text).toMatchFileSnapshot('./operations.generated.ts')
})
