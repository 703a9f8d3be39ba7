<?php

declare(strict_types=1);

namespace Rialto;

/** Verification of webhooks. */
final class Webhook
{
    private const TYPES = [
        'transfer' => Model\TransferWebhook::class,
        'connection' => Model\ConnectionWebhook::class,
        'linkSession' => Model\LinkSessionWebhook::class,
        'paymentRequest' => Model\PaymentRequestWebhook::class,
        'refund' => Model\RefundWebhook::class,
        'unassignedPayment' => Model\UnassignedPaymentWebhook::class,
        'payout' => Model\PayoutWebhook::class,
    ];

    /**
     * Verifies the sender and the age of a webhook, and returns it. Uses the Standard Webhooks headers if present, and
     * the signature of the body otherwise. Deliveries repeat: remember `eventId`.
     *
     * @param string $body the unchanged body, as `file_get_contents('php://input')` returns it
     * @param array<string, string|list<string>> $headers as `getallheaders()` returns them
     * @param string|list<string> $secret several while one is being replaced
     *
     * @throws WebhookException with the reason for rejecting it
     */
    public static function verify(
        string $body,
        array $headers,
        #[\SensitiveParameter]
        string|array $secret,
        ?int $nowSeconds = null,
        int $toleranceSeconds = 300,
        string $signatureHeader = 'X-Mesh-Signature-256',
    ): Model\Record|OtherWebhook {
        $secrets = (array) $secret;
        if ($secrets === [] || in_array('', $secrets, true)) {
            throw new \InvalidArgumentException('secret must not be empty');
        }
        $now = $nowSeconds ?? time();
        $given = [];
        foreach ($headers as $name => $value) {
            $given[strtolower((string) $name)] = implode(' ', (array) $value);
        }
        if (isset($given['webhook-signature'])) {
            $timestamp = $given['webhook-timestamp'] ?? '';
            self::checkAge(preg_match('/\A\d{1,12}\z/', $timestamp) === 1 ? (int) $timestamp : null, $now, $toleranceSeconds);
            $sent = array_filter(explode(' ', $given['webhook-signature']), static fn ($part) => str_starts_with($part, 'v1,'));
            $keys = array_merge(...array_map(self::keysOf(...), array_values($secrets)));
            $content = ($given['webhook-id'] ?? '') . ".$timestamp.$body";
            self::checkSignature(array_map(static fn ($part) => substr($part, 3), array_values($sent)), $keys, $content);

            return self::typed(self::event($body));
        }
        $signature = $given[strtolower($signatureHeader)] ?? null;
        if ($signature === null) {
            throw new WebhookException('noSignature', 'the webhook has no signature');
        }
        self::checkSignature([$signature], $secrets, $body);
        $event = self::event($body);
        // The signature covers the body alone, so the age is read from the body.
        $sentAt = $event['SentTimestamp'] ?? null;
        self::checkAge(is_int($sentAt) ? $sentAt : null, $now, $toleranceSeconds);

        return self::typed($event);
    }

    private static function checkAge(?int $sentAt, int $now, int $toleranceSeconds): void
    {
        if ($sentAt === null) {
            throw new WebhookException('malformed', 'the webhook has no valid timestamp');
        }
        if ($now - $sentAt > $toleranceSeconds) {
            throw new WebhookException('tooOld', 'the webhook is too old');
        }
        if ($sentAt - $now > $toleranceSeconds) {
            throw new WebhookException('fromTheFuture', "the webhook's timestamp is in the future");
        }
    }

    /**
     * Every key is tried on every signature, so that the duration reveals nothing about near matches.
     *
     * @param list<string> $sent
     * @param list<string> $keys
     */
    private static function checkSignature(array $sent, array $keys, string $content): void
    {
        $fits = false;
        foreach ($keys as $key) {
            $expected = hash_hmac('sha256', $content, $key, true);
            foreach (array_slice($sent, 0, 16) as $signature) {
                $given = base64_decode($signature, true);
                $fits = ($given !== false && hash_equals($expected, $given)) || $fits;
            }
        }
        if (!$fits) {
            throw new WebhookException('wrongSignature', 'no signature matches the secret');
        }
    }

    /**
     * Standard Webhooks decodes the part after `whsec_`. A secret of another form is itself the key.
     *
     * @return list<string>
     */
    private static function keysOf(string $secret): array
    {
        $decoded = str_starts_with($secret, 'whsec_') ? base64_decode(substr($secret, 6), true) : '';

        return $decoded === false || $decoded === '' ? [$secret] : [$decoded, $secret];
    }

    /** @return array<string, mixed> */
    private static function event(string $body): array
    {
        $event = json_decode($body, true);
        if (!is_array($event) || !is_string($event['EventId'] ?? null) || !is_string($event['EventType'] ?? null)) {
            throw new WebhookException('malformed', 'the body is not an event');
        }

        return $event;
    }

    /** @param array<string, mixed> $event */
    private static function typed(array $event): Model\Record|OtherWebhook
    {
        $type = self::TYPES[explode('.', $event['EventType'])[0]] ?? null;
        if ($type === null) {
            return new OtherWebhook($event['EventId'], $event['EventType'], $event);
        }
        try {
            return $type::fromArray($event);
        } catch (\Error) {
            throw new WebhookException('malformed', 'the body is not an event of its type');
        }
    }
}
