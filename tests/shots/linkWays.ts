import { eventually } from '../harness/eventually.ts'
import { callApi } from '../harness/callApi.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { action, choose, connect, deposit, fillKey, openLink, payment, shown, signInAtCoinbase } from './linkPages.ts'
import type { Stage } from './surface.ts'

const shell = async ({ rialto, context, shoot }: Stage) => {
  const page = await context.newPage()
  await page.route(/assets\/index-.*\.js/, () => undefined)
  await page.goto(`${rialto.api}/link?code=shell`, { waitUntil: 'commit' })
  await shown(page, '.skeleton__row')
  await shoot(page, '00-shell')
}

const secondFactor = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'second factor')
  await signInAtCoinbase(page, 'Mesh')
  await shown(page, '.preview__amount')
  await action(page).click()
  const code = page.locator('.code input')
  await code.waitFor()
  await stage.shoot(page, '26-code')
  await code.fill('000000')
  await shown(page, '.r-field__error')
  await stage.shoot(page, '27-code-refused')
}

const blocked = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'blocked')
  await choose(page, 'Coinbase')
  await page.evaluate(() => (window.open = () => null))
  await action(page).click()
  await shown(page, '.waiting')
  await stage.shoot(page, '08b-sign-in-blocked')
}

const network = async (stage: Stage) => {
  const [onBase] = deposit.transferOptions.toAddresses
  const onSepolia = { ...onBase, networkId: '03b2d786-7092-4a6a-9737-d6013e21819b' }
  const both = { transferOptions: { transferType: 'deposit', toAddresses: [onBase, onSepolia] } }
  const page = await openLink(stage, both, 'two networks')
  await connect(page)
  await shown(page, '.group')
  await choose(page, 'USDC')
  await shown(page, '.r-row')
  await stage.shoot(page, '14b-network')
}

const combined = async (stage: Stage) => {
  const sandbox = sandboxControl(stage.rialto.sandbox)
  const balances = { coinbase: '70', binance: '45' }
  for (const [institution, USDC] of Object.entries(balances)) await sandbox.setBalance('Mesh4', institution, { USDC })
  const [onBase] = deposit.transferOptions.toAddresses
  const request = {
    transferOptions: {
      transferType: 'payment',
      fundingOptions: { maximumSources: 2 },
      toAddresses: [{ ...onBase, amount: 100 }],
    },
  }
  const page = await openLink(stage, request, `combined ${stage.language}`)
  await signInAtCoinbase(page, 'Mesh4')
  await shown(page, '.r-notice')
  await stage.shoot(page, '60-not-enough-alone')
  await action(page).click()
  await connect(page, 'Mesh4', 'Binance')
  await shown(page, '.step__body .r-button')
  await stage.shoot(page, '61-combined')
  await page.locator('.step__body .r-button').first().click()
  await shown(page, 'input[type=checkbox], [role=checkbox]')
  await stage.shoot(page, '62-combined-accounts')
}

const manual = async (stage: Stage) => {
  const control = sandboxControl(stage.rialto.sandbox)
  await control.setBridgeWebhook({ url: `${stage.rialto.api}/providers/relay/webhook`, apiKey: 'relay_sandbox_key' })
  const destinations = [{ network: 'eip155:84532', asset: 'USDC' }]
  await eventually(async () => {
    const { content } = await callApi(stage.rialto, 'POST', '/bridging/routes/deposit', { destinations })
    return (content as { routes: unknown[] }).routes.length > 0
  }, 'the bridge to list its routes')
  const page = await openLink(stage, deposit, `manual ${stage.language}`)
  await action(page).click()
  await page.locator('.r-row', { hasText: 'USDC' }).first().waitFor()
  await stage.shoot(page, '63-manual')
  await page.locator('.r-row', { hasText: 'USDC' }).first().click()
  await shown(page, '.qr')
  await stage.shoot(page, '64-manual-address')
  const address = ((await page.locator('.address').first().textContent()) ?? '').replaceAll(/\s/g, '')
  const networkId = deposit.transferOptions.toAddresses[0]?.networkId ?? ''
  await control.airdropOn(networkId, { address, symbol: 'USDC', amount: '30' })
  await page.locator('.hero--bad').waitFor({ timeout: 120_000 })
  await stage.shoot(page, '64b-manual-wrong-network')
}

const locked = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'limited key')
  await choose(page, 'Bybit')
  await action(page).click()
  await fillKey(page, 'ipLocked')
  await shown(page, '.r-notice')
  await stage.shoot(page, '10b-key-limited')
}

const tooMuch = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'read-only key')
  await connect(page, 'readOnlyKey')
  await shown(page, '.hero--bad')
  await stage.shoot(page, '43-permission-missing')
}

/** The other ways to sign in and to pay, and what stops them. */
export const ways = { shell, secondFactor, blocked, network, combined, manual, locked, tooMuch }
