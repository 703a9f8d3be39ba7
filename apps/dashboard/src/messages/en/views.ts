/** Saved filters of the list of transfers. */
export const views = {
  list: 'Saved views',
  team: 'team',
  save: 'Save view',
  name: 'Name of the view',
  share: 'Share with everybody who works for this client',
  remove: 'Remove view',
  removeShared: '“{name}” disappears for the whole team. Transfers are not changed.',
  removeOwn: '“{name}” disappears. Transfers are not changed.',
} as const
