import { renderSVG } from 'uqr'

import type { BackupCatalog, BackupPair } from '@rialto/catalog'
import { h, icon } from './dom.ts'
import { fill, type Texts } from './texts.ts'

type Back = { onBack?: (() => void) | undefined }

/** The present screen and the handlers of its controls. */
export type View =
  | { name: 'tokens'; tokens: { symbol: string; networks: string[] }[]; onChoose: (symbol: string) => void }
  | ({ name: 'networks'; symbol: string; networks: BackupPair[]; onChoose: (pair: BackupPair) => void } & Back)
  | ({ name: 'preparing'; pair: BackupPair } & Back)
  | ({
      name: 'address'
      pair: BackupPair
      address: string
      addressTag: string | undefined
      onCopied: () => void
      onDone: () => void
    } & Back)
  | ({
      name: 'problem'
      reason: 'failed' | 'invalid'
      pair: BackupPair
      onRetry: (() => void) | undefined
      onAnother: (() => void) | undefined
    } & Back)
  | { name: 'unavailable' }

/** Networks whose wallets call a tag a destination tag. */
const tagNetworks: readonly string[] = ['ripple']

/** Draws one view at a time. Focus moves to the heading of each, so that a screen reader reads it. */
export function createScreens(
  root: HTMLElement,
  { catalog, texts, onClose }: { catalog: BackupCatalog; texts: Texts; onClose: () => void },
): { show: (view: View) => void } {
  const date = new Date(catalog.generatedAtUtc).toLocaleDateString(document.documentElement.lang || 'en', {
    dateStyle: 'medium',
  })

  const logo = (key: string, name: string): HTMLElement => {
    const source = catalog.logos[key]
    return source === undefined
      ? h('span', { class: 'logo logo--initials', 'aria-hidden': 'true' }, name.slice(0, 2).toUpperCase())
      : h('span', { class: 'logo', 'aria-hidden': 'true' }, h('img', { src: source, alt: '' }))
  }
  const tokenLogo = (symbol: string) => logo(`token:${symbol.toUpperCase()}`, symbol)

  const row = (picture: HTMLElement, title: string, detail: string | undefined, click: () => void): HTMLElement =>
    h(
      'li',
      {},
      h(
        'button',
        { class: 'row', type: 'button', click },
        picture,
        h(
          'span',
          { class: 'row__text' },
          h('strong', {}, title),
          detail ? h('span', { class: 'soft' }, detail) : undefined,
        ),
        icon('chevron'),
      ),
    )

  const heading = (text: string): HTMLElement => h('h1', { tabindex: '-1' }, text)
  const button = (text: string, click: () => void, kind = 'primary'): HTMLElement =>
    h('button', { class: `button button--${kind}`, type: 'button', click }, text)

  const copyButton = (label: string, value: string, onCopied?: () => void): HTMLElement => {
    const text = h('span', { role: 'status' }, label)
    const element = h('button', { class: 'button button--quiet', type: 'button' }, icon('copy'), text)
    element.addEventListener('click', () => {
      void copy(value).then(isCopied => {
        if (!isCopied) return
        text.textContent = texts.copied
        element.firstChild?.replaceWith(icon('check'))
        onCopied?.()
      })
    })
    return element
  }

  const tagCard = (tag: string, addressTag: string): Node =>
    h(
      'section',
      { class: 'card card--caution' },
      h('h2', {}, tag),
      h('p', { class: 'address', translate: 'no' }, addressTag),
      h('p', { class: 'small' }, fill(texts.tagWarning, { tag })),
      copyButton(fill(texts.copyTag, { tag }), addressTag),
    )

  const addressView = (view: Extract<View, { name: 'address' }>): Node[] => {
    const { pair, address, addressTag, onCopied, onDone } = view
    const names = { symbol: pair.symbol, network: pair.networkName }
    const tag = tagNetworks.includes(pair.networkType) ? texts.destinationTag : texts.memo
    return [
      h('div', { class: 'lead' }, tokenLogo(pair.symbol), heading(fill(texts.send, names))),
      qrCode(address, fill(texts.qr, { address })),
      h(
        'section',
        { class: 'card' },
        h('h2', {}, fill(texts.address, names)),
        h('p', { class: 'address', translate: 'no' }, ...grouped(address)),
        copyButton(texts.copy, address, onCopied),
      ),
      addressTag === undefined ? undefined : tagCard(tag, addressTag),
      h('p', { class: 'notice' }, icon('alert'), h('span', {}, fill(texts.onlyWarning, names))),
      h('div', { class: 'actions' }, button(texts.done, onDone)),
    ].filter(node => node !== undefined)
  }

  const problemView = (view: Extract<View, { name: 'problem' }>): Node[] => {
    const names = { symbol: view.pair.symbol, network: view.pair.networkName }
    const isInvalid = view.reason === 'invalid'
    return [
      h('span', { class: 'sign' }, icon('alert')),
      heading(fill(isInvalid ? texts.invalid : texts.failed, names)),
      h('p', { class: 'soft' }, fill(isInvalid ? texts.invalidHint : texts.failedHint, names)),
      h(
        'div',
        { class: 'actions' },
        view.onRetry ? button(texts.retry, view.onRetry) : undefined,
        view.onAnother ? button(texts.another, view.onAnother, view.onRetry ? 'quiet' : 'primary') : undefined,
        view.onRetry || view.onAnother ? undefined : button(texts.close, onClose),
      ),
    ]
  }

  const contentOf = (view: View): Node[] => {
    switch (view.name) {
      case 'tokens':
        return [
          heading(texts.chooseToken),
          h('p', { class: 'notice' }, icon('alert'), h('span', {}, texts.limited)),
          h(
            'ul',
            { class: 'list' },
            ...view.tokens.map(({ symbol, networks }) =>
              row(
                tokenLogo(symbol),
                symbol,
                networks.length === 1 ? networks[0] : fill(texts.networks, { count: String(networks.length) }),
                () => view.onChoose(symbol),
              ),
            ),
          ),
        ]
      case 'networks':
        return [
          heading(fill(texts.chooseNetwork, { symbol: view.symbol })),
          h('p', { class: 'soft' }, texts.networkHint),
          h(
            'ul',
            { class: 'list' },
            ...view.networks.map(pair =>
              row(logo(`network:${pair.networkId}`, pair.networkName), pair.networkName, undefined, () =>
                view.onChoose(pair),
              ),
            ),
          ),
        ]
      case 'preparing':
        return [
          h('span', { class: 'spinner' }),
          heading(fill(texts.preparing, { symbol: view.pair.symbol })),
          h('p', { class: 'soft', role: 'status' }, texts.preparingHint),
        ]
      case 'address':
        return addressView(view)
      case 'problem':
        return problemView(view)
      case 'unavailable':
        return [
          h('span', { class: 'sign' }, icon('alert')),
          heading(texts.unavailable),
          h('p', { class: 'soft' }, texts.unavailableHint),
          h('div', { class: 'actions' }, button(texts.close, onClose)),
        ]
    }
  }

  return {
    show: view => {
      const onBack = 'onBack' in view ? view.onBack : undefined
      root.replaceChildren(
        h(
          'header',
          {},
          onBack
            ? h('button', { class: 'tool', type: 'button', 'aria-label': texts.back, click: onBack }, icon('back'))
            : h('span', { class: 'tool' }),
          h('span', { class: 'title' }, texts.title),
          h('button', { class: 'tool', type: 'button', 'aria-label': texts.close, click: onClose }, icon('close')),
        ),
        h('main', { class: `view view--${view.name}` }, ...contentOf(view)),
        h('footer', { class: 'small' }, fill(texts.asOf, { date })),
      )
      root.querySelector('h1')?.focus()
    },
  }
}

/** Groups of four characters. People compare the first and the last group. */
const grouped = (address: string): HTMLElement[] =>
  (address.match(/.{1,4}/g) ?? []).map((part, at, all) =>
    h('span', { class: at === 0 || at >= all.length - 2 ? 'mark' : 'plain' }, part),
  )

/** Encodes the plain address, because the scanners of many exchanges do not read payment links. */
const qrCode = (address: string, label: string): HTMLElement => {
  const picture = h('div', { class: 'qr', role: 'img', 'aria-label': label })
  // The library builds the markup from the code's modules only, so the address itself cannot become markup.
  picture.innerHTML = renderSVG(address, { border: 2, ecc: 'M' })
  return picture
}

/** A frame without clipboard permission copies in the way of older browsers. */
async function copy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    const field = h('textarea', { 'aria-hidden': 'true', class: 'offscreen' })
    field.value = value
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}
