// Runs the code of README.md: a deposit, and its webhooks as lines of standard input.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"slices"

	rialto "github.com/rialto/rialto/libraries/go"
)

func main() {
	ctx := context.Background()
	userID := os.Getenv("SAMPLE_USER_ID")
	must(linkToken(ctx, userID))
	id := must(deposit(ctx, userID, os.Getenv("SAMPLE_ORDER_ID"), os.Getenv("SAMPLE_NETWORK_ID"), os.Getenv("SAMPLE_ADDRESS"), os.Getenv("SAMPLE_KEY")))
	if !slices.Contains(must(transfers(ctx, userID)), id) {
		panic("the transfer is not listed")
	}
	fmt.Println("price", price(ctx, "NOT-A-SHARE"))
	fmt.Println("transfer", id)
	credited, amount := "", ""
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for credited == "" && lines.Scan() {
		var delivery struct {
			Body    string
			Headers map[string]string
		}
		if err := json.Unmarshal(lines.Bytes(), &delivery); err != nil {
			panic(err)
		}
		headers := http.Header{}
		for name, value := range delivery.Headers {
			headers.Set(name, value)
		}
		credit := func(transfer *rialto.TransferWebhook) {
			credited, amount = transfer.TransferID, transfer.DestinationAmountDecimal
		}
		status := receive([]byte(delivery.Body), headers, credit)
		fmt.Println("answered", status, "forged", receive([]byte(delivery.Body+" "), headers, credit))
	}
	if credited != id {
		panic("the transfer was not credited")
	}
	fmt.Println("credited", amount)
}
