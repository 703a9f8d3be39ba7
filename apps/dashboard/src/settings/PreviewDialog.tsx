import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'

type PreviewDialogProps = {
  /** What Link is opened with. */
  of: 'previewLinkConfiguration' | 'previewSubClient'
  id: string
}

/** Link itself in a frame, as users see it. */
export function PreviewDialog({ of, id }: PreviewDialogProps) {
  const { messages } = useLanguage()
  const { title, open, body } = messages.preview
  return (
    <ActionDialog
      id={of}
      label={title}
      confirmLabel={open}
      request={() => ({ params: { id } })}
      done={({ previewUrl }) => <iframe className="preview" title={title} src={ownPath(previewUrl)} />}
    >
      <p>{body}</p>
    </ActionDialog>
  )
}

/** On the address that the member has opened: only that may be framed. */
const ownPath = (url: string): string => {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
