import type { Page } from 'playwright-core'

interface State {
  name: string
  /** Of the page, below the client's address. */
  path: string
  /** Makes the page show it. */
  act: (page: Page) => Promise<unknown>
  /** It differs on a desktop, because it is not part of a phone's menu. */
  isOfPage: boolean
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
/** A dialog, open before anything is typed. */
const dialog = (name: string, path: string, button: string): State => ({
  name: `dialog-${name}`,
  path,
  act: async page => {
    await press(page, button)
    await page.locator('dialog[open]').waitFor()
  },
  isOfPage: true,
})

const createKey = async (page: Page) => {
  await press(page, 'Create API key')
  await page.getByLabel('Label').fill('Ledger')
  await page.locator('dialog[open]').getByRole('button', { name: 'Create' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).waitFor()
}

const previewConfiguration = async (page: Page) => {
  await press(page, 'Change')
  await page.locator('dialog[open]').getByRole('button', { name: 'Show preview' }).click()
  const link = page.frameLocator('dialog[open] iframe')
  await link.getByText('Coinbase').first().waitFor()
  await page.locator('dialog[open] iframe').scrollIntoViewIfNeeded()
}

const openLink = async (page: Page) => {
  await press(page, 'Open Link')
  await page.frameLocator('iframe').getByText('Coinbase').first().waitFor()
  await page.getByText('Link opened').first().waitFor()
  await page.locator('iframe').scrollIntoViewIfNeeded()
}

const openWideLink = async (page: Page) => {
  await openLink(page)
  await press(page, 'Desktop')
}

const findUser = async (page: Page) => {
  await page.getByRole('button', { name: 'Erase' }).waitFor()
}

const openDelivery = async (page: Page) => {
  await page.getByText('Body and attempts').first().click()
  await page.getByLabel('Body of the event').first().waitFor()
}

const sourceOf = (family: string) => async (page: Page) => {
  await press(page, 'Add a source')
  await page.locator('dialog[open] select').selectOption(family)
  await page.locator('dialog[open]').getByLabel('Public key or address').focus()
}

/** Payments that name no order: the control API of the sandbox pays none on these networks. */
const unassigned = (['open', 'returning', 'returned', 'assigned'] as const).map((status, index) => ({
  id: `c3e5a7b9-6d8f-4a41-9a2b-3c5d7e9f1a4${index}`,
  status,
  txHash: `E08D6E9754025BA2534A78707605E0601F03ACE063687A0CA1BDDACFCD1698C${index}`,
  networkId: '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415',
  networkName: 'XRPL Testnet',
  symbol: 'XRP',
  amount: `${20 + index}.5`,
  address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  seenTimestamp: 1_790_000_060,
  returningAmount: '0',
  returnedAmount: '0',
  ...(index === 0 ? { addressTag: '104857', fromAddress: 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe' } : {}),
}))

const listUnassigned = async (page: Page) => {
  const content = { items: unassigned, notKept: 3 }
  await page.route('**/UnassignedPayments/list', route => route.fulfill({ json: { status: 'ok', content } }))
  await page.reload()
  await page.getByText('104857').first().waitFor()
}

const openReturn = async (page: Page) => {
  await listUnassigned(page)
  await press(page, 'Return')
  await page.locator('dialog[open]').waitFor()
}

/** The relayer's answer, because its refusals need signed payments and its limits an operator's command. */
const relayer = (nowSeconds: number) => {
  const network = { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', networkName: 'Base Sepolia' }
  const [payer, agent, shop] = ['1a', '2b', '3c'].map(byte => `0x${byte.repeat(20)}`)
  const refused = { ...network, times: 1, firstTimestamp: nowSeconds - 7_200, lastTimestamp: nowSeconds - 600 }
  const limits = { maximumPerTransaction: '0.0002', maximumPerDay: '0.01', usedAmount: '0.000118' }
  const transaction = { ...network, symbol: 'ETH', to: shop, reservedAmount: '0.0002' }
  return {
    networks: [{ ...network, ...limits, symbol: 'ETH', address: shop, freeAmount: '0.482', isFacilitated: true }],
    transactions: [
      {
        ...transaction,
        id: '6f7a1f0e-6b1f-4c53-9d0b-0f6f3b1c7a01',
        purpose: 'walletPayment',
        state: 'succeeded',
        subjectId: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
        txHash: `0x${'c7'.repeat(32)}`,
        from: payer,
        paidAmount: '0.000118',
        createdTimestamp: nowSeconds - 3_000,
      },
    ],
    refusals: [
      {
        ...refused,
        purpose: 'agentPayment',
        reason: 'wrongValue',
        subjectId: '6f7a1f0e-6b1f-4c53-9d0b-0f6f3b1c7a01',
        from: agent,
      },
      {
        ...refused,
        purpose: 'walletPayment',
        reason: 'insufficientBalance',
        subjectId: '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e',
        from: payer,
        times: 3,
      },
      { ...refused, purpose: 'facilitator', reason: 'sanctioned', from: '0xbad0000000000000000000000000000000000001' },
    ],
  }
}

const refuseRelays = async (page: Page) => {
  const content = relayer(Math.floor(Date.now() / 1_000))
  await page.route('**/admin/api/v1/Relayer', route => route.fulfill({ json: { status: 'ok', content } }))
  await page.reload()
  await page.locator('tbody tr').nth(4).waitFor()
}

/** States of a page after an action. */
export const dashboardStates: readonly State[] = [
  dialog('api-key', '/api-keys', 'Create API key'),
  { name: 'secret-once', path: '/api-keys', act: createKey, isOfPage: true },
  dialog('revoke', '/api-keys', 'Revoke'),
  dialog('what-needs-approval', '/approvals', 'What needs approval'),
  dialog('not-sent', '/queue', 'Declare as not sent'),
  dialog('configuration', '/link-configurations', 'Add configuration'),
  { name: 'live-preview', path: '/link-configurations', act: previewConfiguration, isOfPage: true },
  { name: 'opened-preview', path: '/link-preview', act: openLink, isOfPage: true },
  { name: 'wide-preview', path: '/link-preview', act: openWideLink, isOfPage: true },
  dialog('route', '/bridging-routes', 'Add route'),
  dialog('fault', '/sandbox', 'Add fault'),
  dialog('screening', '/screening', 'Change screening'),
  { name: 'user', path: '/users?user=crash-test', act: findUser, isOfPage: true },
  { name: 'delivery', path: '/webhooks', act: openDelivery, isOfPage: true },
  {
    name: 'audit-entry',
    path: '/audit-log',
    act: page => page.getByText('Before and after').first().click(),
    isOfPage: true,
  },
  {
    name: 'api-call',
    path: '/transfers',
    act: page => page.getByText('The same call with the API').first().click(),
    isOfPage: true,
  },
  {
    name: 'no-match',
    path: '/transfers?find=nobody',
    act: page => page.getByText('No transfer matches.').waitFor(),
    isOfPage: true,
  },
  {
    name: 'not-found',
    path: '/transfers/3f1c0a52-7f0e-4e0f-9d51-2f6a8c1b7e90',
    act: page => page.getByRole('heading', { name: 'Transfer not found' }).waitFor(),
    isOfPage: true,
  },
  {
    name: 'palette',
    path: '',
    act: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
    },
    isOfPage: true,
  },
  { name: 'unassigned-payments-listed', path: '/unassigned-payments', act: listUnassigned, isOfPage: true },
  { name: 'dialog-return', path: '/unassigned-payments', act: openReturn, isOfPage: true },
  dialog('report-refund', '/refunds', 'Report transaction'),
  { name: 'source-stellar', path: '/payment-sources', act: sourceOf('stellar'), isOfPage: true },
  { name: 'source-ton', path: '/payment-sources', act: sourceOf('tvm'), isOfPage: true },
  { name: 'relays-refused', path: '/relayer', act: refuseRelays, isOfPage: true },
  {
    name: 'menu',
    path: '',
    act: page => page.getByRole('button', { name: 'Menu' }).click(),
    isOfPage: false,
  },
]
