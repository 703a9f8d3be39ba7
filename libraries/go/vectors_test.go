package rialto

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// The behavior that all libraries share, by the vectors beside them.
func readVectors[T any](t *testing.T, name string) []T {
	t.Helper()
	folder := os.Getenv("RIALTO_VECTORS")
	if folder == "" {
		folder = "../vectors"
	}
	text, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	var cases []T
	if err := json.Unmarshal(text, &cases); err != nil || len(cases) == 0 {
		t.Fatal(name, err)
	}
	return cases
}

type webhookCase struct {
	Name             string
	Body             string
	Headers          map[string]string
	Secrets          []string
	NowSeconds       int64
	ToleranceSeconds int64
	SignatureHeader  string
	Expected         struct {
		Reason WebhookRefusal
		Event  struct{ Type, EventID, EventType string }
	}
}

func (c webhookCase) verify() (WebhookEvent, error) {
	headers := http.Header{}
	for name, value := range c.Headers {
		headers[name] = []string{value}
	}
	return VerifyWebhook(WebhookDelivery{
		Body: []byte(c.Body), Headers: headers, Secrets: c.Secrets, Now: time.Unix(c.NowSeconds, 0),
		Tolerance: time.Duration(c.ToleranceSeconds) * time.Second, SignatureHeader: c.SignatureHeader,
	})
}

