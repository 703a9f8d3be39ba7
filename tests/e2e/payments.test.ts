import { randomBytes } from 'node:crypto'

import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { furtherTest } from '../harness/shortForm.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

let rialto: Rialto
let browser: Browser

beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

/** Nobody's yet: all that ever arrives there was sent by one test. */
const freshAddress = (): string => `0x${randomBytes(20).toString('hex')}`

const openPayment = async (userId: string, transferOptions: object): Promise<Page> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, transferOptions })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  return page
}

const connectByKey = async (page: Page, institution: RegExp, persona = 'Mesh') => {
  await page.getByRole('button', { name: institution }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'API key' }).fill(persona)
  for (const field of (await page.locator('form input').all()).slice(1)) await field.fill('Pass123')
  await page.getByRole('button', { name: /Connect/ }).click()
}

const signInAtCoinbase = async (page: Page, persona = 'Mesh') => {
  await page.getByRole('button', { name: /Coinbase/ }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Continue to Coinbase/ }).click()
  const popup = await opened
  await popup.getByLabel('User name').fill(persona)
  await popup.getByLabel('Password').fill('Pass123')
  await popup.getByRole('button', { name: 'Sign in' }).click()
  await popup.getByRole('button', { name: 'Allow' }).click()
}

const addAccount = (page: Page) => page.getByRole('button', { name: 'Add another account' }).click()
const arrivedAt = async (address: string) =>
  tokenBalance(await sandboxControl(rialto.sandbox).chain(baseSepolia), 'USDC', address)
const sentTo = async (address: string) =>
  (await sandboxControl(rialto.sandbox).withdrawals()).filter(sent => sent.address.toLowerCase() === address)
