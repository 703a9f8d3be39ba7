const words = {
  connected: ['You are signed in', 'You can close this window and continue where you started.'],
  failed: ['Sign-in not completed', 'Close this window and go back to where you started to try again.'],
  pending: ['Almost there', 'You can close this window and continue where you started.'],
  ended: ['This sign-in has expired', 'Close this window and start again.'],
} as const

/**
 * What a popup shows when the institution sends it back. Its script wakes the waiting page and closes the window; without
 * script, or where the browser cut the two windows apart, the text says what to do and the page finds out by asking.
 */
export const returnPage = (status: keyof typeof words): string => {
  const [title, text] = words[status]
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
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`
}

export const returnStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box }
main { max-width: 24rem; text-align: center }
h1 { font-size: 1.25rem; margin: 0 0 .5rem }
p { margin: 0; opacity: .75 }
`
