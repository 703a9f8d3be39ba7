import { keysOf } from '@rialto/defined/keysOf'
import { errorCatalogue, type ErrorType, operations } from '@rialto/contract'

import { escape, shell } from './shell.ts'

const types = keysOf(errorCatalogue)

/** Errors that every operation may return without listing them. */
const ofEveryOperation: readonly ErrorType[] = ['badRequest', 'tooManyRequest', 'serverFailure', 'serviceUnavailable']

/** Escapes a text and formats its parts between backticks as code. */
const prose = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const paths = (type: ErrorType): string => {
  if (ofEveryOperation.includes(type)) return 'every operation'
  const answering = operations.filter(({ errors }) => errors.some(error => error === type))
  const listed = answering.map(({ method, paths: [path] }) => `<code>${method} /api/v1${escape(path)}</code>`)
  return listed.join('<br>') || 'the hosted Link page or the account management API'
}

export const errorIndex = (): string =>
  shell({
    at: '/docs/errors',
    title: 'Errors · Rialto API',
    body: `<h1>Errors</h1>
<p>A failed request returns the envelope with one of these values as <code>errorType</code>. The exception is a missing or
wrong API key: 401 with an empty body. <code>message</code> is for developers and names the field at fault, if there is one.
<code>displayMessage</code>, where present, may be shown to end users unchanged.</p>
<table>${types.map(type => `<tr><td><a href="/docs/errors/${type}"><code>${type}</code></a></td><td>${errorCatalogue[type].http}</td><td>${escape(errorCatalogue[type].message)}</td></tr>`).join('')}</table>`,
  })

/** The page of one error, or undefined for an unknown name. Names match in any case, as route paths do. */
export const errorPage = (name: string): string | undefined => {
  const type = types.find(known => known.toLowerCase() === name.toLowerCase())
  if (type === undefined) return undefined
  const { http, status, message, teamCode, when, action, ...more } = errorCatalogue[type]
  const toUser = 'displayMessage' in more ? `“${escape(more.displayMessage)}”` : 'Not shown to end users.'
  return shell({
    at: `/docs/errors/${type}`,
    title: `${type} · Rialto API`,
    body: `<h1><code>${type}</code></h1>
<p>${escape(message)}</p>
<h2>When it happens</h2>
<p>${prose(when)}</p>
<h2>What to do</h2>
<p>${prose(action)}</p>
<h2>Details</h2>
<div class="card"><dl>
<dt>HTTP</dt><dd>${http}</dd>
<dt>status</dt><dd><code>${status}</code></dd>
<dt>teamCode</dt><dd><code>${teamCode}</code></dd>
<dt>displayMessage</dt><dd>${toUser}</dd>
<dt>Returned by</dt><dd>${paths(type)}</dd>
</dl></div>
<p><a href="/docs/errors">All errors</a></p>`,
  })
}
