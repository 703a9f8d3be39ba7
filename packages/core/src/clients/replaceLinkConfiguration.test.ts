import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { replaceLinkConfiguration } from './replaceLinkConfiguration.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('a configuration is replaced by its id in any letter case, and an unknown one is not found', async () => {
  const replace = (isThere: boolean) =>
    replaceLinkConfiguration(
      partialContext({ store: { linkConfigurations: { replace: async () => isThere } } }),
      scope,
      'ID',
      { name: ' Checkout ' },
    )
  expect(await replace(true)).toMatchObject({ id: 'id', name: 'Checkout' })
  await expect(replace(false)).rejects.toMatchObject({ type: 'notFound' })
})
