import type { AdminValue } from '@rialto/contract'

import { callCurl, type LoggedRequest, type SentCall } from './callCurl.ts'

/** Forms in which a request is copied, with their names. */
export const codeForms = { curl: 'curl', node: 'Node', python: 'Python', go: 'Go', php: 'PHP', java: 'Java' } as const
export type CodeForm = keyof typeof codeForms

/** A header whose value is, or ends with, a variable of the environment. */
interface Header {
  name: string
  lead: string
  variable: string
}

const bearer = (variable: string): Header[] => [{ name: 'Authorization', lead: 'Bearer ', variable }]

const credentials: Readonly<Record<AdminValue<'listRequests', 'content'>[number]['api'], readonly Header[]>> = {
  integration: [
    { name: 'X-Client-Id', lead: '', variable: 'RIALTO_CLIENT_ID' },
    { name: 'X-Client-Secret', lead: '', variable: 'RIALTO_CLIENT_SECRET' },
  ],
  management: bearer('RIALTO_TOKEN'),
  link: bearer('LINK_SESSION_TOKEN'),
}

interface Call {
  url: string
  method: string
  headers: readonly Header[]
  /** JSON, whose texts all five languages read alike. Undefined without a body. */
  body: string | undefined
}

/** A literal in double quotes. All characters are ASCII, so that the languages read it alike. */
const text = (value: string): string =>
  JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, one => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

const phpText = (value: string): string => `'${value.replaceAll(/[\\']/g, one => `\\${one}`)}'`

const joined = ({ lead }: Header, read: string, operator = ' + '): string =>
  lead === '' ? read : `${text(lead)}${operator}${read}`

const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n')

const whenGiven = (body: string | undefined, ...parts: readonly string[]): readonly string[] =>
  body === undefined ? [] : parts

const node = ({ url, method, headers, body }: Call): string =>
  lines(
    `const response = await fetch(${text(url)}, {`,
    `  method: ${text(method)},`,
    '  headers: {',
    headers.map(one => `    ${text(one.name)}: ${joined(one, `process.env.${one.variable}`)},`),
    whenGiven(body, '    "Content-Type": "application/json",'),
    '  },',
    whenGiven(body, `  body: JSON.stringify(${body}),`),
    '})',
    'console.log(response.status, await response.text())',
  )

const python = ({ url, method, headers, body }: Call): string =>
  lines(
    'import os',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${text(url)},`,
    `    method=${text(method)},`,
    '    headers={',
    headers.map(one => `        ${text(one.name)}: ${joined(one, `os.environ["${one.variable}"]`)},`),
    whenGiven(body, '        "Content-Type": "application/json",'),
    '    },',
    whenGiven(body, `    data=${text(body ?? '')}.encode(),`),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode())',
  )

const go = ({ url, method, headers, body }: Call): string =>
  lines(
    'package main',
    '',
    'import (',
    ['fmt', 'io', 'net/http', 'os', ...whenGiven(body, 'strings')].map(name => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${text(method)}, ${text(url)}, ${body === undefined ? 'nil' : `strings.NewReader(${text(body)})`})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    headers.map(one => `\trequest.Header.Set(${text(one.name)}, ${joined(one, `os.Getenv("${one.variable}")`)})`),
    whenGiven(body, '\trequest.Header.Set("Content-Type", "application/json")'),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tbody, err := io.ReadAll(response.Body)',
    '\tfmt.Println(response.StatusCode, string(body), err)',
    '}',
  )

const php = ({ url, method, headers, body }: Call): string =>
  lines(
    '<?php',
    `$call = curl_init(${phpText(url)});`,
    'curl_setopt_array($call, [',
    `    CURLOPT_CUSTOMREQUEST => ${phpText(method)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_HTTPHEADER => [',
    headers.map(({ name, lead, variable }) => `        ${phpText(`${name}: ${lead}`)} . getenv('${variable}'),`),
    whenGiven(body, "        'Content-Type: application/json',"),
    '    ],',
    whenGiven(body, `    CURLOPT_POSTFIELDS => ${phpText(body ?? '')},`),
    ']);',
    '$body = curl_exec($call);',
    "echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), ' ', $body, PHP_EOL;",
  )

const java = ({ url, method, headers, body }: Call): string =>
  lines(
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    '',
    'class Call {',
    '    public static void main(String[] arguments) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    headers.map(one => `            .header(${text(one.name)}, ${joined(one, `System.getenv("${one.variable}")`)})`),
    whenGiven(body, '            .header("Content-Type", "application/json")'),
    `            .method(${text(method)}, HttpRequest.BodyPublishers.${body === undefined ? 'noBody()' : `ofString(${text(body)})`})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  )

const forms = { node, python, go, php, java }

/** The call as a program of the language, without packages. Values were never stored and are placeholders. */
export const requestCode = (form: CodeForm, origin: string, request: LoggedRequest): string => {
  const { api, method, path, fields } = request
  const body = fields.length === 0 ? undefined : Object.fromEntries(fields.map(name => [name, `<${name}>`]))
  return callCode(form, origin, { api, method, path, body })
}

/** A call with the given body, as a program of the language. */
export const callCode = (form: CodeForm, origin: string, call: SentCall): string => {
  if (form === 'curl') return callCurl(origin, call)
  const { api, method, path } = call
  const body = call.body && JSON.stringify(call.body)
  // A URL cannot contain the placeholders of an address.
  const url = `${origin}${path}`.replaceAll('<', '%3C').replaceAll('>', '%3E')
  return forms[form]({ url, method, headers: credentials[api], body })
}
