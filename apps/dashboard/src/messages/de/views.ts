import type { Translation } from '../messages.ts'

export const views: Translation['views'] = {
  list: 'Gespeicherte Ansichten',
  team: 'Team',
  save: 'Ansicht speichern',
  name: 'Name der Ansicht',
  share: 'Mit allen teilen, die für diesen Client arbeiten',
  remove: 'Ansicht entfernen',
  removeShared: '„{name}“ verschwindet für das ganze Team. Überweisungen werden nicht geändert.',
  removeOwn: '„{name}“ verschwindet. Überweisungen werden nicht geändert.',
}
