<?php

// The behavior that all libraries share, by the vectors beside them. Run: php tests/vectors.php

declare(strict_types=1);

use Rialto\ApiException;
use Rialto\ConnectionException;
use Rialto\Model;
use Rialto\Response;
use Rialto\Rialto;
use Rialto\UnauthorizedException;
use Rialto\Webhook;
use Rialto\WebhookException;

spl_autoload_register(static function (string $class): void {
    require __DIR__ . '/../src/' . strtr(substr($class, strlen('Rialto\\')), '\\', '/') . '.php';
});
set_error_handler(static fn (int $_, string $message) => throw new ErrorException($message));

$failures = 0;
$passed = 0;
$check = static function (string $name, mixed $found, mixed $expected) use (&$failures, &$passed): void {
    if ($found === $expected) {
        $passed++;

        return;
    }
    $failures++;
    echo "FAILED $name: ", json_encode($found), ' instead of ', json_encode($expected), "\n";
};
$read = static fn (string $name): array => json_decode(
    file_get_contents((getenv('RIALTO_VECTORS') ?: __DIR__ . '/../../vectors') . "/$name"),
    true,
    flags: JSON_THROW_ON_ERROR,
);

foreach ($read('webhooks.json') as $case) {
    $options = array_intersect_key($case, ['toleranceSeconds' => 1, 'signatureHeader' => 1]);
    try {
        $event = Webhook::verify($case['body'], $case['headers'], $case['secrets'], $case['nowSeconds'], ...$options);
        $type = substr(strrchr($event::class, '\\'), 1);
        $found = ['event' => ['type' => $type, 'eventId' => $event->eventId, 'eventType' => $event->eventType]];
    } catch (WebhookException $error) {
        $found = ['reason' => $error->reason];
    }
    $check($case['name'], $found, $case['expected']);
}

foreach ($read('calls.json') as $case) {
    $keys = $waits = [];
    $answers = $case['answers'];
    $rialto = new Rialto(
        baseUrl: 'https://rialto.example.com/',
        clientId: 'id',
        clientSecret: 'a-secret',
        transport: static function (string $_, string $__, array $headers) use (&$keys, &$answers): Response {
            $keys[] = $headers['idempotency-key'] ?? null;
            $answer = array_shift($answers) ?? ['failure' => true];
            if ($answer['failure'] ?? false) {
                throw new ConnectionException('reset');
            }

            return new Response($answer['status'], array_change_key_case($answer['headers'] ?? []), $answer['body']);
        },
        sleep: static function (float $seconds) use (&$waits): void {
            $waits[] = $seconds;
        },
    );
    $expected = $case['expected'];
    try {
        $found = $case['operation'] === 'read'
            ? $rialto->getHoldings(new Model\GetHoldingsRequest('token', 'coinbase'))->status
            : $rialto->createLinkToken(
                new Model\CreateLinkTokenRequest(userId: 'user-1'),
                idempotencyKey: $case['operation'] === 'writeWithKey' ? 'key-1' : null,
            )->linkToken;
        $check($case['name'], $found, $expected['result'] ?? null);
    } catch (ApiException $error) {
        $known = [
            'type' => $error instanceof UnauthorizedException ? 'unauthorized' : 'api',
            'http' => $error->http,
            'errorType' => $error->errorType,
            'displayMessage' => $error->displayMessage,
            'requestId' => $error->requestId,
            'retryAfterSeconds' => $error->retryAfterSeconds === null ? null : (int) $error->retryAfterSeconds,
            'message' => explode(': ', $error->getMessage(), 2)[1],
        ];
        $wanted = $expected['error'] ?? [];
        $found = array_replace($wanted, array_intersect_key($known, $wanted));
        $check($case['name'], $found, $wanted);
    } catch (ConnectionException $error) {
        $check($case['name'], ['type' => 'connection'], $expected['error'] ?? null);
    }
    $key = $case['operation'] === 'writeWithKey' ? 'key-1' : null;
    $check("{$case['name']}: requests", $keys, array_fill(0, $expected['requests'], $key));
    $check("{$case['name']}: waits", count($waits), $expected['requests'] - 1);
    foreach ($expected['waitsAtLeastSeconds'] ?? [] as $index => $least) {
        $check("{$case['name']}: wait", $waits[$index] >= $least, true);
    }
}

$pages = [
    ['transfers' => [['id' => '1'], ['id' => '2']], 'total' => 3, 'cursor' => 'after 2', 'earliestTimestamp' => 0],
    ['transfers' => [['id' => '3']], 'total' => 3, 'cursor' => 'after 3', 'earliestTimestamp' => 0],
    ['transfers' => [], 'total' => 3, 'earliestTimestamp' => 0],
];
$bodies = [];
$rialto = new Rialto('https://rialto.example.com', 'id', 'secret', transport: static function (
    string $_,
    string $url,
    array $__,
    ?string $body,
) use (&$pages, &$bodies): Response {
    $bodies[] = $body;
    $content = array_shift($pages);

    return new Response(200, [], json_encode(['status' => 'ok', 'errorType' => '', 'content' => $content]));
});
$request = new Model\ListAccountTransfersRequest('token', 'coinbase', count: 2);
$found = array_map(static fn ($one) => $one->id, iterator_to_array($rialto->iterateAccountTransfers($request), false));
$check('pages', $found, ['1', '2', '3']);
$check('cursors', $bodies, [
    '{"authToken":"token","type":"coinbase","count":2}',
    '{"authToken":"token","type":"coinbase","count":2,"cursor":"after 2"}',
    '{"authToken":"token","type":"coinbase","count":2,"cursor":"after 3"}',
]);

foreach (['baseUrl' => ['rialto', 'id', 'secret'], 'clientSecret' => ['https://rialto.example.com', 'id', "a-secret\n"]] as $name => $options) {
    try {
        new Rialto(...$options);
        $check("the wrong option $name", 'accepted', 'rejected');
    } catch (InvalidArgumentException $error) {
        $check("the wrong option $name", [str_contains($error->getMessage(), $name), str_contains($error->getMessage(), 'a-secret')], [true, false]);
    }
}

echo "$passed passed, $failures failed\n";
exit($failures === 0 ? 0 : 1);
