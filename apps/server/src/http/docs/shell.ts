export const escape = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const links = [
  ['/docs', 'Overview'],
  ['/docs/reference', 'Integration API'],
  ['/docs/reference/account-management', 'Account management'],
  ['/docs/errors', 'Errors'],
] as const

const link =
  (at: string) =>
  ([href, text]: readonly [string, string]) =>
    `<a href="${href}"${href === at ? ' aria-current="page"' : ''}>${text}</a>`

/** The frame of every documentation page. It works offline and requests nothing from other servers. */
export const shell = (page: {
  at: string
  title: string
  body: string
  head?: string
  hasOwnMain?: true
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)}</title>
<link rel="icon" href="data:,">
<script src="/docs/theme.js"></script>
<link rel="stylesheet" href="/docs/docs.css">
${page.head ?? ''}
</head>
<body>
<header class="bar"><nav aria-label="Documentation"><strong>Rialto</strong>${links.map(link(page.at)).join('')}</nav></header>
${
  page.hasOwnMain
    ? `<div class="main">${page.body}</div>`
    : `<main>
${page.body}
</main>`
}
</body>
</html>
`

/** Sets the theme before anything is drawn: the tokens select a dark theme by an attribute. */
export const themeScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const apply = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light' }
dark.addEventListener('change', apply)
apply()
`
