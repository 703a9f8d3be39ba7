import { inLanguage, type PageLanguage } from './pageTexts.ts'

/** Replaces the Link page while the database is unavailable. It reloads automatically. */
export const unavailablePage = (retryAfterSeconds: number, language: PageLanguage): string => {
  const { texts, root } = inLanguage(language)
  return `<!doctype html>
<html ${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>${texts.unavailableTitle}</title>
<link rel="stylesheet" href="/link/oauth/return.css">
</head>
<body>
<main>
<h1>${texts.unavailableTitle}</h1>
<p role="status">${texts.unavailable}</p>
</main>
</body>
</html>
`
}
