<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The preview to execute. */
final class ExecuteTransferRequest extends Record
{
    /**
     * @param string $fromAuthToken Access token or `tokenId` of the account to send from.
     * @param string $fromType Integration type of the account to send from.
     * @param string $previewId Id of the preview to execute.
     * @param string|null $mfaCode Code of the second factor, if the first answer required one.
     * @param TravelRuleData|null $travelRule Who receives the transfer, if the first answer required it. Never stored.
     * @param bool|null $tryAnotherMfa Accepted for older clients and ignored.
     * @param string|null $challengeId Accepted for older clients and ignored.
     */
    public function __construct(
        public readonly string $fromAuthToken,
        public readonly string $fromType,
        public readonly string $previewId,
        public readonly null|string $mfaCode = null,
        public readonly null|TravelRuleData $travelRule = null,
        public readonly null|bool $tryAnotherMfa = null,
        public readonly null|string $challengeId = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fromAuthToken' => ['fromAuthToken', null, true],
            'fromType' => ['fromType', null, true],
            'previewId' => ['previewId', null, true],
            'mfaCode' => ['mfaCode', null, false],
            'travelRule' => ['travelRule', TravelRuleData::class, false],
            'tryAnotherMfa' => ['tryAnotherMfa', null, false],
            'challengeId' => ['challengeId', null, false],
        ];
    }
}
