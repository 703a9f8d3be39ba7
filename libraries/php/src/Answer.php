<?php

declare(strict_types=1);

namespace Rialto;

/** @internal */
final class Answer
{
    /** The content of an answer. */
    public static function read(string $what, Response $response): mixed
    {
        $envelope = self::envelopeOf($response->body);
        $isSuccess = $response->status >= 200 && $response->status < 300;
        if ($isSuccess && ($envelope['status'] ?? null) === 'ok') {
            return $envelope['content'] ?? null;
        }
        if ($isSuccess) {
            throw new ConnectionException("$what: the response is not from the Rialto API (HTTP $response->status)");
        }
        $isBare401 = $response->status === 401 && $envelope === null;
        $message = $envelope['message'] ?? "HTTP $response->status without a message";
        $class = $isBare401 ? UnauthorizedException::class : ApiException::class;
        throw new $class(
            "$what: " . ($isBare401 ? 'the client id or the client secret is incorrect' : $message),
            http: $response->status,
            status: $envelope['status'] ?? self::statusOf($response->status),
            errorType: $envelope['errorType'] ?? '',
            displayMessage: $envelope['displayMessage'] ?? null,
            errorHash: $envelope['errorHash'] ?? null,
            teamCode: $envelope['teamCode'] ?? null,
            requestId: $response->headers['x-request-id'] ?? null,
            retryAfterSeconds: self::retryAfterSeconds($response->headers['retry-after'] ?? ''),
        );
    }

    /** @return array<string, mixed>|null */
    private static function envelopeOf(string $body): ?array
    {
        $value = json_decode($body, true);
        if (!is_array($value)) {
            return null;
        }
        if (array_key_exists('errorType', $value)) {
            return $value;
        }
        if (!isset($value['type'], $value['detail'])) {
            return null;
        }
        // Some operations answer 400 and 404 as problem details (RFC 9457).
        preg_match('/\Aurn:rialto:error:(\w+)\z/', (string) $value['type'], $matched);

        return [
            'status' => self::statusOf((int) ($value['status'] ?? 400)),
            'errorType' => $matched[1] ?? '',
            'message' => $value['detail'],
        ];
    }

    private static function statusOf(int $http): string
    {
        return match (true) {
            $http === 401, $http === 403 => 'permissionDenied',
            $http === 404 => 'notFound',
            $http === 429 => 'tooManyRequest',
            $http >= 500 => 'serverFailure',
            default => 'badRequest',
        };
    }

    private static function retryAfterSeconds(string $value): ?float
    {
        $text = trim($value);
        if (preg_match('/\A\d{1,9}\z/', $text) === 1) {
            return (float) $text;
        }
        $date = str_ends_with($text, ' GMT') ? strtotime($text) : false;

        return $date === false ? null : max(0.0, (float) ($date - time()));
    }
}
