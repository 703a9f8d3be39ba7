import { Notice } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Filled } from '../parts/Filled.tsx'
import { Card } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Time } from '../parts/Time.tsx'

/** Recovery codes for a lost authenticator app. */
export function RecoveryCodes() {
  const { messages } = useLanguage()
  const { data, error, refetch } = useRead('readRecoveryCodes', {})
  return (
    <Card title={messages.team.recoveryCodes}>
      <p className="r-soft">{messages.team.recoveryIntro}</p>
      {error && <Problem error={error} onRetry={refetch} />}
      {data && <Left {...data} />}
      <div>
        <ActionDialog
          id="createRecoveryCodes"
          label={data && data.left > 0 ? messages.team.replaceCodes : messages.team.createRecoveryCodes}
          confirmLabel={messages.team.createCodes}
          request={() => ({})}
          done={({ codes }) => <Codes codes={codes} />}
        >
          <p>{messages.team.createCodesBody}</p>
        </ActionDialog>
      </div>
    </Card>
  )
}

function Left({ left, createdTimestamp }: { left: number; createdTimestamp: number | null }) {
  const { messages, format } = useLanguage()
  if (createdTimestamp === null) return <p>{messages.team.noCodes}</p>
  return (
    <p>
      <Filled text={messages.team.codesLeft}>
        {format.count(left)}
        <Time key="created" seconds={createdTimestamp} />
      </Filled>
    </p>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  const { messages } = useLanguage()
  return (
    <>
      <Notice tone="warn" title={messages.team.storeThem}>
        <p>{messages.team.shownOnce}</p>
      </Notice>
      <ul className="codes" aria-label={messages.team.recoveryCodes}>
        {codes.map(code => (
          <li key={code}>
            <code className="r-mono">{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={messages.team.copyAll} />
    </>
  )
}
