import { useLink } from '../LinkContext.tsx'

export function SupportCode({ code }: { code: string }) {
  const { messages } = useLink()
  if (code === '') return null
  return (
    <p className="r-small r-soft">
      {messages.common.supportCode} <span className="r-mono support-code">{code}</span>
    </p>
  )
}
