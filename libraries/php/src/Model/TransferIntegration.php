<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An integration that sends or receives crypto. */
final class TransferIntegration extends Record
{
    /**
     * @param string $id Integration id.
     * @param string $type 
     * @param string $name Display name.
     * @param list<TransferNetwork> $networks Networks that the integration supports.
     * @param bool $supportsOutgoingTransfers `true` if the integration sends crypto.
     * @param bool $supportsIncomingTransfers `true` if the integration receives crypto.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly string $name,
        public readonly array $networks,
        public readonly bool $supportsOutgoingTransfers,
        public readonly bool $supportsIncomingTransfers,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'type' => ['type', null, true],
            'name' => ['name', null, true],
            'networks' => ['networks', [TransferNetwork::class], true],
            'supportsOutgoingTransfers' => ['supportsOutgoingTransfers', null, true],
            'supportsIncomingTransfers' => ['supportsIncomingTransfers', null, true],
        ];
    }
}
