<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Logos and icons of the integration. */
final class IntegrationLogo extends Record
{
    /**
     * @param string|null $logoWhiteUrl URL of the white logo.
     * @param string|null $logoBlackUrl URL of the black logo.
     * @param string|null $logoColorUrl URL of the logo in color.
     * @param string|null $iconWhiteUrl URL of the white icon.
     * @param string|null $iconBlackUrl URL of the black icon.
     * @param string|null $iconColorUrl URL of the icon in color.
     */
    public function __construct(
        public readonly null|string $logoWhiteUrl = null,
        public readonly null|string $logoBlackUrl = null,
        public readonly null|string $logoColorUrl = null,
        public readonly null|string $iconWhiteUrl = null,
        public readonly null|string $iconBlackUrl = null,
        public readonly null|string $iconColorUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'logoWhiteUrl' => ['logoWhiteUrl', null, false],
            'logoBlackUrl' => ['logoBlackUrl', null, false],
            'logoColorUrl' => ['logoColorUrl', null, false],
            'iconWhiteUrl' => ['iconWhiteUrl', null, false],
            'iconBlackUrl' => ['iconBlackUrl', null, false],
            'iconColorUrl' => ['iconColorUrl', null, false],
        ];
    }
}
