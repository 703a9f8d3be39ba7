/** Walks through the pages of a simulated sign-in like a browser, and returns the code. */
export const signIn = async (authorizeUrl: string, persona: string): Promise<{ code: string; state: string }> => {
  let cookie = ''
  const page = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: cookie === '' ? {} : { cookie },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { response, html: await response.text() }
  }
  const fieldsOf = (html: string) => ({
    action: new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', authorizeUrl).href,
    flow: /name="flow" value="([^"]+)"/.exec(html)?.[1] ?? '',
    form_token: /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? '',
  })
  const { action: first, ...signInForm } = fieldsOf((await page(authorizeUrl)).html)
  const requested = await page(first, { ...signInForm, username: persona, password: 'Pass123' })
  const { action: second, ...consentForm } = fieldsOf(requested.html)
  const { response } = await page(second, { ...consentForm, decision: 'allow' })
  const back = new URL(response.headers.get('location') ?? 'about:blank')
  const code = back.searchParams.get('code')
  if (code === null) throw new Error(`No code came back: ${response.status} ${back.href}`)
  return { code, state: back.searchParams.get('state') ?? '' }
}
