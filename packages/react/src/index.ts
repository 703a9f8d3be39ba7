export { useLink, type UseLink, type UseLinkOptions } from './useLink.ts'
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx'
