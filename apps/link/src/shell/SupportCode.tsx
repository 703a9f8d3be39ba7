import { useLink } from '../LinkContext.tsx'
import { CopyButton } from './CopyButton.tsx'

/** Finds this case at the operator. */
export function SupportCode({ code }: { code: string }) {
  const { supportCode } = useLink().messages.common
  if (code === '') return null
  return (
    <div className="support r-small r-soft">
      <p>
        {supportCode} <bdi className="r-mono support-code">{code}</bdi>
      </p>
      <CopyButton value={code} label={supportCode} />
    </div>
  )
}
