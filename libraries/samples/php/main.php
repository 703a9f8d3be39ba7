<?php

// Runs the code of README.md: a deposit, and its webhooks as lines of standard input.

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';
require __DIR__ . '/deposit.php';
require __DIR__ . '/webhook.php';

set_error_handler(static fn (int $_, string $message) => throw new ErrorException($message));

$rialto = client();
$userId = getenv('SAMPLE_USER_ID');
linkToken($rialto, $userId);
$id = deposit($rialto, $userId, getenv('SAMPLE_ORDER_ID'), getenv('SAMPLE_NETWORK_ID'), getenv('SAMPLE_ADDRESS'));
if (!in_array($id, transfers($rialto, $userId), true)) {
    throw new Exception('the transfer is not listed');
}
echo 'price ', price($rialto, 'NOT-A-SHARE'), "\ntransfer $id\n";
$credited = [];
$credit = static function ($event) use (&$credited): void {
    $credited[] = $event;
};
while ($credited === [] && ($line = fgets(STDIN)) !== false) {
    $delivery = json_decode($line, true);
    $status = receive($delivery['body'], $delivery['headers'], $credit);
    echo "answered $status forged ", receive("{$delivery['body']} ", $delivery['headers'], $credit), "\n";
}
if (count($credited) !== 1 || $credited[0]->transferId !== $id) {
    throw new Exception('the transfer was not credited once');
}
echo "credited {$credited[0]->destinationAmountDecimal}\n";
