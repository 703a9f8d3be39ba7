<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Whether the asset may be provided by a conversion or purchase at the institution, and by several accounts together. */
final class LinkFundingOptions extends Record
{
    /**
     * @param bool|null $enabled `true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer.
     * @param int|null $maximumSources How many accounts of the user may pay together if none has enough alone. More than 1 requires a fixed amount without an inclusive fee, and is not available for `onramp`. Default 1.
     */
    public function __construct(
        public readonly null|bool $enabled = null,
        public readonly null|int $maximumSources = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'enabled' => ['enabled', null, false],
            'maximumSources' => ['maximumSources', null, false],
        ];
    }
}
