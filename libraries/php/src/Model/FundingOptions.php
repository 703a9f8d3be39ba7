<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Whether the asset may be provided by a conversion or purchase at the institution. */
final class FundingOptions extends Record
{
    /**
     * @param bool|null $enabled `true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer.
     */
    public function __construct(
        public readonly null|bool $enabled = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'enabled' => ['enabled', null, false],
        ];
    }
}
