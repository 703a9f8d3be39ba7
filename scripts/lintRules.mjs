/**
 * Rules that oxlint lacks: `core` and its neighbours receive these capabilities as ports instead of taking them from
 * the platform.
 */
const isNamed = (node, name) => node.type === 'Identifier' && node.name === name

const member = (object, property, message) => ({
  create: context => ({
    MemberExpression: node => {
      if (isNamed(node.object, object) && isNamed(node.property, property)) context.report({ node, message })
    },
  }),
})

export default {
  meta: { name: 'rialto' },
  rules: {
    'no-date-now': member('Date', 'now', 'Use ctx.clock.'),
    'no-math-random': member('Math', 'random', 'Use ctx.ids.'),
    'no-new-date': {
      create: context => ({
        NewExpression: node => {
          if (isNamed(node.callee, 'Date') && node.arguments.length === 0)
            context.report({ node, message: 'Use ctx.clock.' })
        },
      }),
    },
    'no-fetch': {
      create: context => ({
        CallExpression: node => {
          if (isNamed(node.callee, 'fetch'))
            context.report({ node, message: 'All outbound HTTP goes through the egress client.' })
        },
      }),
    },
  },
}
