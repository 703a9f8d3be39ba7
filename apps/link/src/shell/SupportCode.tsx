import { useLink } from '../LinkContext.tsx'
import { Copyable } from './Copyable.tsx'

/** Finds this case at the operator. */
export function SupportCode({ code }: { code: string }) {
  const { supportCode } = useLink().messages.common
  if (code === '') return null
  return (
    <div className="support r-small r-soft">
      <p>{supportCode}</p>
      <Copyable value={code} label={supportCode}>
        <bdi className="r-mono support-code">{code}</bdi>
      </Copyable>
    </div>
  )
}
