import type { Translation } from '../messages.ts'

export const views: Translation['views'] = {
  list: 'Vues enregistrées',
  team: 'équipe',
  save: 'Enregistrer la vue',
  name: 'Nom de la vue',
  share: 'Partager avec tous ceux qui travaillent pour ce client',
  remove: 'Supprimer la vue',
  removeShared: '« {name} » disparaît pour toute l’équipe. Les transferts ne changent pas.',
  removeOwn: '« {name} » disparaît. Les transferts ne changent pas.',
}
