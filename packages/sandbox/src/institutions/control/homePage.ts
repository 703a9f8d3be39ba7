import { createHash } from 'node:crypto'

import { ONE_TIME_CODES, PASSWORD, personas } from '../data/personas.ts'
import { faultModes } from '../http/createFaults.ts'
import type { SimResponse } from '../http/types.ts'
import { escapeHtml } from '../oauth/pages.ts'
import { amountTriggers } from '../withdrawals/amountTriggers.ts'
import { SCRIPT } from './console/consoleScript.ts'
import { STYLE } from './console/consoleStyle.ts'
import type { ControlContext } from './controlContext.ts'
import { CONTROL } from './controlCalls.ts'
import { institutionTitle } from './institutionTitles.ts'

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const POLICY = [
  "default-src 'none'",
  `style-src ${sha256(STYLE)}`,
  `script-src ${sha256(SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const section = (title: string, intro: string, content: string): string =>
  `<section><h2>${title}</h2>${intro === '' ? '' : `<p>${intro}</p>`}${content}</section>`

const card = (title: string, content: string): string => `<div class="card"><h3>${title}</h3>${content}</div>`

const HOUR_MS = 3_600_000
const steps: readonly (readonly [string, number])[] = [
  ['10 minutes', HOUR_MS / 6],
  ['1 hour', HOUR_MS],
  ['1 day', 24 * HOUR_MS],
]

const clockCard = (): string =>
  card(
    'Clock',
    `<p id="now" class="name">–</p><p>Moves the time of the sandbox and of the server.</p><div class="row">${steps
      .map(([name, ms]) => `<button type="button" data-advance="${ms}">${name}</button>`)
      .join('')}</div>`,
  )

const institutionsCard = ({ simulators, health }: Pick<ControlContext, 'simulators' | 'health'>): string =>
  card(
    'Institutions',
    `<p>Press one to take it down, and again to bring it back.</p><div class="row">${simulators
      .map(
        ({ name }) =>
          `<button type="button" data-institution="${name}" aria-pressed="${String(!health.isUp(name))}">${escapeHtml(institutionTitle(name))}</button>`,
      )
      .join('')}</div>`,
  )

const option = (value: string): string => `<option>${escapeHtml(value)}</option>`

const faultsCard = (hosts: readonly string[]): string =>
  card(
    'Faults',
    `<form id="fault"><label>Host<select name="host">${hosts.map(option).join('')}</select></label>
<label>What happens<select name="mode">${Object.keys(faultModes).map(option).join('')}</select></label>
<label>Requests<input name="times" type="number" min="1" max="1000000" value="1" required></label>
<button class="primary">Add fault</button></form>
<ul id="faults" role="list"></ul>
<div class="row"><button type="button" id="release">Release held requests</button><button type="button" id="clear">Remove all</button></div>`,
  )

const personaCard = ({ name, about }: { name: string; about: string }): string =>
  `<li class="card"><div class="head"><code class="name">${escapeHtml(name)}</code><button type="button" data-copy="${escapeHtml(name)}" aria-label="Copy ${escapeHtml(name)}">Copy</button></div><small>${escapeHtml(about)}</small></li>`

const plainCard = ([name, about]: readonly [string, string]): string =>
  `<li class="card"><code class="name">${escapeHtml(name)}</code><small>${withCode(about)}</small></li>`

const calls = (): string =>
  `<details><summary>${CONTROL.length} calls</summary><dl>${CONTROL.map(
    ([call, takes]) =>
      `<div><dt><code>${escapeHtml(call)}</code></dt><dd><small>${escapeHtml(takes)}</small></dd></div>`,
  ).join('')}</dl></details>`

const personasSection = (): string =>
  section(
    'Personas',
    `The password and the API secret are <code>${PASSWORD}</code>; for API keys, the key is the persona’s name. One-time code <code>${ONE_TIME_CODES.valid}</code>; <code>${ONE_TIME_CODES.wrong}</code> is incorrect, <code>${ONE_TIME_CODES.expired}</code> has expired.`,
    `<ul class="cards" role="list">${personas.map(personaCard).join('')}</ul>`,
  )

const amountsSection = (): string => {
  const cards = Object.entries(amountTriggers).map(([fraction, { about }]) => plainCard([fraction, about]))
  return section(
    'Amounts',
    'Certain decimals of the received amount trigger a failure: with <code>12.777</code>, the response is lost.',
    `<ul class="cards" role="list">${cards.join('')}</ul>`,
  )
}

/** The console at the sandbox's own address: personas, and switches for faults. */
export const homePage = (ctx: Pick<ControlContext, 'hosts' | 'simulators' | 'health'>): SimResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox console</title><style>${STYLE}</style></head><body><main>
<section><span class="note">Sandbox. No real money moves.</span><h1>Sandbox console</h1>
<p>Simulated institutions that speak the real protocols, with local chains. Sign in as a persona, and switch on what should go wrong.</p>
<p role="status" id="said"></p></section>
${section('Switches', '', `<div class="cards wide">${clockCard()}${institutionsCard(ctx)}${faultsCard(ctx.hosts)}</div>`)}
${personasSection()}
${amountsSection()}
${section(
  'What a fault does',
  'A fault makes the next requests to a host fail. By the control API also for one path or method, and after the side effect.',
  `<ul class="cards" role="list">${Object.entries(faultModes).map(plainCard).join('')}</ul>`,
)}
${section(
  'Control API',
  `For tests and scripts. Institutions are selected by Host header, or under <code>/~host/</code> in a browser: ${ctx.hosts.map(host => `<code>${escapeHtml(host)}</code>`).join(', ')}.`,
  calls(),
)}
</main><script>${SCRIPT}</script></body></html>`,
})
