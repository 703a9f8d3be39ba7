import { Notice } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Card } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Time } from '../parts/Time.tsx'

/** For whoever has lost the authenticator app. */
export function RecoveryCodes() {
  const { data, error, refetch } = useRead('readRecoveryCodes', {})
  return (
    <Card title="Recovery codes">
      <p className="r-soft">
        Each signs in once, with your password, when you do not have the authenticator app. Keep them apart from the
        device that has the app.
      </p>
      {error && <Problem error={error} onRetry={refetch} />}
      {data && <Left {...data} />}
      <div>
        <ActionDialog
          id="createRecoveryCodes"
          label={data && data.left > 0 ? 'Replace recovery codes' : 'Create recovery codes'}
          confirmLabel="Create codes"
          request={() => ({})}
          done={({ codes }) => <Codes codes={codes} />}
        >
          <p>Ten new codes are shown once. Codes that you have already stop working.</p>
        </ActionDialog>
      </div>
    </Card>
  )
}

function Left({ left, createdTimestamp }: { left: number; createdTimestamp: number | null }) {
  if (createdTimestamp === null) return <p>None yet.</p>
  return (
    <p>
      {left} of 10 left, created <Time seconds={createdTimestamp} />.
    </p>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Notice tone="warn" title="Store them now">
        <p>They are not shown again.</p>
      </Notice>
      <ul className="codes" aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>
            <code className="r-mono">{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label="Copy all" />
    </>
  )
}
