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
  {
    name: 'menu',
    path: '',
    act: page => page.getByRole('button', { name: 'Menu' }).click(),
    isOfPage: false,
  },
]
