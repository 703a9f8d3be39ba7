import type { Translation } from '../messages.ts'

export const views: Translation['views'] = {
  list: 'Vistas guardadas',
  team: 'equipo',
  save: 'Guardar vista',
  name: 'Nombre de la vista',
  share: 'Compartir con todos los que trabajan para este cliente',
  remove: 'Quitar vista',
  removeShared: '«{name}» desaparece para todo el equipo. Las transferencias no cambian.',
  removeOwn: '«{name}» desaparece. Las transferencias no cambian.',
}
