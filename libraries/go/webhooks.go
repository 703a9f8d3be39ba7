package rialto

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// WebhookEvent is a *TransferWebhook, *ConnectionWebhook, *LinkSessionWebhook, *PaymentRequestWebhook, *RefundWebhook,
// *UnassignedPaymentWebhook, *PayoutWebhook or *OtherWebhook: use a type switch.
type WebhookEvent any

// OtherWebhook is an event without a type in this version, such as webhook.test.
type OtherWebhook struct {
	EventID   string
	EventType string
	Body      json.RawMessage
}

// WebhookDelivery is what arrived, and how to verify it.
type WebhookDelivery struct {
	// The unchanged body. A parsed body cannot be verified.
	Body    []byte
	Headers http.Header
	// The endpoint's secret; several while one is being replaced.
	Secrets []string
	// Default: time.Now().
	Now time.Time
	// Maximum age of a delivery, and maximum lead of its clock. Default 5 minutes.
	Tolerance time.Duration
	// Name of the header with the signature of the body alone, if you changed it. Default X-Mesh-Signature-256.
	SignatureHeader string
}

var unixSeconds = regexp.MustCompile(`^[0-9]{1,12}$`)

// VerifyWebhook verifies the sender and the age of a webhook, and returns it. It uses the Standard Webhooks headers if
// present, and the signature of the body otherwise. Deliveries repeat: remember EventId. The error of an invalid delivery
// is a *WebhookError.
func VerifyWebhook(delivery WebhookDelivery) (WebhookEvent, error) {
	if len(delivery.Secrets) == 0 {
		return nil, errors.New("rialto: Secrets must not be empty")
	}
	for _, secret := range delivery.Secrets {
		if secret == "" {
			return nil, errors.New("rialto: a secret must not be empty")
		}
	}
	if delivery.Now.IsZero() {
		delivery.Now = time.Now()
	}
	if delivery.Tolerance == 0 {
		delivery.Tolerance = 5 * time.Minute
	}
	if delivery.SignatureHeader == "" {
		delivery.SignatureHeader = "X-Mesh-Signature-256"
	}
	headers := canonical(delivery.Headers)
	if signatures, ok := headers["Webhook-Signature"]; ok {
		return verifyStandard(delivery, headers, strings.Join(signatures, " "))
	}
	signature, ok := headers[http.CanonicalHeaderKey(delivery.SignatureHeader)]
	if !ok {
		return nil, &WebhookError{NoSignature, "the webhook has no signature"}
	}
	keys := make([][]byte, 0, len(delivery.Secrets))
	for _, secret := range delivery.Secrets {
		keys = append(keys, []byte(secret))
	}
	if err := checkSignature([]string{strings.Join(signature, " ")}, keys, delivery.Body); err != nil {
		return nil, err
	}
	event, sent, err := readEvent(delivery.Body)
	if err != nil {
		return nil, err
	}
	// The signature covers the body alone, so the age is read from the body.
	if err := checkAge(sent, delivery); err != nil {
		return nil, err
	}
	return event, nil
}

func verifyStandard(delivery WebhookDelivery, headers http.Header, signatures string) (WebhookEvent, error) {
	id, timestamp := headers.Get("webhook-id"), headers.Get("webhook-timestamp")
	var sent *int64
	if unixSeconds.MatchString(timestamp) {
		seconds, _ := strconv.ParseInt(timestamp, 10, 64)
		sent = &seconds
	}
	if err := checkAge(sent, delivery); err != nil {
		return nil, err
	}
	var given []string
	for _, part := range strings.Split(signatures, " ") {
		if signature, ok := strings.CutPrefix(part, "v1,"); ok {
			given = append(given, signature)
		}
	}
	var keys [][]byte
	for _, secret := range delivery.Secrets {
		keys = append(keys, keysOf(secret)...)
	}
	content := append([]byte(id+"."+timestamp+"."), delivery.Body...)
	if err := checkSignature(given, keys, content); err != nil {
		return nil, err
	}
	event, _, err := readEvent(delivery.Body)
	return event, err
}

// canonical returns the headers under the names that net/http gives them.
func canonical(headers http.Header) http.Header {
	found := make(http.Header, len(headers))
	for name, values := range headers {
		found[http.CanonicalHeaderKey(name)] = values
	}
	return found
}

func checkAge(sent *int64, delivery WebhookDelivery) error {
	if sent == nil {
		return &WebhookError{Malformed, "the webhook has no valid timestamp"}
	}
	age := delivery.Now.Sub(time.Unix(*sent, 0))
	if age > delivery.Tolerance {
		return &WebhookError{TooOld, "the webhook is too old"}
	}
	if age < -delivery.Tolerance {
		return &WebhookError{FromTheFuture, "the webhook's timestamp is in the future"}
	}
	return nil
}

// Every key is tried on every signature, so that the duration reveals nothing about near matches.
func checkSignature(given []string, keys [][]byte, content []byte) error {
	fits := false
	for _, key := range keys {
		digest := hmac.New(sha256.New, key)
		digest.Write(content)
		expected := digest.Sum(nil)
		for _, signature := range given[:min(len(given), 16)] {
			decoded, err := base64.StdEncoding.DecodeString(signature)
			if err == nil && hmac.Equal(decoded, expected) {
				fits = true
			}
		}
	}
	if !fits {
		return &WebhookError{WrongSignature, "no signature matches the secret"}
	}
	return nil
}

// Standard Webhooks decodes the part after whsec_. A secret of another form is itself the key.
func keysOf(secret string) [][]byte {
	encoded, isStandard := strings.CutPrefix(secret, "whsec_")
	decoded, err := base64.StdEncoding.DecodeString(encoded)
	if !isStandard || err != nil || len(decoded) == 0 {
		return [][]byte{[]byte(secret)}
	}
	return [][]byte{decoded, []byte(secret)}
}

func readEvent(body []byte) (WebhookEvent, *int64, error) {
	malformed := &WebhookError{Malformed, "the body is not an event"}
	var frame struct {
		EventID       *string `json:"EventId"`
		EventType     *string
		SentTimestamp *int64
	}
	if json.Unmarshal(body, &frame) != nil || frame.EventID == nil || frame.EventType == nil {
		return nil, nil, malformed
	}
	group, _, _ := strings.Cut(*frame.EventType, ".")
	var event WebhookEvent
	switch group {
	case "transfer":
		event = &TransferWebhook{}
	case "connection":
		event = &ConnectionWebhook{}
	case "linkSession":
		event = &LinkSessionWebhook{}
	case "paymentRequest":
		event = &PaymentRequestWebhook{}
	case "refund":
		event = &RefundWebhook{}
	case "unassignedPayment":
		event = &UnassignedPaymentWebhook{}
	case "payout":
		event = &PayoutWebhook{}
	default:
		return &OtherWebhook{*frame.EventID, *frame.EventType, body}, frame.SentTimestamp, nil
	}
	if json.Unmarshal(body, event) != nil {
		return nil, nil, malformed
	}
	return event, frame.SentTimestamp, nil
}
