"""The behaviour that all libraries share, by the vectors beside them."""

import json
import os
import socket
import threading
import unittest
from decimal import Decimal
from pathlib import Path

from rialto import (
    Rialto,
    RialtoApiError,
    RialtoConnectionError,
    RialtoUnauthorizedError,
    RialtoWebhookError,
    verify_webhook,
)
from rialto._transport import HttpResponse
from rialto.models import CreateLinkTokenRequest, GetHoldingsRequest

vectors = Path(os.environ.get("RIALTO_VECTORS", Path(__file__).parents[2] / "vectors"))


def read(name):
    return json.loads((vectors / name).read_text())


class Webhooks(unittest.TestCase):
    def test_each_delivery_is_accepted_or_rejected_as_its_vector_says(self):
        for case in read("webhooks.json"):
            with self.subTest(case["name"]):
                self.assertEqual(self.outcome(case), case["expected"])

    def outcome(self, case):
        options = {}
        if "toleranceSeconds" in case:
            options["tolerance_seconds"] = case["toleranceSeconds"]
        if "signatureHeader" in case:
            options["signature_header"] = case["signatureHeader"]
        try:
            event = verify_webhook(
                body=case["body"].encode(),
                headers=case["headers"],
                secret=case["secrets"],
                now_seconds=case["nowSeconds"],
                **options,
            )
        except RialtoWebhookError as error:
            return {"reason": error.reason}
        return {
            "event": {"type": type(event).__name__, "eventId": event.event_id, "eventType": event.event_type}
        }

    def test_amounts_keep_each_digit(self):
        case = read("webhooks.json")[0]
        event = verify_webhook(
            body=case["body"], headers=case["headers"], secret=case["secrets"], now_seconds=case["nowSeconds"]
        )
        self.assertEqual(event.source_amount, Decimal("0.1234567890123456"))
        self.assertEqual(event.transaction_id, None)

    def test_no_secret_is_an_error_of_the_caller(self):
        for secret in ("", [], ["secret", ""]):
            with self.assertRaises(ValueError):
                verify_webhook(body=b"", headers={}, secret=secret)


class Calls(unittest.TestCase):
    def test_each_call_is_repeated_or_ended_as_its_vector_says(self):
        for case in read("calls.json"):
            with self.subTest(case["name"]):
                self.check(case)

    def check(self, case):
        requests, waits = [], []
        answers = iter(case["answers"])

        def transport(request, _timeout_seconds):
            requests.append(request)
            answer = next(answers)
            if answer.get("failure"):
                raise ConnectionResetError("reset")
            headers = {name.lower(): value for name, value in answer.get("headers", {}).items()}
            return HttpResponse(answer["status"], headers, answer["body"].encode())

        rialto = Rialto(
            base_url="https://rialto.example.com/",
            client_id="id",
            client_secret="a-secret",
            transport=transport,
            sleep=waits.append,
        )
        expected = case["expected"]
        try:
            result = self.call(rialto, case["operation"])
        except (RialtoApiError, RialtoConnectionError) as error:
            self.assertEqual(self.described(error, expected.get("error", {})), expected.get("error"))
            self.assertNotIn("a-secret", str(error))
        else:
            self.assertEqual(result, expected.get("result"))
        self.assertEqual(len(requests), expected["requests"])
        self.assertEqual(len(waits), expected["requests"] - 1)
        for wait, least in zip(waits, expected.get("waitsAtLeastSeconds", [])):
            self.assertGreaterEqual(wait, least)
        self.assertEqual(len({request.headers.get("idempotency-key") for request in requests}), 1)
        self.assertEqual("idempotency-key" in requests[0].headers, case["operation"] == "writeWithKey")

    def call(self, rialto, operation):
        if operation == "read":
            return rialto.get_holdings(GetHoldingsRequest(auth_token="token", type="coinbase")).status
        key = "key-1" if operation == "writeWithKey" else None
        return rialto.create_link_token(CreateLinkTokenRequest(user_id="user-1"), idempotency_key=key).link_token

    def described(self, error, expected):
        if isinstance(error, RialtoConnectionError):
            return {"type": "connection"}
        kind = "unauthorized" if isinstance(error, RialtoUnauthorizedError) else "api"
        known = {
            "type": kind,
            "http": error.http,
            "errorType": error.error_type,
            "displayMessage": error.display_message,
            "requestId": error.request_id,
            "retryAfterSeconds": error.retry_after_seconds,
            "message": str(error).split(": ", 1)[-1],
        }
        return {name: known[name] for name in expected}


class CutAnswers(unittest.TestCase):
    def test_an_answer_that_ends_in_the_middle_is_a_connection_error_and_its_write_is_sent_once(self):
        for status in ("200 OK", "500 Internal Server Error"):
            for framing in ("Content-Length: 900\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n900\r\n"):
                with self.subTest(status=status, framing=framing.split(":")[0]):
                    self.assertEqual(self.requests_of(f"HTTP/1.1 {status}\r\n{framing}" + '{"status":"ok","con'), 1)

    def requests_of(self, answer):
        requests = []
        with socket.create_server(("127.0.0.1", 0)) as server:

            def serve():
                while True:
                    try:
                        connection, _ = server.accept()
                    except OSError:
                        return
                    with connection:
                        requests.append(connection.recv(65_536))
                        connection.sendall(answer.encode())

            threading.Thread(target=serve, daemon=True).start()
            rialto = Rialto(
                base_url=f"http://127.0.0.1:{server.getsockname()[1]}", client_id="id", client_secret="a-secret"
            )
            with self.assertRaises(RialtoConnectionError):
                rialto.create_link_token(CreateLinkTokenRequest(user_id="user-1"))
            server.shutdown(socket.SHUT_RDWR)
        return len(requests)


class Pages(unittest.TestCase):
    def test_every_page_is_read_by_its_cursor(self):
        urls = []
        pages = iter(
            [
                {"items": [{"id": "1"}, {"id": "2"}], "total": 3, "nextCursor": "after 2"},
                {"items": [{"id": "3"}], "total": 3, "nextCursor": "after 3"},
                {"items": [], "total": 3},
            ]
        )

        def transport(request, _timeout_seconds):
            urls.append(request.url)
            return HttpResponse(200, {}, json.dumps({"status": "ok", "errorType": "", "content": next(pages)}).encode())

        rialto = Rialto(
            base_url="https://rialto.example.com", client_id="id", client_secret="secret", transport=transport
        )
        found = [one.id for one in rialto.iterate_transfers(user_id="user 1", statuses=["failed", "pending"])]
        self.assertEqual(found, ["1", "2", "3"])
        query = "userId=user+1&statuses=failed&statuses=pending"
        base = "https://rialto.example.com/api/v1/transfers/managed/platform"
        self.assertEqual(urls, [f"{base}?{query}", f"{base}?cursor=after+2&{query}", f"{base}?cursor=after+3&{query}"])


class Options(unittest.TestCase):
    def test_a_wrong_option_is_named_and_a_secret_is_not_quoted(self):
        good = {"base_url": "https://rialto.example.com", "client_id": "id", "client_secret": "secret"}
        for name, value in (("base_url", "rialto"), ("client_id", ""), ("client_secret", "a-secret\n")):
            with self.assertRaises(ValueError) as raised:
                Rialto(**{**good, name: value})
            self.assertIn(name, str(raised.exception))
            self.assertNotIn("a-secret", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
