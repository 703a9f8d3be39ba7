/** In place of the Link page while the database is away. It asks again by itself. */
export const unavailablePage = (retryAfterSeconds: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Not available right now</title>
<link rel="stylesheet" href="/link/oauth/return.css">
</head>
<body>
<main>
<h1>Not available right now</h1>
<p role="status">No funds have moved from here. This page tries again every few seconds.</p>
</main>
</body>
</html>
`
