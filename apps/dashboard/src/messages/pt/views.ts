import type { Translation } from '../messages.ts'

export const views: Translation['views'] = {
  list: 'Visualizações salvas',
  team: 'equipe',
  save: 'Salvar visualização',
  name: 'Nome da visualização',
  share: 'Compartilhar com todos os que trabalham para este cliente',
  remove: 'Remover visualização',
  removeShared: '“{name}” desaparece para toda a equipe. As transferências não mudam.',
  removeOwn: '“{name}” desaparece. As transferências não mudam.',
}
