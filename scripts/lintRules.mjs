/**
 * Rules that oxlint lacks: `core` and its neighbours receive these capabilities as ports instead of taking them from
 * the platform, and a use case of `core` names the members of the context that it uses.
 */
const isNamed = (node, name) => node.type === 'Identifier' && node.name === name

const member = (object, property, message) => ({
  create: context => ({
    MemberExpression: node => {
      if (isNamed(node.object, object) && isNamed(node.property, property)) context.report({ node, message })
    },
  }),
})

/** `Pick<Context, …>` and `Context['store']` name members. */
const namesMembers = ({ parent }) => {
  if (parent.type === 'TSIndexedAccessType') return true
  const { typeName, expression } = parent.parent
  return parent.type === 'TSTypeParameterInstantiation' && isNamed(typeName ?? expression, 'Pick')
}

const wholeContext = 'A use case names what it uses: `Pick<Context, …>`, or the named type of its area.'

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
    'no-whole-context': {
      create: context => ({
        TSTypeReference: node => {
          if (isNamed(node.typeName, 'Context') && !namesMembers(node)) context.report({ node, message: wholeContext })
        },
        TSInterfaceHeritage: node => {
          if (isNamed(node.expression, 'Context')) context.report({ node, message: wholeContext })
        },
      }),
    },
  },
}
