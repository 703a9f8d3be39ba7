import type { AdminOperationId } from '@rialto/contract'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { basePath, pathOf, type SentFile } from '../api/callOperation.ts'
import { operations } from '../api/operations.generated.ts'
import { CopyButton } from './CopyButton.tsx'
import { quoted } from './quoted.ts'

type CurlProps = {
  id: AdminOperationId
  params?: object | undefined
  body?: unknown
  file?: SentFile | undefined
}

const curlOf = ({ id, params, body, file }: CurlProps): string =>
  [
    `curl -X ${operations[id].method} ${quoted(`${window.location.origin}${basePath}${pathOf(id, params as Readonly<Record<string, unknown>> | undefined)}`)}`,
    '-H "Authorization: Bearer $RIALTO_TOKEN"',
    ...(file ? [`-F ${quoted(`${file.name}=@${file.content.name || 'logo.png'}`)}`] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ')

/** The same call for a server, with a token of the account management API. */
export function Curl(props: CurlProps) {
  const { messages } = useLanguage()
  const text = curlOf(props)
  return (
    <details className="curl">
      <summary>{messages.common.sameCall}</summary>
      <div className="curl__text">
        <pre tabIndex={0} aria-label={messages.common.apiCall}>
          {text}
        </pre>
        <CopyButton text={text} label={messages.common.copyCall} />
      </div>
    </details>
  )
}
