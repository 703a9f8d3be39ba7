import { sandboxControl } from '../harness/sandboxControl.ts'
import { demoClient } from '../harness/startRialto.ts'
import { action, choose, connect, deposit, onBase, openLink, payment, shown, signInAtCoinbase } from './linkPages.ts'
import type { Stage } from './surface.ts'

const offline = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'offline')
  await connect(page)
  await shown(page, '#amount-form')
  await stage.context.setOffline(true)
  await shown(page, '.link__offline')
  await stage.shoot(page, '12b-offline')
}

/** A window of 1,280 pixels at 200 % and 400 %, and a phone on its side. */
const zoomedSizes = {
  'zoom-200': { width: 640, height: 450 },
  'zoom-400': { width: 320, height: 225 },
  landscape: { width: 844, height: 390 },
}

const zoomed = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'zoomed')
  await page.setViewportSize(zoomedSizes['zoom-400'])
  await stage.shoot(page, '01c-catalogue-zoomed', { sizes: zoomedSizes })
  await connect(page)
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  await stage.shoot(page, '20b-preview-zoomed', { sizes: zoomedSizes })
}

/** A quarter of the way in, held there. */
const motion = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'moves')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const held = new CSSStyleSheet()
    held.replaceSync(
      '* { transition: none !important } .step { animation-play-state: paused !important; animation-delay: -40ms !important }',
    )
    document.adoptedStyleSheets = [held]
  })
  await choose(page, 'Coinbase')
  await shown(page, '.points')
  await stage.shoot(page, '03b-step-comes-in', { isMoving: true })
  await page.goBack()
  await shown(page, 'input[type=search]')
  await stage.shoot(page, '03c-step-comes-back', { isMoving: true })
}

const receiver = async (stage: Stage) => {
  const page = await openLink(stage, payment(5), `receiver ${stage.language}`)
  await signInAtCoinbase(page, 'travelRule')
  await shown(page, '.preview__amount')
  await action(page).click()
  const form = page.locator('form input[type=radio]').first()
  const code = page.locator('.code input')
  await form.or(code).first().waitFor()
  if (await code.isVisible()) await code.fill('123456')
  await form.waitFor()
  await stage.shoot(page, '28-receiver')
  await action(page).click()
  await shown(page, '.r-field__error')
  await stage.shoot(page, '29-receiver-incomplete')
}

/** A client whose record says who holds the keys: one sentence to confirm, in place of the form. */
const receiverKnown = async (stage: Stage) => {
  const page = await openLink(stage, { ...payment(5), subClientId: await subClientWithRecord(stage) }, 'receiver known')
  await signInAtCoinbase(page, 'travelRule')
  await shown(page, '.preview__amount')
  await action(page).click()
  const code = page.locator('.code input')
  const sentence = page.locator('form')
  await sentence.or(code).first().waitFor()
  if (await code.isVisible()) await code.fill('123456')
  await sentence.waitFor()
  await stage.shoot(page, '28b-receiver-known')
}

/** Its key is that of the sandbox's configuration. */
const managementKey = `amk_sandbox_demo_${'0'.repeat(51)}a`

const subClientWithRecord = async ({ rialto }: Stage): Promise<string> => {
  const call = async (method: string, path: string, bearer: string, body: object) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    const answer = await fetch(`${rialto.api}/admin/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { content: Record<string, string> }).content
  }
  const { id_token: token = '' } = await call('POST', '/Token', managementKey, {
    clientId: demoClient.id,
    clientSecret: managementKey,
  })
  const { id = '' } = await call('POST', '/SubClient', token, {
    displayName: 'Harbor Coffee',
    businessLegalName: 'Harbor Coffee Ltd',
    callbackUrls: ['https://harbor.example/return'],
  })
  await call('PUT', `/SubClient/${id}/compliance`, token, {
    clientType: 'merchant',
    walletType: 'selfHosted',
    registeredAddress: { line1: '1 Quay Street', city: 'Bristol', postalCode: 'BS1 4ER', countryCode: 'GB' },
  })
  return id
}

const sources = async (stage: Stage) => {
  await sandboxControl(stage.rialto.sandbox).setBalance('MeshETH', 'coinbase', { BTC: '1' })
  const toAddresses = [{ ...onBase, amount: 30 }]
  const transferOptions = { transferType: 'payment', fundingOptions: { enabled: true }, toAddresses }
  const page = await openLink(stage, { transferOptions }, `sources ${stage.language}`)
  await signInAtCoinbase(page, 'MeshETH')
  await shown(page, '.preview__source .r-button')
  await action(page).waitFor()
  await stage.shoot(page, '16-source')
  await page.locator('.preview__source .r-button').click()
  await shown(page, '.rows .r-row')
  await stage.shoot(page, '17-sources')
}

const declined = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'declines')
  await signInAtCoinbase(page, 'Mesh', 'Deny')
  await shown(page, '.hero--bad, .r-notice')
  await stage.shoot(page, '08c-sign-in-denied')
}

/** The institution accepts the transfer and then says nothing more of it. */
const slow = async (stage: Stage) => {
  const { addFault, clearFaults } = sandboxControl(stage.rialto.sandbox)
  await stage.context.clock.install()
  const page = await openLink(stage, payment(50), `slow ${stage.language}`)
  await connect(page, 'Mesh', 'OKX')
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  await addFault({ host: 'www.okx.com', path: '/api/v5/asset/withdrawal-history', mode: 'status', times: 1_000 })
  await action(page).click()
  await shown(page, '.r-steps')
  await stage.context.clock.fastForward('11:00')
  await shown(page, '.r-notice')
  await stage.shoot(page, '22b-progress-slow')
  await clearFaults()
}

/** A small part is sent first, and the rest once it has arrived. */
const rehearsal = async (stage: Stage) => {
  const toAddresses = [{ ...onBase, amount: 500 }]
  const transferOptions = { transferType: 'payment', rehearsalAboveInFiat: 100, toAddresses }
  const page = await openLink(stage, { transferOptions }, `rehearses ${stage.language}`)
  await connect(page)
  await shown(page, '.preview__amount')
  await action(page, 1).waitFor()
  await stage.shoot(page, '67-rehearsal-offered')
  await action(page, 1).click()
  await shown(page, '.step__body .card__row')
  await action(page).waitFor()
  await stage.shoot(page, '67b-rehearsal')
  await action(page).click()
  await page.locator('.step__actions .r-button:not(.r-button--quiet)').waitFor({ timeout: 60_000 })
  await stage.shoot(page, '67c-rehearsal-arrived')
}

/** States possible at any step, and steps that only some transfers have. */
export const states = { offline, zoomed, motion, receiver, receiverKnown, sources, declined, slow, rehearsal }
