exports.KeyringTypes = { hd: 'HD Key Tree', simple: 'Simple Key Pair' }
