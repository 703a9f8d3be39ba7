import type { OAuthReturn } from '@rialto/core'

import { inLanguage, type PageLanguage } from './pageTexts.ts'

/**
 * The page to which the institution redirects the user's browser. It names the client and the account, because the
 * browser may belong to a person who only received a link. Its script passes the completion code to the waiting Link
 * page, or shows the pairing code if that fails. Without scripts there is no Link page that could accept the code.
 */
export const returnPage = (returned: OAuthReturn | { status: 'ended' }, language: PageLanguage): string => {
  const { root } = inLanguage(language)
  const { title, attributes = '', content } = contentOf(returned, language)
  return `<!doctype html>
<html ${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/link/oauth/return.css">
<script type="module" src="/link/assets/oauthReturned.js"></script>
</head>
<body>
<main${attributes}>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

interface Content {
  title: string
  attributes?: string
  content: string
}

const contentOf = (returned: OAuthReturn | { status: 'ended' }, language: PageLanguage): Content => {
  const { texts, isolate } = inLanguage(language)
  if (returned.status === 'ended') return { title: texts.endedTitle, content: `<p>${texts.ended}</p>` }
  const client = isolate(escapeHtml(returned.clientName))
  const institution = isolate(escapeHtml(returned.institutionName))
  const back = returned.returnUrl === undefined ? '' : ` data-return-url="${escapeHtml(returned.returnUrl)}"`
  if (returned.status === 'failed')
    return { title: texts.failedTitle, attributes: back, content: `<p>${texts.failed(client, institution)}</p>` }
  const { attemptId, completionCode, pairingCode } = returned
  return {
    title: texts.askedTitle(client, institution),
    attributes: ` data-attempt-id="${attemptId}" data-completion-code="${completionCode}"${back}`,
    content: `<p>${texts.notStarted(client)}</p>
<p id="working" role="status">${texts.working}</p>
<p id="done" role="status" hidden>${texts.done(client)}</p>
<section id="pairing" hidden>
<p>${texts.enterCode}</p>
<p class="code" dir="ltr"><output>${pairingCode.slice(0, 4)}-${pairingCode.slice(4)}</output></p>
<p class="note">${texts.codeNote(institution)}</p>
</section>`,
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? character)

/** Looks like Link: a card on a desktop, the whole screen on a phone. */
export const returnStyle = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#ffffff, #12161f) }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; color: light-dark(#101828, #f1f4f9) }
main { max-width: 22rem; text-align: center; overflow-wrap: anywhere }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .75rem; text-wrap: balance }
p { margin: 0; color: light-dark(#475066, #b4bdcd); text-wrap: pretty }
section { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid light-dark(#e3e6ec, #2a3140) }
#working, #done { margin-top: 1rem }
.code { margin: 1rem 0; padding: .75rem; border-radius: 12px; background: light-dark(#f5f6f9, #1a1f2b); color: light-dark(#101828, #f1f4f9); font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .08em; user-select: all }
.note { font-size: .8125rem }
@media (min-width: 520px) {
:root { background: light-dark(#eef0f4, #090c12) }
main { padding: 40px 32px; border-radius: 20px; background: light-dark(#ffffff, #12161f); box-shadow: 0 1px 2px rgb(16 24 40 / 6%), 0 12px 40px rgb(16 24 40 / 10%) }
}
`
