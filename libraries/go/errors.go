package rialto

import (
	"errors"
	"time"
)

// ErrUnauthorized is the API's empty 401: the client id or the secret is wrong, revoked or of the other environment. An
// APIError is compared with it by errors.Is.
var ErrUnauthorized = errors.New("the client id or the client secret is incorrect")

// APIError means that the API rejected the request. It holds no secret, no query and no body of the request.
type APIError struct {
	// The HTTP status.
	HTTP   int
	Status string
	// The error type to branch on. Empty if another system in front of the API answered, such as a proxy.
	ErrorType string
	// For developers.
	Message string
	// For users, if present.
	DisplayMessage string
	// The same for every failure of one kind at one place, for grouping.
	ErrorHash string
	TeamCode  string
	// Id for finding the request in the server's log.
	RequestID string
	// Delay that the server requests before another attempt.
	RetryAfter   time.Duration
	unauthorized bool
}

func (e *APIError) Error() string { return e.Message }

// Is says whether this is the API's empty 401.
func (e *APIError) Is(target error) bool { return target == ErrUnauthorized && e.unauthorized }

// ConnectionError means that there was no response, or not one of the API. A write may have taken effect: read the state
// before you send it again.
type ConnectionError struct {
	Message string
	cause   error
}

func (e *ConnectionError) Error() string { return e.Message }

func (e *ConnectionError) Unwrap() error { return e.cause }

// WebhookRefusal is the reason for rejecting a webhook.
type WebhookRefusal string

const (
	NoSignature    WebhookRefusal = "noSignature"
	WrongSignature WebhookRefusal = "wrongSignature"
	TooOld         WebhookRefusal = "tooOld"
	FromTheFuture  WebhookRefusal = "fromTheFuture"
	Malformed      WebhookRefusal = "malformed"
)

// WebhookError is an invalid delivery. Answer it with 400.
type WebhookError struct {
	Reason  WebhookRefusal
	Message string
}

func (e *WebhookError) Error() string { return e.Message }
