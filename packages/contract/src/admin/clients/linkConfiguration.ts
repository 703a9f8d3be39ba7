import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { Product } from '../../shared/enums.ts'
import { networkId, uuid } from '../../shared/uuid.ts'
import { CatalogConfiguration } from './subClient.ts'

const color = (theme: string) =>
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: `Color in the ${theme} theme, as \`#rrggbb\`.` })

const LinkBrand = Type.Object(
  {
    accentColor: Type.Optional(
      Type.Object(
        { light: color('light'), dark: color('dark') },
        {
          title: 'LinkBrandColors',
          description:
            'Color of the main button, links and selections. A color is rejected if text in it, or on it, has a contrast below 4.5:1 in its theme. The error names the nearest shade that is accepted.',
        },
      ),
    ),
    cornerRadius: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 24,
        description: 'Radius of the corners of controls, in CSS pixels. Default 12.',
      }),
    ),
    font: Type.Optional(
      oneOf(
        ['inter', 'system', 'serif', 'rounded'],
        'Font of Link: `inter` comes with Link; `system`, `serif` and `rounded` are those of the user’s device. No font is loaded from elsewhere. Default `inter`.',
      ),
    ),
    logoUrl: Type.Optional(
      Type.String({
        pattern: '^https://[^\\s"<>]+$',
        maxLength: 500,
        description:
          'Logo beside the name of the client: an https URL of an image. The logo of a sub-client has priority.',
      }),
    ),
    confirmVerb: Type.Optional(
      oneOf(
        ['send', 'deposit', 'pay', 'add'],
        'Verb on the button that confirms a transfer: “Send 50 USDC”, “Deposit 50 USDC”, “Pay 50 USDC” or “Add 50 USDC”, in the language of Link. Default `send`.',
      ),
    ),
    addressForm: Type.Optional(
      oneOf(
        ['familiar', 'formal'],
        'How Link addresses the user where its language has two forms: German with “du” or “Sie”, Spanish with “tú” or “usted”, Italian with “tu” or “Lei”. The other languages of Link have one. Default `familiar`.',
      ),
    ),
  },
  {
    title: 'LinkBrand',
    description: 'Your branding of Link. To give each sub-client its own brand, create a configuration for each.',
  },
)

const settings = {
  name: Type.String({ minLength: 1, maxLength: 300, description: 'Name of the configuration. Users do not see it.' }),
  catalogConfiguration: Type.Optional(CatalogConfiguration),
  products: Type.Optional(
    Type.Array(Product, {
      maxItems: 5,
      description:
        'Link offers only integrations that support all of these products, and requests from the institution only the rights that they need: without `transfers`, and without `transferOptions` in the link token, none to send. Empty or absent: any integration, and all rights.',
    }),
  ),
  networkIds: Type.Optional(
    Type.Array(networkId(), {
      maxItems: 100,
      description:
        'Link offers only integrations that support transfers on one of these networks, and link tokens accept destinations on these networks only. Empty or absent: any network.',
    }),
  ),
  restrictMultipleAccounts: Type.Optional(
    Type.Boolean({
      description:
        'Used if the link token does not set `restrictMultipleAccounts`. `true`: the last page of Link does not offer to connect another account. Default `false`.',
    }),
  ),
  theme: Type.Optional(
    oneOf(['light', 'dark', 'system'], 'Theme of Link. Absent: the `theme` of the SDK, or the browser’s.'),
  ),
  language: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      maxLength: 35,
      description:
        'Language of Link as a BCP 47 tag, for example `de`. A language that Link does not have is shown in English. Absent: the `language` of the SDK.',
    }),
  ),
  displayFiatCurrency: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{3}$',
      description:
        'Currency in which Link shows the values of amounts, as an ISO 4217 code. A currency without a price is shown in USD. Absent: the `displayFiatCurrency` of the SDK, or USD.',
    }),
  ),
  brand: Type.Optional(LinkBrand),
}

export const LinkConfigurationInfo = Type.Object(settings, {
  title: 'LinkConfigurationInfo',
  description: 'Settings of a Link configuration.',
})

export type LinkConfigurationInfo = Type.Static<typeof LinkConfigurationInfo>

export const LinkConfigurationData = Type.Object(
  { configurationId: uuid('Id of the configuration, for `configurationId` of a link token.'), ...settings },
  { title: 'LinkConfigurationData', description: 'A Link configuration.' },
)

export const LinkPreview = Type.Object(
  {
    previewUrl: Type.String({
      description:
        'Link in a separate session, for a frame of this server’s dashboard only. Opens once, within ten minutes.',
    }),
  },
  { title: 'LinkPreview', description: 'Link as users see it.' },
)
