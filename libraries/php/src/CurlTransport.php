<?php

declare(strict_types=1);

namespace Rialto;

/** Sends one request with the cURL extension, and reads its whole answer within the time limit. */
final class CurlTransport
{
    private const LARGEST_ANSWER = 64 << 20;

    /**
     * @param array<string, string> $headers
     *
     * @throws ConnectionException
     */
    public function __invoke(string $method, string $url, array $headers, ?string $body, float $timeoutSeconds): Response
    {
        $found = [];
        $text = '';
        $handle = curl_init($url);
        curl_setopt_array($handle, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => array_map(static fn ($name) => "$name: $headers[$name]", array_keys($headers)),
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            // A redirect would send the secret to another address.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_TIMEOUT_MS => (int) ($timeoutSeconds * 1000),
            CURLOPT_NOSIGNAL => true,
            CURLOPT_HEADERFUNCTION => static function ($_, string $line) use (&$found): int {
                $parts = explode(':', $line, 2);
                if (count($parts) === 2) {
                    $found[strtolower($parts[0])] = trim($parts[1]);
                }

                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function ($_, string $piece) use (&$text): int {
                $text .= $piece;

                return strlen($text) > self::LARGEST_ANSWER ? 0 : strlen($piece);
            },
        ]);
        if ($body !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $body);
        }
        if (curl_exec($handle) === false) {
            throw new ConnectionException(
                curl_errno($handle) === CURLE_OPERATION_TIMEDOUT
                    ? "no response within $timeoutSeconds s"
                    : 'no response (' . curl_strerror(curl_errno($handle)) . ')',
            );
        }

        return new Response((int) curl_getinfo($handle, CURLINFO_RESPONSE_CODE), $found, $text);
    }
}
