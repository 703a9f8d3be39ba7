// Package rialto is the Rialto API for servers.
package rialto

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"reflect"
	"regexp"
	"strings"
	"time"
)

const (
	retries        = 2
	longestWait    = 30 * time.Second
	largestAnswer  = 64 << 20
	defaultTimeout = 15 * time.Second
)

// A header value that is not valid would be quoted in an error, which would put a secret into a log.
var headerText = regexp.MustCompile(`^[\x21-\x7e]{1,1000}$`)

// Options of a client.
type Options struct {
	// Address of the API, such as https://rialto.example.com.
	BaseURL  string
	ClientID string
	// The API key.
	ClientSecret string
	// Time limit of one attempt, its answer included. Default 15 seconds.
	Timeout time.Duration
	// Sends the requests. Default: http.DefaultTransport.
	Transport http.RoundTripper
	// Waits between attempts. Default: a timer, which ends with the context.
	Sleep func(ctx context.Context, wait time.Duration) error
}

// Client calls the operations of the API. It is safe for use by several goroutines.
//
// A call that fails returns an *APIError or a *ConnectionError. Reads are sent up to three times; a write is sent once,
// unless it has an idempotency key.
type Client struct {
	root    string
	options Options
	http    *http.Client
}

// New returns a client, or an error that names the wrong option.
func New(options Options) (*Client, error) {
	root, err := readBaseURL(options.BaseURL)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string]string{"ClientID": options.ClientID, "ClientSecret": options.ClientSecret} {
		if !headerText.MatchString(value) {
			return nil, fmt.Errorf("rialto: %s must be valid as a header value", name)
		}
	}
	if options.Timeout == 0 {
		options.Timeout = defaultTimeout
	}
	if options.Sleep == nil {
		options.Sleep = sleep
	}
	client := &http.Client{
		Transport:     options.Transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	return &Client{root: root, options: options, http: client}, nil
}

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T { return &value }

// WriteOption is an option of one write.
type WriteOption func(*call)

// WithIdempotencyKey makes it safe to repeat a write: it is then sent up to three times, as a read is, and executed once.
// The key is a UUID of this request alone. Repeat the request yourself with the same key and body within 24 hours.
func WithIdempotencyKey(key string) WriteOption {
	return func(c *call) { c.idempotencyKey = key }
}

type call struct {
	method         string
	path           string
	read           bool
	query          url.Values
	body           any
	answer         any
	idempotencyKey string
}

func (c *Client) send(ctx context.Context, one call, options ...WriteOption) error {
	for _, option := range options {
		option(&one)
	}
	var body []byte
	if one.body != nil {
		var err error
		if body, err = json.Marshal(one.body); err != nil {
			return fmt.Errorf("rialto: %s %s: %w", one.method, one.path, err)
		}
	}
	for attempt := 0; ; attempt++ {
		err := c.sendOnce(ctx, one, body)
		mayRepeat := (one.read || one.idempotencyKey != "") && attempt < retries && ctx.Err() == nil
		wait, repeat := retryDelay(err, attempt)
		if err == nil || !mayRepeat || !repeat {
			return err
		}
		if c.options.Sleep(ctx, wait) != nil {
			return err
		}
	}
}

func (c *Client) sendOnce(ctx context.Context, one call, body []byte) error {
	what := one.method + " /api/v1" + one.path
	limited, cancel := context.WithTimeout(ctx, c.options.Timeout)
	defer cancel()
	address := c.root + one.path
	if query := one.query.Encode(); query != "" {
		address += "?" + query
	}
	request, err := http.NewRequestWithContext(limited, one.method, address, bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("rialto: %s: the request is not valid", what)
	}
	request.Header.Set("Accept", "application/json")
	request.Header.Set("X-Client-Id", c.options.ClientID)
	request.Header.Set("X-Client-Secret", c.options.ClientSecret)
	if one.idempotencyKey != "" {
		request.Header.Set("Idempotency-Key", one.idempotencyKey)
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	// Without a way to read the body again the transport repeats no request that may have arrived.
	request.GetBody = nil
	response, err := c.http.Do(request)
	if err != nil {
		return c.connectionError(what, err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(response.Body, largestAnswer))
	if err != nil {
		return c.connectionError(what, err)
	}
	return readAnswer(what, response, text, one.answer)
}

// The error of net/http quotes the address with its query, which this one leaves out.
func (c *Client) connectionError(what string, err error) error {
	var quoted *url.Error
	if errors.As(err, &quoted) {
		err = quoted.Err
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return &ConnectionError{Message: fmt.Sprintf("%s: no response within %s", what, c.options.Timeout), cause: err}
	}
	return &ConnectionError{Message: what + ": no response (" + err.Error() + ")", cause: err}
}

func readBaseURL(text string) (string, error) {
	address, err := url.Parse(text)
	if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.Host == "" ||
		address.RawQuery != "" || address.Fragment != "" || address.User != nil {
		return "", errors.New("rialto: BaseURL must be a URL such as https://rialto.example.com")
	}
	path := strings.TrimRight(address.Path, "/")
	if strings.HasSuffix(strings.ToLower(path), "/api/v1") {
		path = path[:len(path)-len("/api/v1")]
	}
	return address.Scheme + "://" + address.Host + path + "/api/v1", nil
}

// add adds a parameter to a query, unless it is absent.
func add(query url.Values, name string, value any) {
	given := reflect.ValueOf(value)
	switch {
	case given.Kind() == reflect.Slice:
		for index := range given.Len() {
			query.Add(name, fmt.Sprint(given.Index(index)))
		}
	case given.Kind() == reflect.Pointer && !given.IsNil():
		query.Add(name, fmt.Sprint(given.Elem()))
	case given.Kind() == reflect.String && given.String() != "":
		query.Add(name, given.String())
	}
}

func sleep(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// retryDelay returns how long to wait before the next attempt, and whether there may be one.
func retryDelay(err error, attempt int) (time.Duration, bool) {
	backoff := time.Duration(float64(250*time.Millisecond<<attempt) * (1 - rand.Float64()/2))
	var lost *ConnectionError
	if errors.As(err, &lost) {
		return backoff, true
	}
	var rejected *APIError
	if !errors.As(err, &rejected) {
		return 0, false
	}
	if rejected.HTTP < 500 && rejected.HTTP != http.StatusTooManyRequests && rejected.ErrorType != "idempotencyKeyInUse" {
		return 0, false
	}
	wait := max(backoff, rejected.RetryAfter)
	return wait, wait <= longestWait
}
