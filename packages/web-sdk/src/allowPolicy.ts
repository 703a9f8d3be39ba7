/**
 * Permissions of the frame: the clipboard for addresses, camera and microphone for identity checks of the Link origin.
 */
export function allowPolicy(url: string): string {
  const { origin } = new URL(url)
  return `clipboard-read *; clipboard-write *; camera ${origin}; microphone ${origin}`
}