func TestEachDeliveryIsAcceptedOrRejectedAsItsVectorSays(t *testing.T) {
	for _, one := range readVectors[webhookCase](t, "webhooks.json") {
		t.Run(one.Name, func(t *testing.T) {
			event, err := one.verify()
			var refused *WebhookError
			if errors.As(err, &refused) {
				if refused.Reason != one.Expected.Reason || event != nil {
					t.Fatalf("rejected as %s", refused.Reason)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			kind, id, eventType := describe(event)
			if want := one.Expected.Event; kind != want.Type || id != want.EventID || eventType != want.EventType {
				t.Fatalf("accepted as %s %s %s", kind, id, eventType)
			}
		})
	}
}

func describe(event WebhookEvent) (kind, id, eventType string) {
	switch one := event.(type) {
	case *TransferWebhook:
		return "TransferWebhook", one.EventID, string(one.EventType)
	case *ConnectionWebhook:
		return "ConnectionWebhook", one.EventID, string(one.EventType)
	case *LinkSessionWebhook:
		return "LinkSessionWebhook", one.EventID, string(one.EventType)
	case *PaymentRequestWebhook:
		return "PaymentRequestWebhook", one.EventID, string(one.EventType)
	case *RefundWebhook:
		return "RefundWebhook", one.EventID, string(one.EventType)
	case *UnassignedPaymentWebhook:
		return "UnassignedPaymentWebhook", one.EventID, string(one.EventType)
	case *PayoutWebhook:
		return "PayoutWebhook", one.EventID, string(one.EventType)
	case *OtherWebhook:
		return "OtherWebhook", one.EventID, one.EventType
	default:
		return "", "", ""
	}
}

func TestAmountsKeepEachDigit(t *testing.T) {
	event, err := readVectors[webhookCase](t, "webhooks.json")[0].verify()
	if err != nil {
		t.Fatal(err)
	}
	if amount := event.(*TransferWebhook).SourceAmount; amount != "0.1234567890123456" {
		t.Fatal(amount)
	}
}

func TestNoSecretIsAnErrorOfTheCaller(t *testing.T) {
	for _, secrets := range [][]string{nil, {""}, {"secret", ""}} {
		var refused *WebhookError
		if _, err := VerifyWebhook(WebhookDelivery{Secrets: secrets}); err == nil || errors.As(err, &refused) {
			t.Fatal(err)
		}
	}
}

type answer struct {
	Failure bool
	Status  int
	Headers map[string]string
	Body    string
}

type expectedError struct {
	Type, ErrorType, DisplayMessage, RequestID, Message string
	HTTP                                                int
	RetryAfterSeconds                                   int
}

type callCase struct {
	Name, Operation string
	Answers         []answer
	Expected        struct {
		Requests            int
		WaitsAtLeastSeconds []int
		Result              string
		Error               *expectedError
	}
}

type transport func(*http.Request) (*http.Response, error)

func (send transport) RoundTrip(request *http.Request) (*http.Response, error) { return send(request) }

func respond(one answer) *http.Response {
	headers := http.Header{}
	for name, value := range one.Headers {
		headers.Set(name, value)
	}
	return &http.Response{StatusCode: one.Status, Header: headers, Body: io.NopCloser(strings.NewReader(one.Body))}
}

func TestEachCallIsRepeatedOrEndedAsItsVectorSays(t *testing.T) {
	for _, one := range readVectors[callCase](t, "calls.json") {
		t.Run(one.Name, func(t *testing.T) { checkCall(t, one) })
	}
}

func checkCall(t *testing.T, one callCase) {
	var keys []string
	var waits []time.Duration
	client, err := New(Options{
		BaseURL: "https://rialto.example.com/", ClientID: "id", ClientSecret: "a-secret",
		Transport: transport(func(request *http.Request) (*http.Response, error) {
			keys = append(keys, request.Header.Get("Idempotency-Key"))
			next := one.Answers[len(keys)-1]
			if next.Failure {
				return nil, errors.New("reset")
			}
			return respond(next), nil
		}),
		Sleep: func(_ context.Context, wait time.Duration) error {
			waits = append(waits, wait)
			return nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	result, err := callOperation(client, one.Operation)
	checkError(t, err, one.Expected.Error)
	if err == nil && result != one.Expected.Result {
		t.Errorf("result %q", result)
	}
	if len(keys) != one.Expected.Requests || len(waits) != one.Expected.Requests-1 {
		t.Errorf("%d requests, %d waits", len(keys), len(waits))
	}
	for index, least := range one.Expected.WaitsAtLeastSeconds {
		if waits[index] < time.Duration(least)*time.Second {
			t.Errorf("waited %s", waits[index])
		}
	}
	key := map[bool]string{true: "key-1"}[one.Operation == "writeWithKey"]
	if slices.ContainsFunc(keys, func(sent string) bool { return sent != key }) {
		t.Errorf("keys %q", keys)
	}
}

func callOperation(client *Client, operation string) (string, error) {
	if operation == "read" {
		holdings, err := client.GetHoldings(context.Background(), GetHoldingsRequest{AuthToken: "token", Type: BrokerTypeCoinbase})
		return string(holdings.Status), err
	}
	var options []WriteOption
	if operation == "writeWithKey" {
		options = append(options, WithIdempotencyKey("key-1"))
	}
	token, err := client.CreateLinkToken(context.Background(), CreateLinkTokenRequest{UserID: "user-1"}, options...)
	return token.LinkToken, err
}

func checkError(t *testing.T, err error, want *expectedError) {
	t.Helper()
	if want == nil || err == nil {
		if (want == nil) != (err == nil) {
			t.Errorf("error %v", err)
		}
		return
	}
	if strings.Contains(err.Error(), "a-secret") {
		t.Error("the error quotes the secret")
	}
	var rejected *APIError
	if !errors.As(err, &rejected) {
		var lost *ConnectionError
		if !errors.As(err, &lost) || want.Type != "connection" {
			t.Errorf("error %v", err)
		}
		return
	}
	kind := "api"
	if errors.Is(err, ErrUnauthorized) {
		kind = "unauthorized"
	}
	retryAfter := time.Duration(want.RetryAfterSeconds) * time.Second
	if kind != want.Type || rejected.HTTP != want.HTTP || rejected.ErrorType != want.ErrorType ||
		rejected.DisplayMessage != want.DisplayMessage || rejected.RequestID != want.RequestID ||
		rejected.RetryAfter != retryAfter || !strings.HasSuffix(rejected.Message, want.Message) {
		t.Errorf("error %s %+v", kind, rejected)
	}
}

func TestEveryPageIsReadByItsCursor(t *testing.T) {
	var queries []string
	pages := []string{`{"items":[{"id":"1"},{"id":"2"}],"total":3,"nextCursor":"after 2"}`, `{"items":[{"id":"3"}],"total":3,"nextCursor":"after 3"}`, `{"items":[],"total":3}`}
	client, err := New(Options{
		BaseURL: "https://rialto.example.com", ClientID: "id", ClientSecret: "secret",
		Transport: transport(func(request *http.Request) (*http.Response, error) {
			queries = append(queries, request.URL.RawQuery)
			return respond(answer{Status: 200, Body: `{"status":"ok","errorType":"","content":` + pages[len(queries)-1] + `}`}), nil
		}),
	})
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	params := ListTransfersParams{UserID: "user 1", Statuses: []TransferStatus{"failed", "pending"}}
	for transfer, err := range client.IterateTransfers(context.Background(), params) {
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, transfer.ID)
	}
	query := "statuses=failed&statuses=pending&userId=user+1"
	if !slices.Equal(found, []string{"1", "2", "3"}) || !slices.Equal(queries, []string{query, "cursor=after+2&" + query, "cursor=after+3&" + query}) {
		t.Fatal(found, queries)
	}
}

func TestAWrongOptionIsNamedAndASecretIsNotQuoted(t *testing.T) {
	for name, options := range map[string]Options{
		"BaseURL":      {BaseURL: "rialto", ClientID: "id", ClientSecret: "secret"},
		"ClientID":     {BaseURL: "https://rialto.example.com", ClientSecret: "secret"},
		"ClientSecret": {BaseURL: "https://rialto.example.com", ClientID: "id", ClientSecret: "a-secret\n"},
	} {
		_, err := New(options)
		if err == nil || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "a-secret") {
			t.Fatal(name, err)
		}
	}
}
