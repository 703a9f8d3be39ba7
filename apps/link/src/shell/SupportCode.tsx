import { useStep } from '../StepTexts.tsx'
import { Copyable } from './Copyable.tsx'
import { ExternalLink } from './ExternalLink.tsx'

/** Length of the code of a failed call: so much of its request id finds the line in the operator's log. */
const callCodeLength = 8
const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/i

/** Finds this case at the operator, and leads to its help. */
export function SupportCode({ code: whole }: { code: string }) {
  const { state, messages } = useStep()
  const { supportCode, help } = messages.common
  const code = isUuid.test(whole) ? whole.slice(0, callCodeLength) : whole
  const helpUrl = state.session?.operator.helpUrl
  if (code === '' && helpUrl === undefined) return null
  return (
    <div className="support r-small r-soft">
      {code !== '' && (
        <>
          <p>{supportCode}</p>
          <Copyable value={code} label={supportCode} texts={messages.copying}>
            <bdi className="r-mono support-code">{code}</bdi>
          </Copyable>
        </>
      )}
      {helpUrl !== undefined && <ExternalLink href={helpUrl}>{help}</ExternalLink>}
    </div>
  )
}
