// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a webhook about a payment request. */
public final class PaymentRequestWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private PaymentRequestEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("PaymentRequestId")
  private String paymentRequestId;

  @JsonProperty("UserId")
  private String userId;

  @JsonProperty("SubClientId")
  private String subClientId;

  @JsonProperty("TransactionId")
  private String transactionId;

  @JsonProperty("TransferId")
  private String transferId;

  @JsonProperty("PaymentRequestStatus")
  private PaymentRequestStatus paymentRequestStatus;

  @JsonProperty("Chain")
  private String chain;

  @JsonProperty("Token")
  private String token;

  @JsonProperty("Address")
  private String address;

  @JsonProperty("AddressTag")
  private String addressTag;

  @JsonProperty("Amount")
  private BigDecimal amount;

  @JsonProperty("AmountDecimal")
  private String amountDecimal;

  @JsonProperty("CreditedAmount")
  private BigDecimal creditedAmount;

  @JsonProperty("CreditedAmountDecimal")
  private String creditedAmountDecimal;

  @JsonProperty("Payment")
  private WebhookPayment payment;

  @JsonProperty("BridgePayment")
  private WebhookBridgePayment bridgePayment;

  @JsonProperty("Payer")
  private PayerSide payer;

  @JsonProperty("Timestamp")
  private Long timestamp;


  /** Id of this delivery. Changes with every attempt. */
  public String id() {
    return id;
  }

  public PaymentRequestWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public PaymentRequestWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public PaymentRequestEventType eventType() {
    return eventType;
  }

  public PaymentRequestWebhook eventType(PaymentRequestEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Position of the event in its payment request: 1, 2, and so on. */
  public Long sequence() {
    return sequence;
  }

  public PaymentRequestWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public PaymentRequestWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Id of the payment request. */
  public String paymentRequestId() {
    return paymentRequestId;
  }

  public PaymentRequestWebhook paymentRequestId(String paymentRequestId) {
    this.paymentRequestId = paymentRequestId;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public PaymentRequestWebhook userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the sub-client of the Link session. `null` without one. */
  public String subClientId() {
    return subClientId;
  }

  public PaymentRequestWebhook subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  /** Your id of the order. `null` if you did not send one. */
  public String transactionId() {
    return transactionId;
  }

  public PaymentRequestWebhook transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Id of the transfer that pays the order. `null` before the first payment that counts. */
  public String transferId() {
    return transferId;
  }

  public PaymentRequestWebhook transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  public PaymentRequestStatus paymentRequestStatus() {
    return paymentRequestStatus;
  }

  public PaymentRequestWebhook paymentRequestStatus(PaymentRequestStatus paymentRequestStatus) {
    this.paymentRequestStatus = paymentRequestStatus;
    return this;
  }

  /** Name of the network to pay on. */
  public String chain() {
    return chain;
  }

  public PaymentRequestWebhook chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset to pay. */
  public String token() {
    return token;
  }

  public PaymentRequestWebhook token(String token) {
    this.token = token;
    return this;
  }

  /** Address of the request. */
  public String address() {
    return address;
  }

  public PaymentRequestWebhook address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag of `Address`. `null` without one. */
  public String addressTag() {
    return addressTag;
  }

  public PaymentRequestWebhook addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Amount to pay. */
  public BigDecimal amount() {
    return amount;
  }

  public PaymentRequestWebhook amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `Amount` with every digit. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public PaymentRequestWebhook amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Final payments that count for the order. */
  public BigDecimal creditedAmount() {
    return creditedAmount;
  }

  public PaymentRequestWebhook creditedAmount(BigDecimal creditedAmount) {
    this.creditedAmount = creditedAmount;
    return this;
  }

  /** `CreditedAmount` with every digit. */
  public String creditedAmountDecimal() {
    return creditedAmountDecimal;
  }

  public PaymentRequestWebhook creditedAmountDecimal(String creditedAmountDecimal) {
    this.creditedAmountDecimal = creditedAmountDecimal;
    return this;
  }

  /** The payment that the event is about. Absent without one. */
  public WebhookPayment payment() {
    return payment;
  }

  public PaymentRequestWebhook payment(WebhookPayment payment) {
    this.payment = payment;
    return this;
  }

  /** The address of a bridge that the event is about. Absent without one. */
  public WebhookBridgePayment bridgePayment() {
    return bridgePayment;
  }

  public PaymentRequestWebhook bridgePayment(WebhookBridgePayment bridgePayment) {
    this.bridgePayment = bridgePayment;
    return this;
  }

  public PayerSide payer() {
    return payer;
  }

  public PaymentRequestWebhook payer(PayerSide payer) {
    this.payer = payer;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public PaymentRequestWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public PaymentRequestWebhook copy() {
    PaymentRequestWebhook copy = new PaymentRequestWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.paymentRequestId = paymentRequestId;
    copy.userId = userId;
    copy.subClientId = subClientId;
    copy.transactionId = transactionId;
    copy.transferId = transferId;
    copy.paymentRequestStatus = paymentRequestStatus;
    copy.chain = chain;
    copy.token = token;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.creditedAmount = creditedAmount;
    copy.creditedAmountDecimal = creditedAmountDecimal;
    copy.payment = payment;
    copy.bridgePayment = bridgePayment;
    copy.payer = payer;
    copy.timestamp = timestamp;
    return copy;
  }
}
