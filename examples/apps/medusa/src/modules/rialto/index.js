const { ModuleProvider, Modules } = require('@medusajs/framework/utils')

const { RialtoPaymentProvider } = require('./provider')

module.exports = { default: ModuleProvider(Modules.PAYMENT, { services: [RialtoPaymentProvider] }), __esModule: true }
