/** Link as users see it, in a frame. */
export const preview = {
  title: 'Preview',
  open: 'Open Link',
  body: 'Opens the real Link page in a session of its own, as it is saved now. Accounts that you connect in it are real connections.',
  show: 'Show preview',
  live: 'Link with the values of this form, before they are saved.',
} as const
