import { createHash } from 'node:crypto'
import { PASSWORD } from '../data/personas.ts'
import type { SimResponse } from '../http/types.ts'
import type { OAuthRules } from './rules.ts'

const STYLE = `
:root{color-scheme:light dark;--bg:#f4f5f7;--card:#fff;--text:#15181d;--soft:#565e6b;--line:#c9ced6;--accent:#2f4a7a;--on:#fff;--bad:#a11c1c;--note:#fff4d6;--noteText:#5c4300}
@media (prefers-color-scheme:dark){:root{--bg:#111418;--card:#1b2027;--text:#eceff3;--soft:#a6afbc;--line:#444d59;--accent:#a9c1f0;--on:#10151f;--bad:#ff9d96;--note:#3a3114;--noteText:#ffe6a3}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif;min-height:100vh;display:grid;place-items:center;padding:16px}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px}
.note{background:var(--note);color:var(--noteText);border-radius:8px;padding:8px 12px;font-size:14px;margin:0 0 16px}
h1{font-size:22px;line-height:1.25;margin:0 0 8px}
p{margin:0 0 16px;color:var(--soft)}
label{display:block;font-weight:600;margin:0 0 4px}
input{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--soft);border-radius:8px;padding:10px 12px;margin:0 0 16px}
ul{margin:0 0 20px;padding-left:20px}
li{margin:4px 0}
.actions{display:flex;flex-wrap:wrap;gap:12px}
button{flex:1 1 140px;font:inherit;font-weight:600;min-height:44px;border-radius:8px;border:1px solid var(--accent);background:var(--accent);color:var(--on);cursor:pointer}
button.plain{background:transparent;color:var(--text);border-color:var(--soft)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.error{color:var(--bad);font-weight:600}
`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, c => ENTITIES[c] ?? c)

/**
 * A page of the simulated sign-in, without scripts and with its one style named by hash. Browsers apply `form-action`
 * to redirects after a form as well, so the final destination is listed.
 */
const page = (
  institution: string,
  status: number,
  title: string,
  body: string,
  formTargets: readonly string[] = [],
): SimResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${STYLE_HASH}`,
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  },
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><p class="note" role="note"><strong>Sandbox</strong> — simulated ${escapeHtml(institution)}. No real account, no real money.</p>
${body}</main></body></html>`,
})

interface FormTarget {
  action: string
  flowId: string
  formToken: string
  /** Origin of the final redirect. */
  redirectOrigin: string
}

const hidden = ({ flowId, formToken }: FormTarget): string =>
  `<input type="hidden" name="flow" value="${escapeHtml(flowId)}"><input type="hidden" name="form_token" value="${escapeHtml(formToken)}">`

interface Pages {
  /** `hint`: the prefilled persona. */
  signInPage(form: FormTarget, error?: string, hint?: string): SimResponse
  consentPage(form: FormTarget, application: string, persona: string, scopes: readonly string[]): SimResponse
  /** For errors that must not be redirected to an unregistered application. */
  problemPage(status: number, title: string, message: string): SimResponse
}

/** The published credentials are filled in, so the user only presses the button. */
const signInFields = (error: string | undefined, hint: string | undefined): string => {
  const filled = (value: string) => (hint === undefined ? '' : ` value="${escapeHtml(value)}"`)
  return `<label for="username">User name</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required${hint === undefined ? ' autofocus' : ''}${filled(hint ?? '')}${error === undefined ? '' : ' aria-describedby="problem"'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${filled(PASSWORD)}>
<div class="actions"><button type="submit"${hint === undefined ? '' : ' autofocus'}>Sign in</button></div>`
}

const signInBody = (form: FormTarget, error?: string, hint?: string): string => `<h1>Sign in</h1>
<p>Use a sandbox persona such as <strong>Mesh</strong> with the password <strong>Pass123</strong>.</p>
${error === undefined ? '' : `<p class="error" role="alert" id="problem">${escapeHtml(error)}</p>`}
<form method="post" action="${escapeHtml(form.action)}">${hidden(form)}
${signInFields(error, hint)}</form>`

const consentBody = (form: FormTarget, application: string, persona: string, meanings: readonly string[]): string =>
  `<h1>Allow access?</h1>
<p>Signed in as <strong>${escapeHtml(persona)}</strong>. The application <strong>${escapeHtml(application)}</strong> asks to:</p>
<ul>${meanings.map(meaning => `<li>${escapeHtml(meaning)}</li>`).join('')}</ul>
<form method="post" action="${escapeHtml(form.action)}">${hidden(form)}
<div class="actions"><button class="plain" name="decision" value="deny">Deny</button><button name="decision" value="allow">Allow</button></div></form>`

/** The sign-in pages of one institution. */
export const createPages = ({ displayName, scopes: meanings }: OAuthRules): Pages => ({
  signInPage: (form, error, hint) => {
    const status = error === undefined ? 200 : 401
    return page(displayName, status, 'Sign in — sandbox', signInBody(form, error, hint), [form.redirectOrigin])
  },
  consentPage: (form, application, persona, scopes) => {
    const requested = scopes.map(scope => meanings[scope] ?? scope)
    const body = consentBody(form, application, persona, requested)
    return page(displayName, 200, 'Allow access — sandbox', body, [form.redirectOrigin])
  },
  problemPage: (status, title, message) =>
    page(
      displayName,
      status,
      `${title} — sandbox`,
      `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(message)}</p>`,
    ),
})
