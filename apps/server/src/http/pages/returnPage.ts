import type { OAuthReturn } from '@rialto/core'

/**
 * What the institution sends the user's browser back to. It names who asked and for which account, since this may be the
 * browser of somebody who was only sent a link. Its script hands the completion code to the waiting Link page; where it
 * cannot, it shows the pairing code. Without script there is no Link page to type it into.
 */
export const returnPage = (returned: OAuthReturn | { status: 'ended' }): string => {
  const { title, attributes = '', content } = contentOf(returned)
  return `<!doctype html>
<html lang="en">
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

const contentOf = (returned: OAuthReturn | { status: 'ended' }): Content => {
  if (returned.status === 'ended')
    return { title: 'This sign-in has expired', content: '<p>Close this window and start again.</p>' }
  const [client, institution] = [escapeHtml(returned.clientName), escapeHtml(returned.institutionName)]
  const back = returned.returnUrl === undefined ? '' : ` data-return-url="${escapeHtml(returned.returnUrl)}"`
  if (returned.status === 'failed')
    return {
      title: 'Sign-in not completed',
      attributes: back,
      content: `<p>Your ${institution} account was not connected to ${client}. Close this window and go back to where you started to try again.</p>`,
    }
  const { attemptId, completionCode, pairingCode } = returned
  return {
    title: `${client} asked to connect your ${institution} account`,
    attributes: ` data-attempt-id="${attemptId}" data-completion-code="${completionCode}"${back}`,
    content: `<p>If you did not start this in ${client}, close this window.</p>
<p id="working" role="status">Finishing the sign-in</p>
<p id="done" role="status" hidden>You can close this window and continue in ${client}.</p>
<section id="pairing" hidden>
<p>To finish, enter this code on the page where you started:</p>
<p class="code"><output>${pairingCode.slice(0, 4)}-${pairingCode.slice(4)}</output></p>
<p class="note">The code is valid for 5 minutes. Do not share it: anyone who has it can connect your ${institution} account to their own session.</p>
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

export const returnStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box }
main { max-width: 26rem; text-align: center; overflow-wrap: anywhere }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .75rem }
p { margin: 0; color: light-dark(#4a4f57, #b6bcc6) }
section { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid light-dark(#d8dce2, #3a3f48) }
#working, #done { margin-top: 1rem }
.code { margin: 1rem 0; color: light-dark(#14161a, #f4f5f7); font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .08em; user-select: all }
.note { font-size: .875rem }
`
