// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An order of a fixed amount that is paid by sending to an address. */
public final class PaymentRequest {
  @JsonProperty("id")
  private String id;

  @JsonProperty("userId")
  private String userId;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("transferId")
  private String transferId;

  @JsonProperty("status")
  private PaymentRequestStatus status;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("creditedAmount")
  private String creditedAmount;

  @JsonProperty("dueAmount")
  private String dueAmount;

  @JsonProperty("address")
  private String address;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("reference")
  private String reference;

  @JsonProperty("paymentUri")
  private String paymentUri;

  @JsonProperty("refundAddress")
  private String refundAddress;

  @JsonProperty("refundAddressTag")
  private String refundAddressTag;

  @JsonProperty("x402Url")
  private String x402Url;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;

  @JsonProperty("expiresTimestamp")
  private Long expiresTimestamp;

  @JsonProperty("payments")
  private List<IncomingPayment> payments;

  @JsonProperty("sums")
  private List<PaymentRequestSums> sums;

  @JsonProperty("refunds")
  private List<Refund> refunds;

  @JsonProperty("bridgePayments")
  private List<BridgePayment> bridgePayments;


  /** Id of the payment request. */
  public String id() {
    return id;
  }

  public PaymentRequest id(String id) {
    this.id = id;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public PaymentRequest userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Your id of the order. */
  public String transactionId() {
    return transactionId;
  }

  public PaymentRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Id of the transfer that pays the order, in GET `/transfers/managed/platform` and in transfer webhooks. Present from the first payment that counts. */
  public String transferId() {
    return transferId;
  }

  public PaymentRequest transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  public PaymentRequestStatus status() {
    return status;
  }

  public PaymentRequest status(PaymentRequestStatus status) {
    this.status = status;
    return this;
  }

  /** Network to pay on. */
  public String networkId() {
    return networkId;
  }

  public PaymentRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public PaymentRequest networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset to pay. */
  public String symbol() {
    return symbol;
  }

  public PaymentRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount to pay, as a decimal string. */
  public String amount() {
    return amount;
  }

  public PaymentRequest amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Final payments that count for the order. */
  public String creditedAmount() {
    return creditedAmount;
  }

  public PaymentRequest creditedAmount(String creditedAmount) {
    this.creditedAmount = creditedAmount;
    return this;
  }

  /** Still to be paid. Payments that are not final are deducted. */
  public String dueAmount() {
    return dueAmount;
  }

  public PaymentRequest dueAmount(String dueAmount) {
    this.dueAmount = dueAmount;
    return this;
  }

  /** Address to pay to. No other order ever gets it. */
  public String address() {
    return address;
  }

  public PaymentRequest address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag. A payment without it is not recognized. */
  public String addressTag() {
    return addressTag;
  }

  public PaymentRequest addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** On Solana: the public key that marks the payment (Solana Pay). A payment without it is not recognized. */
  public String reference() {
    return reference;
  }

  public PaymentRequest reference(String reference) {
    this.reference = reference;
    return this;
  }

  /** Payment request for wallets: EIP-681, BIP-21, Solana Pay, or `ripple:` with `amount` and `dt`. Absent on Tron. */
  public String paymentUri() {
    return paymentUri;
  }

  public PaymentRequest paymentUri(String paymentUri) {
    this.paymentUri = paymentUri;
    return this;
  }

  /** Address for refunds that the payer has given in Link. Refunds go there by default. */
  public String refundAddress() {
    return refundAddress;
  }

  public PaymentRequest refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Destination tag of `refundAddress`. */
  public String refundAddressTag() {
    return refundAddressTag;
  }

  public PaymentRequest refundAddressTag(String refundAddressTag) {
    this.refundAddressTag = refundAddressTag;
    return this;
  }

  /** Where an agent pays the order by x402 version 2. Present where the relayer sends signed payments of the asset for you. Whoever has it can pay the order and read its state. */
  public String x402Url() {
    return x402Url;
  }

  public PaymentRequest x402Url(String x402Url) {
    this.x402Url = x402Url;
    return this;
  }

  /** When it was created, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public PaymentRequest createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** When the time to pay ends, in Unix seconds. */
  public Long expiresTimestamp() {
    return expiresTimestamp;
  }

  public PaymentRequest expiresTimestamp(Long expiresTimestamp) {
    this.expiresTimestamp = expiresTimestamp;
    return this;
  }

  /** Payments to the address, in the order in which they were seen. */
  public List<IncomingPayment> payments() {
    return payments;
  }

  public PaymentRequest payments(List<IncomingPayment> payments) {
    this.payments = payments;
    return this;
  }

  /** The books of each asset that arrived. */
  public List<PaymentRequestSums> sums() {
    return sums;
  }

  public PaymentRequest sums(List<PaymentRequestSums> sums) {
    this.sums = sums;
    return this;
  }

  /** Refunds of this request, the oldest first. */
  public List<Refund> refunds() {
    return refunds;
  }

  public PaymentRequest refunds(List<Refund> refunds) {
    this.refunds = refunds;
    return this;
  }

  /** Addresses of bridges at which the order can be paid in another asset, the oldest first. */
  public List<BridgePayment> bridgePayments() {
    return bridgePayments;
  }

  public PaymentRequest bridgePayments(List<BridgePayment> bridgePayments) {
    this.bridgePayments = bridgePayments;
    return this;
  }

  /** A shallow copy. */
  public PaymentRequest copy() {
    PaymentRequest copy = new PaymentRequest();
    copy.id = id;
    copy.userId = userId;
    copy.transactionId = transactionId;
    copy.transferId = transferId;
    copy.status = status;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.creditedAmount = creditedAmount;
    copy.dueAmount = dueAmount;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.reference = reference;
    copy.paymentUri = paymentUri;
    copy.refundAddress = refundAddress;
    copy.refundAddressTag = refundAddressTag;
    copy.x402Url = x402Url;
    copy.createdTimestamp = createdTimestamp;
    copy.expiresTimestamp = expiresTimestamp;
    copy.payments = payments;
    copy.sums = sums;
    copy.refunds = refunds;
    copy.bridgePayments = bridgePayments;
    return copy;
  }
}
