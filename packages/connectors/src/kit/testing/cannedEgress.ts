import type { Egress, EgressRequest, EgressResponse } from '@rialto/egress'

/** A response on the wire, or an error in its place. */
export type Canned = { status?: number; body: unknown; headers?: Record<string, string> } | { fail: Error }

/** Responds by `METHOD /path` (no query) from a table of wire fixtures, and records the requests. */
export const cannedEgress = (answers: Readonly<Record<string, Canned | readonly Canned[]>>) => {
  const requests: EgressRequest[] = []
  const used = new Map<string, number>()

  const request = async (requested: EgressRequest): Promise<EgressResponse> => {
    requests.push(requested)
    const key = `${requested.method} ${new URL(requested.url).pathname}`
    const given = answers[key]
    if (given === undefined) return { status: 404, headers: {}, text: '' }
    const list = Array.isArray(given) ? (given as readonly Canned[]) : [given as Canned]
    const turn = used.get(key) ?? 0
    used.set(key, turn + 1)
    const answer = list[Math.min(turn, list.length - 1)]
    if (answer === undefined) throw new Error(`no answer left for ${key}`)
    if ('fail' in answer) throw answer.fail
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return { status: answer.status ?? 200, headers: answer.headers ?? {}, text }
  }

  const egress: Egress = {
    request,
    fetch: async (url, init) => {
      const answer = await request({
        method: (init?.method ?? 'GET') as EgressRequest['method'],
        url: String(url),
        body: String(init?.body ?? ''),
      })
      const headers = { 'content-type': 'application/json', ...answer.headers }
      return new Response(answer.text, { status: answer.status, headers })
    },
    close: async () => undefined,
  }
  return { egress, requests, calls: (key: string) => used.get(key) ?? 0 }
}