const recordsOf = async (userId: string) =>
  ((await callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${userId}`)).content as { items: unknown[] }).items

const shots = process.env['RIALTO_SHOTS']
/** For looking at the screens; not in CI. */
const shoot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

test('an amount above each single account is paid from two, one part is replaced, and exactly the payment arrives, once', async () => {
  const sandbox = sandboxControl(rialto.sandbox)
  for (const [institution, USDC] of [
    ['coinbase', '70'],
    ['binance', '45'],
    ['okx', '60'],
  ] as const)
    await sandbox.setBalance('Mesh4', institution, { USDC })
  const address = freshAddress()
  const page = await openPayment('two-sources', {
    transferType: 'payment',
    transactionId: address,
    fundingOptions: { maximumSources: 2 },
    toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address, amount: 100 }],
  })
  await signInAtCoinbase(page, 'Mesh4')
  await page.getByText(/Several accounts can pay together/).waitFor()
  await addAccount(page)
  await connectByKey(page, /Binance(?!\.US)/, 'Mesh4')
  await page.getByRole('heading', { name: 'Pay from 2 accounts' }).waitFor()
  const parts = page.getByRole('list', { name: 'From' }).getByRole('listitem')
  await shoot(page, 'combined')
  expect(await parts.allInnerTexts()).toEqual([
    expect.stringMatching(/Coinbase[^]*USDC/),
    expect.stringMatching(/Binance[^]*USDC/),
  ])
  await page.getByRole('button', { name: 'Change accounts' }).click()
  await page.getByRole('checkbox', { name: /Binance/ }).uncheck()
  await shoot(page, 'combined-accounts')
  await page.getByRole('button', { name: 'Use these accounts' }).click()
  await page.getByRole('heading', { name: 'Not enough in these accounts' }).waitFor()
  await shoot(page, 'combined-not-enough')
  await page.getByRole('button', { name: 'Change accounts' }).click()
  await page.getByRole('checkbox', { name: /Binance/ }).check()
  await page.getByRole('button', { name: 'Use these accounts' }).click()
  await page.getByRole('button', { name: 'Send 100 USDC' }).click()

  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  // By the time it is asked, the second account has less than its part.
  await sandbox.setBalance('Mesh4', 'binance', { USDC: '0' })
  await page.getByRole('textbox').first().fill('123456')
  // The title says at once what is safe, and the page what is missing.
  await page.getByRole('heading', { name: /^69\.995 of 100.USDC sent$/ }).waitFor()
  await page.getByText(/30\.005.USDC is missing/).waitFor()
  await page.getByText(/Binance.? didn’t send its part/).waitFor()
  await shoot(page, 'combined-refused')
  expect(await sentTo(address)).toMatchObject([{ institution: 'coinbase' }])

  // A reload goes on with the transfer that is under way.
  await page.reload()
  await page
    .getByText(/is missing/)
    .first()
    .waitFor()
  await shoot(page, 'combined-missing')
  await page.getByRole('button', { name: /^Pay .*USDC/ }).click()
  await addAccount(page)
  await connectByKey(page, /OKX/, 'Mesh4')
  await page.getByRole('heading', { name: 'Pay the missing amount' }).waitFor()
  await shoot(page, 'combined-rest')
  await page.getByRole('button', { name: /^Send .*USDC/ }).click()
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  await shoot(page, 'combined-success')
  await page.context().close()

  await expect.poll(() => arrivedAt(address)).toBe(100_000_000n)
  expect((await sentTo(address)).map(({ institution }) => institution)).toEqual(['coinbase', 'okx'])
  expect(await recordsOf('two-sources')).toMatchObject([{ status: 'succeeded', destinationAmount: 100 }])
}, 120_000)

test('the best source is chosen in advance, and the user changes to a coin that is converted, back, and to it again', async () => {
  await sandboxControl(rialto.sandbox).setBalance('MeshETH', 'coinbase', { BTC: '1' })
  const address = freshAddress()
  const page = await openPayment('changes-source', {
    transferType: 'payment',
    transactionId: address,
    fundingOptions: { enabled: true },
    toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address, amount: 30 }],
  })
  const converted = page.getByText(/ETH.? from .?Coinbase.?, converted first.?, .?\$[\d.]+.? in fees/)
  const asItIs = page.getByText(/[\d.]+.USDC.? from .?Binance.?, /)
  await signInAtCoinbase(page, 'MeshETH')
  await page.getByText(/converted first.?, .?\$[\d.]+.? in fees/).waitFor()
  const change = async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('heading', { name: 'How do you want to pay?' }).waitFor()
  }
  await change()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await connectByKey(page, /Binance(?!\.US)/, 'MeshUSDC')
  await asItIs.waitFor()
  const changeTo = async (source: RegExp, chosen: Locator) => {
    await change()
    await shoot(page, 'sources')
    await page.getByRole('button', { name: source }).click()
    await chosen.waitFor()
  }
  await changeTo(/ETH.? at .?Coinbase/, converted)
  await shoot(page, 'source-converted')
  await changeTo(/USDC.? at .?Binance/, asItIs)
  await changeTo(/ETH.? at .?Coinbase/, converted)
  await page.getByRole('button', { name: /^Convert and send .*USDC/ }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.getByRole('textbox').first().fill('123456')
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  await page.context().close()
  await expect.poll(() => arrivedAt(address)).toBe(30_000_000n)
  expect(await sentTo(address)).toMatchObject([{ institution: 'coinbase' }])
  expect(await recordsOf('changes-source')).toMatchObject([
    { status: 'succeeded', isSmartFundingTransfer: true, fundingMethods: [{ fromSymbol: 'ETH' }] },
  ])
}, 120_000)

const reachPreview = async (page: Page) => {
  await connectByKey(page, /Binance(?!\.US)/)
  await page.getByRole('button', { name: 'Send 5 USDC' }).waitFor()
}

test('a duplicated tab shows the transfer that the first tab sent, and the order is paid once', async () => {
  const address = freshAddress()
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address, amount: 5 }]
  const { content } = await callApi(rialto, 'POST', '/linktoken', {
    userId: 'duplicated-tab',
    transferOptions: { transferType: 'payment', transactionId: address, toAddresses },
  })
  const first = await browser.newPage()
  await first.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await reachPreview(first)
  const opened = first.waitForEvent('popup')
  // As a browser duplicates a tab: with a copy of its session storage.
  await first.evaluate(() => void window.open(location.href))
  const second = await opened
  await second.getByRole('button', { name: 'Send 5 USDC' }).waitFor()

  await first.getByRole('button', { name: 'Send 5 USDC' }).click()
  await first.getByRole('button', { name: 'Send 5 USDC' }).waitFor({ state: 'detached' })
  await second.getByRole('button', { name: 'Send 5 USDC' }).waitFor({ state: 'detached' })
  for (const page of [first, second]) await page.getByRole('button', { name: 'Done' }).waitFor()

  await expect.poll(() => arrivedAt(address)).toBe(5_000_000n)
  expect(await recordsOf('duplicated-tab')).toHaveLength(1)
})

// Its steps are also in link.browser.test.ts and in the tests of routes/link/linkExecute.
furtherTest(
  'the beneficiary is declared in a form that is returned with its missing fields, and goes with the one transfer',
  async () => {
    const address = freshAddress()
    const page = await openPayment('travel-rule', {
      transferType: 'payment',
      toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address, amount: 5 }],
    })
    await signInAtCoinbase(page, 'travelRule')
    await page.getByRole('button', { name: 'Send 5 USDC' }).click()
    const form = page.getByRole('heading', { name: 'Who receives this transfer?' })
    const code = page.getByRole('heading', { name: 'Enter your code' })
    await form.or(code).waitFor()
    if (await code.isVisible()) await page.getByRole('textbox').first().fill('123456')
    await form.waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Fill in this field.').first().waitFor()
    expect(await sentTo(address)).toEqual([])
    await page.getByRole('radio', { name: 'Me', exact: true }).check()
    await page.getByRole('radio', { name: /owner’s own wallet/ }).check()
    for (const [label, text] of [
      ['Your full name', 'Ada Lovelace'],
      ['Street and number', '12 St James’s Square'],
      ['City', 'London'],
      ['Postal code', 'SW1Y 4JH'],
    ] as const)
      await page.getByLabel(label).fill(text)
    await page.getByLabel('Country').selectOption('GB')
    await page.getByRole('button', { name: 'Continue' }).click()
    const complete = page.getByRole('heading', { name: 'Transfer complete' })
    await code.or(complete).waitFor()
    if (await code.isVisible()) await page.getByRole('textbox').first().fill('123456')
    await complete.waitFor()
    await page.context().close()
    expect(await arrivedAt(address)).toBe(5_000_000n)
    expect(await sentTo(address)).toHaveLength(1)
  },
  120_000,
)

test('a pay link opens a day later, when the link token has ended, and is paid once', async () => {
  const address = freshAddress()
  const transferOptions = {
    transferType: 'payment',
    transactionId: address,
    generatePayLink: true,
    toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address, amount: 5 }],
  }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'pay-link', transferOptions })
  const { linkToken, paymentLink } = content as { linkToken: string; paymentLink: string }
  await sandboxControl(rialto.sandbox).advanceClock(25 * 60 * 60_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const ended = page.getByRole('heading', { name: 'This link was already used or has expired' })
  await page.goto(atob(linkToken), { referer: rialto.demo })
  await ended.waitFor()
  await page.goto(paymentLink)
  await page.getByText('is used for this payment alone', { exact: false }).waitFor()
  await page.getByText('Valid until').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await reachPreview(page)
  await page.getByRole('button', { name: 'Send 5 USDC' }).click()
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  const again = await context.newPage()
  await again.goto(paymentLink)
  await again.getByText(/^Paid on /).waitFor()
  await again.getByRole('heading', { name: 'Transfer receipt' }).waitFor()
  await shoot(again, 'pay-link-paid')
  await context.close()
  expect(await arrivedAt(address)).toBe(5_000_000n)
  expect(await sentTo(address)).toHaveLength(1)
}, 120_000)

test('an onramp without an amount asks for it, asks again if the account cannot pay it, and buys', async () => {
  const address = freshAddress()
  const page = await openPayment('onramp-amount', {
    transferType: 'onramp',
    toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address }],
  })
  await page.getByRole('heading', { name: 'Choose where to buy' }).waitFor()
  await connectByKey(page, /Binance\.US/, 'Mesh3')
  await page.getByRole('heading', { name: 'How much do you want to buy?' }).waitFor()
  await shoot(page, 'buy-amount')
  const field = page.getByRole('textbox', { name: /Amount/ })
  await field.fill('900000000')
  await page.getByRole('button', { name: 'Review purchase' }).click()
  await page.getByText(/a purchase of .?\$900,000,000/).waitFor()
  await shoot(page, 'buy-refused')
  await field.fill('40')
  await page.getByRole('button', { name: 'Review purchase' }).click()
  await page.getByText(/Purchase with .?USD/).waitFor()
  await shoot(page, 'buy-preview')
  await page.getByRole('button', { name: 'Buy and send 40 USDC' }).click()
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  await shoot(page, 'buy-success')
  await page.context().close()
  expect(await arrivedAt(address)).toBe(40_000_000n)
}, 120_000)

const onBitcoin = { networkId: '03dee5da-7398-428f-9ec2-ab41bcb271da' }
const priced = { transferType: 'payment', amountInFiat: 5 }

test.each([
  ['Bitcoin’s proof and a deposit', { networkType: 'bitcoin' }, { transferType: 'deposit' }],
  ['Bitcoin’s proof and a payment', { networkType: 'bitcoin' }, priced],
  ['Bitcoin’s proof and an onramp', { networkType: 'bitcoin' }, { transferType: 'onramp' }],
  ['the Bitcoin network and a deposit', onBitcoin, { transferType: 'deposit' }],
  ['a verification and a withdrawal', {}, { transferType: 'withdrawal' }],
  ['a verification and an off-ramp', {}, { transferType: 'fiatOffRamp' }],
])('%s get no link token', async (_, verifyWalletOptions, options) => {
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address: freshAddress() }]
  const transferOptions = { ...options, toAddresses }
  const answer = await callApi(rialto, 'POST', '/linktoken', { userId: 'u', verifyWalletOptions, transferOptions })
  expect(answer).toMatchObject({ http: 400, status: 'badRequest', errorType: 'invalidField' })
  expect(JSON.stringify(answer)).not.toContain('linkToken')
})

test('Link that is opened without a link token, as after a refused combination, says so', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${rialto.api}/link`)
  await page.getByText(/Part of the address is missing/).waitFor()
  await page.getByRole('button', { name: 'Close' }).first().waitFor()
  await page.context().close()
})
