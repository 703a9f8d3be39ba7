import { createHash } from 'node:crypto'
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
  ['POST /control/faults/release', 'lets go of what a hang holds'],
  ['DELETE /control/faults', 'forgets every fault'],
  ['POST /control/clock/advance', '{ms}'],
  ['POST /control/withdrawals/:id/complete', 'or /fail {reason}'],
  ['POST /control/tokens/expire', 'or /revoke {persona}'],
  ['POST /control/health', '{institution, up}'],
  [
    'POST /control/coinbase/accounts',
    '{persona, symbol, amount?, name?, type?, primary?}: a further account. /:id changes the last three; DELETE /:persona undoes all',
  ],
  ['POST /control/kraken/addresses', '{persona, symbol, network?, addresses}: what the user saved there'],
  [
    'POST /control/alpaca/whitelists',
    '{persona, asset, address, chain?}: the whitelist, whose entries count after a day',
  ],
  ['POST /control/bybit/addresses', '{persona, chain, address}: the address book'],
  ['POST /control/gemini/addresses', '{persona, network, address, daysAgo?}: the approved addresses'],
  ['POST /control/gemini/keys', '{persona, timed}: whether the key wants the time for a nonce'],
  ['POST /control/kucoin/favorites', '{persona, chain, address}: the favorite addresses'],
  ['POST /control/personas/:name/reset', 'or /balances {institution?, balances}'],
  ['POST /control/bridge/triggers', '{mode, times?, ms?, bps?, depositAddress?}; DELETE forgets them'],
  ['POST /control/bridge/liquidity', '{chainId, symbol, amount}'],
  ['POST /control/bridge/webhook', '{url, apiKey}'],
  ['GET /control/bridge', 'addresses, requests and payments of the bridge'],
  [
    'GET /control/ledger',
    'and /control/withdrawals, /control/chains, /control/requests, /control/faults, /control/clock',
  ],
]

const row = (cells: readonly string[]): string => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

/** What a person who opens the listener's address gets to read. */
export const homePage = (hosts: readonly string[]): SimResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`,
  },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox institutions</title><style>${STYLE}</style></head><body><main>
<h1>Sandbox institutions</h1>
<p>Simulated exchanges that speak the real protocols. They answer by Host header, or under <code>/~host/</code> in a browser: ${hosts.map(h => `<code>${escapeHtml(h)}</code>`).join(', ')}.</p>
<h2>Personas</h2>
<p>The password and the API secret are <code>${PASSWORD}</code>; where there are API keys, the key is the name. One-time code <code>${ONE_TIME_CODES.valid}</code>; <code>${ONE_TIME_CODES.wrong}</code> is wrong, <code>${ONE_TIME_CODES.expired}</code> has expired.</p>
<table><thead><tr><th scope="col">Name</th><th scope="col">What it is</th></tr></thead><tbody>${personas.map(p => row([`<code>${escapeHtml(p.name)}</code>`, escapeHtml(p.about)])).join('')}</tbody></table>
<h2>Amounts</h2>
<p>What is to arrive, by its fraction: <code>12.777</code> loses its reply.</p>
<table><thead><tr><th scope="col">Fraction</th><th scope="col">What happens</th></tr></thead><tbody>${Object.entries(
    amountTriggers,
  )
    .map(([fraction, { about }]) => row([`<code>${fraction}</code>`, escapeHtml(about)]))
    .join('')}</tbody></table>
<h2>Control API</h2>
<table><thead><tr><th scope="col">Call</th><th scope="col">Takes</th></tr></thead><tbody>${CONTROL.map(([call, takes]) => row([`<code>${escapeHtml(call)}</code>`, escapeHtml(takes)])).join('')}</tbody></table>
</main></body></html>`,
})
