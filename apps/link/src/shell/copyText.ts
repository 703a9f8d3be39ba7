/** Copies a text. If the page has no permission for the clipboard, it copies from a field, which older browsers and most frames allow. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copyFromField(value)
  }
}

function copyFromField(value: string): boolean {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = value
  field.className = 'r-hidden'
  field.setAttribute('aria-hidden', 'true')
  document.body.append(field)
  field.select()
  let isCopied = false
  // An open dialog makes the rest of the page inert: the field cannot be selected there.
  const isSelected = document.activeElement === field
  try {
    isCopied = isSelected && document.execCommand('copy')
  } finally {
    field.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }
  return isCopied
}
