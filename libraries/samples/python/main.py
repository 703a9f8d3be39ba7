"""Runs the code of README.md: a deposit, and its webhooks as lines of standard input."""

import json
import os
import sys

import deposit
import webhook
from rialto.models import TransferWebhook

user_id, order_id = os.environ["SAMPLE_USER_ID"], os.environ["SAMPLE_ORDER_ID"]
assert deposit.link_token(user_id)
transfer_id = deposit.deposit(user_id, order_id, os.environ["SAMPLE_NETWORK_ID"], os.environ["SAMPLE_ADDRESS"])
assert transfer_id in deposit.transfers(user_id)
print("price", deposit.price("NOT-A-SHARE"))
print("transfer", transfer_id, flush=True)
credited: list[TransferWebhook] = []
for line in sys.stdin:
    delivery = json.loads(line)
    body = delivery["body"].encode()
    status = webhook.receive(body, delivery["headers"], credited.append)
    print("answered", status, "forged", webhook.receive(body + b" ", delivery["headers"], credited.append), flush=True)
    if credited:
        break
[event] = credited
assert event.transfer_id == transfer_id
print("credited", event.destination_amount_decimal)
