<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** All tokens supported for transfers. */
final class TransferTokenList extends Record
{
    /**
     * @param list<TransferToken> $tokens Tokens.
     */
    public function __construct(
        public readonly array $tokens,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'tokens' => ['tokens', [TransferToken::class], true],
        ];
    }
}
