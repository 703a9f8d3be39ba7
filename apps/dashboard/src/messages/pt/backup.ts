import type { Translation } from '../messages.ts'

export const backup: Translation['backup'] = {
  intro:
    'Seus usuários podem depositar enquanto este serviço está fora do ar: um widget mostra a eles o seu endereço com o código QR.',
  levelOne: 'Nível 1: widget publicado',
  levelOneBody: 'Publicado a cada hora em um host à sua escolha, disponível quando este serviço não está.',
  notPublished: 'Não publicado',
  folderEmpty: 'A pasta de RIALTO_BACKUP_FOLDER ainda não tem catálogo, ou este servidor não a vê.',
  noFolder:
    'Este servidor não publica em nenhuma pasta: defina RIALTO_BACKUP_FOLDER ou publique com o comando abaixo. Até lá, existe apenas o nível 2.',
  publish: 'Comando que publica',
  createKey: 'Comando que cria a chave de assinatura',
  snapshot: 'Catálogo criado:',
  old: 'O catálogo está antigo',
  oldBody: 'Ele é publicado a cada hora. Procure “publishing backup mode failed” no log do servidor.',
  catalogKey: 'Chave para backupCatalogKey',
  files: 'Arquivos do nível 1',
  file: 'Arquivo',
  size: 'Tamanho',
  levelTwo: 'Nível 2: dentro dos SDKs',
  levelTwoBody:
    'O mesmo widget com o catálogo da versão do SDK. Ele não faz requisições de rede. O SDK o abre se o nível 1 não carregar em 5 segundos.',
  opening: 'O que sua página faz',
  openingBody:
    'Ela abre o modo de backup somente quando um pedido de token do Link indica que o serviço está fora do ar. Guarde a configuração com sua página: este serviço não poderá fornecê-la nesse momento.',
  openingCode: 'Código da sua página',
  builder: 'Configuração',
  builderBody:
    'Escolha onde seus usuários depositam. Nada é salvo aqui: copie o código para o seu servidor, para que ninguém possa alterar um destino.',
  pair: 'Token e rede',
  address: 'Endereço de depósito',
  addressHelp: 'Vazio: sua página o fornece por onAddressInit e onStatusPoll.',
  tag: 'Tag ou memo',
  tagHelp: 'Somente onde a rede exige.',
  addDestination: 'Adicionar destino',
  clear: 'Remover todos',
  twice: 'Este token nesta rede já está na lista. Um par deve levar a um único endereço.',
  destinations: { one: '{count} destino', many: '{count} de destinos', other: '{count} destinos' },
  configuration: 'Código da configuração',
}
