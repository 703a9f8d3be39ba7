import { expect, test } from 'vitest'

import { previewCode } from './previewCode.ts'

const session = {
  configuration: { name: "Ann's", theme: 'dark' },
  transferOptions: { transferType: 'payment', toAddresses: [{ networkId: 'n', symbol: 'USDC', amount: 5 }] },
} as const
const code = (savedId?: string) =>
  previewCode('curl', 'https://pay.example', structuredClone(session) as never, savedId)

test('the configuration is created with a management key, and the link token with an API key', () => {
  const { configuration, linkToken } = code()
  expect(configuration).toContain('https://pay.example/admin/api/v1/LinkConfiguration')
  expect(configuration).toContain('$RIALTO_TOKEN')
  expect(configuration).toContain(String.raw`{"name":"Ann'\''s","theme":"dark"}`)
  expect(linkToken).toContain('$RIALTO_CLIENT_SECRET')
  expect(linkToken).toContain('"amount":5')
})

test('a link token names the stored configuration or a placeholder for it, and a placeholder for the order', () => {
  expect(code('03b2d786').linkToken).toContain('"configurationId":"03b2d786"')
  expect(code().linkToken).toContain('"configurationId":"<configurationId>"')
  expect(code().linkToken).toContain('"transactionId":"<transactionId>"')
})
