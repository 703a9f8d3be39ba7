import { createHash } from 'node:crypto'
import { faultModes } from '../http/createFaults.ts'
import { escapeHtml } from '../oauth/pages.ts'
import { amountTriggers } from '../withdrawals/amountTriggers.ts'
import { ONE_TIME_CODES, PASSWORD, personas } from '../data/personas.ts'
import type { SimResponse } from '../http/types.ts'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8885;vertical-align:top}code{font-size:.95em}`

/**
 * The calls of the control API, and what they take.
 *
 * @public Read by scripts/writeSandboxDocs.mjs.
 */
export const CONTROL: readonly (readonly [string, string])[] = [
  [
    'POST /control/faults',
    '{host, method?, path, mode, times?, ms?, code?, body?, retryAfter?, location?, afterSideEffect?}',
  ],
  ['POST /control/faults/release', 'releases requests held by a hang'],
  ['DELETE /control/faults', 'removes every fault'],
  ['POST /control/clock/advance', '{ms}'],
  ['POST /control/withdrawals/:id/complete', 'or /fail {reason}, or /announce {hash}: names another transaction'],
  ['POST /control/tokens/expire', 'or /revoke {persona}'],
  ['POST /control/health', '{institution, up}'],
  [
    'POST /control/coinbase/accounts',
    '{persona, symbol, amount?, name?, type?, primary?}: adds an account. /:id changes the last three; DELETE /:persona removes all changes',
  ],
  ['POST /control/kraken/addresses', '{persona, symbol, network?, addresses}: addresses saved by the user'],
  [
    'POST /control/alpaca/whitelists',
    '{persona, asset, address, chain?}: whitelist, whose entries take effect after a day',
  ],
  ['POST /control/bybit/addresses', '{persona, chain, address}: address book'],
  ['POST /control/gemini/addresses', '{persona, network, address, daysAgo?}: approved addresses'],
  ['POST /control/gemini/keys', '{persona, timed}: whether the key requires time-based nonces'],
  ['POST /control/kucoin/favorites', '{persona, chain, address}: favorite addresses'],
  ['GET /control/sandboxBrokerage/codes', 'codes that the Sandbox Brokerage has sent and nobody has used yet'],
  ['POST /control/personas/:name/reset', 'or /balances {institution?, balances}'],
  ['POST /control/bridge/triggers', '{mode, times?, ms?, bps?, depositAddress?}; DELETE removes them'],
  ['POST /control/bridge/liquidity', '{chainId, symbol, amount}'],
  ['POST /control/bridge/webhook', '{url, apiKey}'],
  ['GET /control/bridge', 'addresses, requests and payments of the bridge'],
  ['GET /control/chains', 'local chains: network ID, JSON-RPC URL, token contracts and decimals'],
  [
    'POST /control/chains/airdrop',
    '{network, address, symbol, amount}: sends ETH, USDC or USDT on an EVM chain to any address. network is a name, CAIP-2 ID or network ID',
  ],
  ['GET /control/solana', 'URL of the JSON-RPC of Solana, and the mints'],
  ['POST /control/solana/airdrop', '{address, symbol?, amount}: sends SOL, USDC or USDT on Solana to any address'],
  ['GET /control/bitcoin', 'URL of the JSON-RPC of Bitcoin'],
  ['POST /control/bitcoin/airdrop', '{address, amount}: sends BTC to any address of Bitcoin’s testnet'],
  ['GET /control/ledger', 'and /control/withdrawals, /control/requests, /control/faults, /control/clock'],
]

const row = (cells: readonly string[]): string => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

/** The page at the sandbox's own address. */
export const homePage = (hosts: readonly string[]): SimResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`,
  },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox institutions</title><style>${STYLE}</style></head><body><main>
<h1>Sandbox institutions</h1>
<p>Simulated exchanges that speak the real protocols. They are selected by Host header, or under <code>/~host/</code> in a browser: ${hosts.map(h => `<code>${escapeHtml(h)}</code>`).join(', ')}.</p>
<h2>Personas</h2>
<p>The password and the API secret are <code>${PASSWORD}</code>; for API keys, the key is the persona’s name. One-time code <code>${ONE_TIME_CODES.valid}</code>; <code>${ONE_TIME_CODES.wrong}</code> is incorrect, <code>${ONE_TIME_CODES.expired}</code> has expired.</p>
<table><thead><tr><th scope="col">Name</th><th scope="col">Description</th></tr></thead><tbody>${personas.map(p => row([`<code>${escapeHtml(p.name)}</code>`, escapeHtml(p.about)])).join('')}</tbody></table>
<h2>Amounts</h2>
<p>Certain decimals of the received amount trigger a failure: with <code>12.777</code>, the response is lost.</p>
<table><thead><tr><th scope="col">Decimals</th><th scope="col">Result</th></tr></thead><tbody>${Object.entries(
    amountTriggers,
  )
    .map(([fraction, { about }]) => row([`<code>${fraction}</code>`, escapeHtml(about)]))
    .join('')}</tbody></table>
<h2>Control API</h2>
<table><thead><tr><th scope="col">Call</th><th scope="col">Parameters or result</th></tr></thead><tbody>${CONTROL.map(([call, takes]) => row([`<code>${escapeHtml(call)}</code>`, escapeHtml(takes)])).join('')}</tbody></table>
<h2>Faults</h2>
<p><code>POST /control/faults</code> makes the next <code>times</code> requests (default 1) to <code>host</code> fail whose path begins with <code>path</code>. With <code>afterSideEffect</code>, a request that has no effect takes effect all the same.</p>
<table><thead><tr><th scope="col">Mode</th><th scope="col">Result</th></tr></thead><tbody>${Object.entries(faultModes)
    .map(([mode, about]) =>
      row([`<code>${mode}</code>`, escapeHtml(about).replaceAll(/`([^`]+)`/g, '<code>$1</code>')]),
    )
    .join('')}</tbody></table>
</main></body></html>`,
})
