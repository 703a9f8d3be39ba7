package rialto

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

type envelope struct {
	Status         string          `json:"status"`
	Message        string          `json:"message"`
	DisplayMessage string          `json:"displayMessage"`
	ErrorType      *string         `json:"errorType"`
	ErrorHash      string          `json:"errorHash"`
	TeamCode       string          `json:"teamCode"`
	Content        json.RawMessage `json:"content"`
}

type problem struct {
	Type   *string `json:"type"`
	Status int     `json:"status"`
	Detail *string `json:"detail"`
}

var problemType = regexp.MustCompile(`^urn:rialto:error:(\w+)$`)

func readAnswer(what string, response *http.Response, text []byte, answer any) error {
	found := readEnvelope(text)
	isSuccess := response.StatusCode >= 200 && response.StatusCode < 300
	if isSuccess && found != nil && found.Status == "ok" {
		if answer == nil || len(found.Content) == 0 {
			return nil
		}
		if err := json.Unmarshal(found.Content, answer); err != nil {
			return &ConnectionError{Message: what + ": the content of the response has another shape", cause: err}
		}
		return nil
	}
	if isSuccess {
		return &ConnectionError{Message: fmt.Sprintf("%s: the response is not from the Rialto API (HTTP %d)", what, response.StatusCode)}
	}
	failure := &APIError{
		HTTP:       response.StatusCode,
		Status:     statusOf(response.StatusCode),
		Message:    fmt.Sprintf("%s: HTTP %d without a message", what, response.StatusCode),
		RequestID:  response.Header.Get("X-Request-Id"),
		RetryAfter: retryAfter(response.Header.Get("Retry-After"), time.Now()),
	}
	if found == nil {
		failure.unauthorized = response.StatusCode == http.StatusUnauthorized
		if failure.unauthorized {
			failure.Message = what + ": " + ErrUnauthorized.Error()
		}
		return failure
	}
	failure.ErrorType = *found.ErrorType
	failure.DisplayMessage = found.DisplayMessage
	failure.ErrorHash = found.ErrorHash
	failure.TeamCode = found.TeamCode
	if found.Status != "" {
		failure.Status = found.Status
	}
	if found.Message != "" {
		failure.Message = what + ": " + found.Message
	}
	return failure
}

func readEnvelope(text []byte) *envelope {
	var found envelope
	if json.Unmarshal(text, &found) == nil && found.ErrorType != nil {
		return &found
	}
	// Some operations answer 400 and 404 as problem details (RFC 9457).
	var details problem
	if json.Unmarshal(text, &details) != nil || details.Type == nil || details.Detail == nil {
		return nil
	}
	errorType := ""
	if matched := problemType.FindStringSubmatch(*details.Type); matched != nil {
		errorType = matched[1]
	}
	return &envelope{Status: statusOf(details.Status), ErrorType: &errorType, Message: *details.Detail}
}

func statusOf(code int) string {
	switch {
	case code == http.StatusUnauthorized || code == http.StatusForbidden:
		return "permissionDenied"
	case code == http.StatusNotFound:
		return "notFound"
	case code == http.StatusTooManyRequests:
		return "tooManyRequest"
	case code >= 500:
		return "serverFailure"
	default:
		return "badRequest"
	}
}

func retryAfter(value string, now time.Time) time.Duration {
	text := strings.TrimSpace(value)
	if seconds, err := strconv.ParseUint(text, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(text); err == nil {
		return max(0, date.Sub(now))
	}
	return 0
}
