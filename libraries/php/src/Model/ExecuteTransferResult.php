<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Outcome of the execution. */
final class ExecuteTransferResult extends Record
{
    /**
     * @param string $status 
     * @param bool $fallbackMfaAvailable `true` if another kind of second factor can be used. Currently always `false`.
     * @param string|null $mfaType 
     * @param string|null $errorMessage What happened and what to do next. You may show it to the user.
     * @param TravelRuleSuggestion|null $travelRule With `travelRuleRequired`: what is known of the destination already.
     * @param ExecutedTransfer|null $executeTransferResult 
     */
    public function __construct(
        public readonly string $status,
        public readonly bool $fallbackMfaAvailable,
        public readonly null|string $mfaType = null,
        public readonly null|string $errorMessage = null,
        public readonly null|TravelRuleSuggestion $travelRule = null,
        public readonly null|ExecutedTransfer $executeTransferResult = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'mfaType' => ['mfaType', null, false],
            'errorMessage' => ['errorMessage', null, false],
            'fallbackMfaAvailable' => ['fallbackMfaAvailable', null, true],
            'travelRule' => ['travelRule', TravelRuleSuggestion::class, false],
            'executeTransferResult' => ['executeTransferResult', ExecutedTransfer::class, false],
        ];
    }
}
