import { adminOperations, requiredRole } from '@rialto/contract'
import { expect, test } from 'vitest'

test('operations.generated.ts matches the contract (vitest -u writes it)', async () => {
  const lines = adminOperations.map(operation => {
    const { id, method, path } = operation
    return `  ${id}: { method: '${method}', path: '${path}', role: '${requiredRole(operation)}' },\n`
  })
  const text = `/** Where each operation of the account management API is, and the lowest role that may call it. Written from the contract by operations.test.ts. */
export const operations = {\n${lines.join('')}} as const\n`
  await expect(text).toMatchFileSnapshot('./operations.generated.ts')
})
