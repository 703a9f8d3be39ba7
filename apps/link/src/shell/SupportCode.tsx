import { useStep } from '../StepTexts.tsx'
import { Copyable } from './Copyable.tsx'
import { ExternalLink } from './ExternalLink.tsx'

/** Finds this case at the operator, and leads to its help. */
export function SupportCode({ code }: { code: string }) {
  const { state, messages } = useStep()
  const { supportCode, help } = messages.common
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
