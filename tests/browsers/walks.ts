import { callApi } from '../harness/callApi.ts'
import { beforehand, binance, nameOf, type Obstacle, onSending } from '../harness/obstacles.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import type { Rialto } from '../harness/startRialto.ts'
import { button, field, type Tab } from './tab.ts'

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const merchantAddress = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const send = button(/^Send \d/)
const confirm = button(/^(Connect|Sign in)$/)

export interface Walk {
  name: string
  run(rialto: Rialto, tab: Tab): Promise<void>
}

const openLink = async (rialto: Rialto, tab: Tab, userId: string, amountInFiat: number) => {
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address: merchantAddress }]
  const transferOptions = { transferType: 'payment', amountInFiat, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, standalone: true, transferOptions })
  await tab.goto(atob((content as { linkToken: string }).linkToken))
  // A standalone page first shows its notice.
  await tab.press(button(/^Continue$/))
}

const connectByKey = async (tab: Tab, { institution = binance, persona, password = 'Pass123' }: Obstacle) => {
  await tab.press(button(institution))
  await tab.press(button(/^Continue$/))
  await tab.until(`Boolean(${confirm})`, 'the form')
  await tab.type(field(0), persona)
  const fields = institution.test('OKX') || institution.test('KuCoin') ? [1, 2] : [1]
  for (const at of fields) await tab.type(field(at), password)
  await tab.press(confirm)
}

const connectBySignIn = async (tab: Tab) => {
  await tab.press(button(/^Coinbase/))
  const open = () => tab.press(button(/^Continue to Coinbase/))
  await tab.inPopup(open, async popup => {
    await popup.type(field(0), 'Mesh')
    await popup.type(field(1), 'Pass123')
    await popup.press(button(/^Sign in$/))
    await popup.press(button(/^Allow$/))
  })
}

const isShown = (text: string) =>
  `[...document.querySelectorAll('h1, .r-notice, .r-notice *')].some(one => one.innerText.includes(${JSON.stringify(text)}))`

const meets = async (tab: Tab, { title, primary }: Obstacle) => {
  await tab.until(isShown(title), `“${title}”`)
  const first = `document.querySelector('.step__actions .r-button').innerText`
  const wanted =
    typeof primary === 'string' ? `${first} === ${JSON.stringify(primary)}` : `${String(primary)}.test(${first})`
  await tab.until(wanted, `the action ${String(primary)}`)
}

const complete = async (tab: Tab) => {
  await tab.press(send)
  await tab.until(isShown('Transfer complete'), 'the end of the transfer')
}

const deposits: Walk[] = [
  {
    name: 'deposit by OAuth',
    run: async (rialto, tab) => {
      await openLink(rialto, tab, 'by OAuth', 50)
      await connectBySignIn(tab)
      await tab.press(send)
      await tab.type(field(0), '123456')
      await tab.until(isShown('Transfer complete'), 'the end of the transfer')
    },
  },
  {
    name: 'deposit by key',
    run: async (rialto, tab) => {
      await openLink(rialto, tab, 'by key', 50)
      await connectByKey(tab, { persona: 'Mesh', title: '', primary: '' })
      await complete(tab)
    },
  },
]

const refusals = (rows: readonly Obstacle[], isOnSending: boolean): Walk[] =>
  rows.map(row => ({
    name: nameOf(row),
    run: async (rialto, tab) => {
      await openLink(rialto, tab, `browsers ${nameOf(row)}`, row.amountInFiat ?? 5)
      await connectByKey(tab, row)
      if (isOnSending) {
        await tab.until(`Boolean(${send})`, 'the preview')
        const control = sandboxControl(rialto.sandbox)
        if (row.fault) await control.addFault({ ...row.fault, path: '/', times: 1_000 })
        await tab.press(send)
        await meets(tab, row)
        await control.clearFaults()
      } else await meets(tab, row)
    },
  }))

/** The deposit by each way to connect, and each thing that can keep a user from it. */
export const walks: readonly Walk[] = [...deposits, ...refusals(beforehand, false), ...refusals(onSending, true)]
