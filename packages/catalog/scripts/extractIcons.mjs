/**
 * Writes src/icons.generated.ts from an unpacked @web3icons/core (MIT), which is too large to depend on:
 *
 *     npm pack @web3icons/core@4.0.56 && tar xzf web3icons-core-4.0.56.tgz
 *     node packages/catalog/scripts/extractIcons.mjs ./package
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Our key to the file in the package. A key of an integration, a token symbol or a network name, in lower case. */
const files = {
  coinbase: 'exchanges/branded/coinbase',
  binance: 'exchanges/branded/binance',
  kraken: 'exchanges/branded/kraken',
  gemini: 'exchanges/branded/gemini',
  bybit: 'exchanges/background/bybit',
  okx: 'exchanges/background/okx',
  kucoin: 'exchanges/branded/kucoin',
  bitstamp: 'exchanges/branded/bitstamp',
  gateio: 'exchanges/branded/gate-io',
  cryptocom: 'exchanges/branded/crypto-com',
  bitget: 'exchanges/branded/bitget',
  coinex: 'exchanges/branded/coinex',
  upbit: 'exchanges/branded/upbit',
  usdc: 'tokens/branded/USDC',
  usdt: 'tokens/branded/USDT',
  eth: 'tokens/branded/ETH',
  btc: 'tokens/branded/BTC',
  sol: 'tokens/branded/SOL',
  ethereum: 'networks/branded/ethereum',
  base: 'networks/branded/base',
  metamask: 'wallets/background/metamask',
  coinbasewallet: 'wallets/background/coinbase',
  trustwallet: 'wallets/background/trust',
  rainbow: 'wallets/background/rainbow',
  rabby: 'wallets/background/rabby',
  phantom: 'wallets/background/phantom',
}

/** Content that could run or load something: the drawings are served as images from our own origin. */
const forbidden = /<script|<foreignObject|<image|<use|\son[a-z]+\s*=|(?:href|src)\s*=|javascript:|url\((?!#)/i

const source = process.argv[2]
if (source === undefined) throw new Error('usage: extractIcons.mjs <unpacked package>')

const icons = {}
for (const [key, file] of Object.entries(files)) {
  const { default: svg } = await import(pathToFileURL(resolve(source, 'dist/svgs', `${file}.svg.js`)).href)
  if (typeof svg !== 'string' || !svg.startsWith('<svg') || forbidden.test(svg))
    throw new Error(`${file} is not a plain SVG`)
  icons[key] = svg.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()
}

const lines = Object.entries(icons).map(([key, svg]) => `  ${key}:\n    '${svg.replaceAll("'", "\\'")}',`)
const text = `/** Written by scripts/extractIcons.mjs; drawings under src/icons.LICENCE.md. Complete SVG documents by key. */
export const icons = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, string>>
`
await writeFile(fileURLToPath(new URL('../src/icons.generated.ts', import.meta.url)), text)
