<?php

declare(strict_types=1);

namespace Rialto;

/**
 * A client of the Rialto API. Every operation returns the content of the answer and throws `ApiException`,
 * `UnauthorizedException` or `ConnectionException`. Reads are sent up to three times; a write is sent once, unless it
 * has an idempotency key.
 */
final class Rialto extends Operations
{
    private const RETRIES = 2;
    private const LONGEST_WAIT_SECONDS = 30.0;

    private readonly string $root;
    private readonly \Closure $transport;
    private readonly \Closure $sleep;

    /**
     * @param string $baseUrl address of the API, such as `https://rialto.example.com`
     * @param string $clientSecret the API key
     * @param float $timeoutSeconds time limit of one attempt, its answer included
     * @param callable(string, string, array<string, string>, ?string, float): Response|null $transport replaces cURL
     * @param callable(float): mixed|null $sleep waits between attempts, in seconds
     */
    public function __construct(
        string $baseUrl,
        private readonly string $clientId,
        #[\SensitiveParameter]
        private readonly string $clientSecret,
        private readonly float $timeoutSeconds = 15.0,
        ?callable $transport = null,
        ?callable $sleep = null,
    ) {
        $this->root = self::readBaseUrl($baseUrl);
        foreach (['clientId' => $clientId, 'clientSecret' => $clientSecret] as $name => $value) {
            if (preg_match('/\A[\x21-\x7e]{1,1000}\z/', $value) !== 1) {
                throw new \InvalidArgumentException("$name must be valid as a header value");
            }
        }
        $this->transport = \Closure::fromCallable($transport ?? new CurlTransport());
        $this->sleep = \Closure::fromCallable($sleep ?? static fn (float $seconds) => usleep((int) ($seconds * 1e6)));
    }

    protected function send(
        string $method,
        string $path,
        bool $read,
        array $query = [],
        ?Model\Record $body = null,
        string|array|null $answer = null,
        ?string $idempotencyKey = null,
    ): mixed {
        $headers = [
            'accept' => 'application/json',
            'x-client-id' => $this->clientId,
            'x-client-secret' => $this->clientSecret,
            // Otherwise cURL asks before a long body, and waits a second for the answer.
            'expect' => '',
        ];
        if ($idempotencyKey !== null) {
            $headers['idempotency-key'] = $idempotencyKey;
        }
        if ($body !== null) {
            $headers['content-type'] = 'application/json';
        }
        $text = $body === null ? null : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        $url = $this->root . $path . self::queryText($query);
        $what = "$method /api/v1$path";
        for ($attempt = 0; ; $attempt++) {
            try {
                return $this->decode($what, $this->sendOnce($what, $method, $url, $headers, $text), $answer);
            } catch (RialtoException $error) {
                $mayRepeat = ($read || $idempotencyKey !== null) && $attempt < self::RETRIES;
                $delay = $mayRepeat ? self::retryDelaySeconds($error, $attempt) : null;
                if ($delay === null) {
                    throw $error;
                }
            }
            ($this->sleep)($delay);
        }
    }

    /** @param array<string, string> $headers */
    private function sendOnce(string $what, string $method, string $url, array $headers, ?string $body): mixed
    {
        try {
            $response = ($this->transport)($method, $url, $headers, $body, $this->timeoutSeconds);
        } catch (ConnectionException $error) {
            throw new ConnectionException("$what: {$error->getMessage()}");
        }

        return Answer::read($what, $response);
    }

    /** @param class-string|array{class-string}|null $answer */
    private function decode(string $what, mixed $content, string|array|null $answer): mixed
    {
        try {
            return Model\Record::read($content, $answer);
        } catch (\TypeError $error) {
            throw new ConnectionException("$what: the content of the response has another shape", 0, $error);
        }
    }

    private static function readBaseUrl(string $baseUrl): string
    {
        $parts = parse_url($baseUrl);
        $isUsable = is_array($parts)
            && in_array($parts['scheme'] ?? '', ['http', 'https'], true)
            && ($parts['host'] ?? '') !== ''
            && array_intersect_key($parts, ['query' => 1, 'fragment' => 1, 'user' => 1, 'pass' => 1]) === [];
        if (!$isUsable) {
            throw new \InvalidArgumentException('baseUrl must be a URL such as https://rialto.example.com');
        }
        $port = isset($parts['port']) ? ":{$parts['port']}" : '';
        $path = preg_replace('#/api/v1\z#i', '', rtrim($parts['path'] ?? '', '/'));

        return "{$parts['scheme']}://{$parts['host']}$port$path/api/v1";
    }

    /** @param array<string, mixed> $query */
    private static function queryText(array $query): string
    {
        $pairs = [];
        foreach ($query as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $one) {
                if ($one !== null) {
                    $text = is_bool($one) ? ($one ? 'true' : 'false') : (string) $one;
                    $pairs[] = rawurlencode($name) . '=' . rawurlencode($text);
                }
            }
        }

        return $pairs === [] ? '' : '?' . implode('&', $pairs);
    }

    private static function retryDelaySeconds(RialtoException $error, int $attempt): ?float
    {
        $backoff = 0.25 * 2 ** $attempt * (1 - random_int(0, 1000) / 2000);
        if ($error instanceof ConnectionException) {
            return $backoff;
        }
        if (!$error instanceof ApiException) {
            return null;
        }
        if ($error->http < 500 && $error->http !== 429 && $error->errorType !== 'idempotencyKeyInUse') {
            return null;
        }
        $wait = max($backoff, $error->retryAfterSeconds ?? 0.0);

        return $wait > self::LONGEST_WAIT_SECONDS ? null : $wait;
    }

    /** Without the secret, for var_dump and debuggers. */
    public function __debugInfo(): array
    {
        return ['root' => $this->root, 'clientId' => $this->clientId];
    }
}
