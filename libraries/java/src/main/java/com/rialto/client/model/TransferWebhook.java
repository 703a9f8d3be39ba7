// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a transfer-status webhook. */
public final class TransferWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private TransferEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("UserId")
  private String userId;

  @JsonProperty("SubClientId")
  private String subClientId;

  @JsonProperty("TransactionId")
  private String transactionId;

  @JsonProperty("TransferId")
  private String transferId;

  @JsonProperty("TransferStatus")
  private WebhookTransferStatus transferStatus;

  @JsonProperty("TxHash")
  private String txHash;

  @JsonProperty("Chain")
  private String chain;

  @JsonProperty("Token")
  private String token;

  @JsonProperty("DestinationAddress")
  private String destinationAddress;

  @JsonProperty("DestinationAddressTag")
  private String destinationAddressTag;

  @JsonProperty("DestinationChain")
  private String destinationChain;

  @JsonProperty("DestinationToken")
  private String destinationToken;

  @JsonProperty("DestinationAmount")
  private BigDecimal destinationAmount;

  @JsonProperty("DestinationAmountDecimal")
  private String destinationAmountDecimal;

  @JsonProperty("SourceAccountProvider")
  private String sourceAccountProvider;

  @JsonProperty("SourceChain")
  private String sourceChain;

  @JsonProperty("SourceToken")
  private String sourceToken;

  @JsonProperty("SourceAmount")
  private BigDecimal sourceAmount;

  @JsonProperty("SourceAmountDecimal")
  private String sourceAmountDecimal;

  @JsonProperty("FeeAmount")
  private BigDecimal feeAmount;

  @JsonProperty("FeeAmountDecimal")
  private String feeAmountDecimal;

  @JsonProperty("AmountsState")
  private WebhookAmountsState amountsState;

  @JsonProperty("MoneyLine")
  private MoneyLine moneyLine;

  @JsonProperty("Payer")
  private PayerSide payer;

  @JsonProperty("CaseCode")
  private String caseCode;

  @JsonProperty("SourceTxHash")
  private String sourceTxHash;

  @JsonProperty("RefundChain")
  private String refundChain;

  @JsonProperty("RefundToken")
  private String refundToken;

  @JsonProperty("RefundAmount")
  private BigDecimal refundAmount;

  @JsonProperty("RefundAmountDecimal")
  private String refundAmountDecimal;

  @JsonProperty("RefundTxHash")
  private String refundTxHash;

  @JsonProperty("RefundAddress")
  private String refundAddress;

  @JsonProperty("RefundAddressTag")
  private String refundAddressTag;

  @JsonProperty("Timestamp")
  private Long timestamp;


  /** Id of this delivery. Changes with every attempt. */
  public String id() {
    return id;
  }

  public TransferWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public TransferWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public TransferEventType eventType() {
    return eventType;
  }

  public TransferWebhook eventType(TransferEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Position of the event in its transfer: 1, 2, and so on. Use it to order events that arrive late. */
  public Long sequence() {
    return sequence;
  }

  public TransferWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public TransferWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public TransferWebhook userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the sub-client of the Link session. `null` without one. */
  public String subClientId() {
    return subClientId;
  }

  public TransferWebhook subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  /** Your id of the transaction. `null` if you did not send one. */
  public String transactionId() {
    return transactionId;
  }

  public TransferWebhook transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Id of the transfer. */
  public String transferId() {
    return transferId;
  }

  public TransferWebhook transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  public WebhookTransferStatus transferStatus() {
    return transferStatus;
  }

  public TransferWebhook transferStatus(WebhookTransferStatus transferStatus) {
    this.transferStatus = transferStatus;
    return this;
  }

  /** Hash of the transaction on `Chain`: the one that reaches the destination, and in refund events the refund. `null` until it is known. */
  public String txHash() {
    return txHash;
  }

  public TransferWebhook txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** Name of the network of `TxHash`: the destination’s, and in refund events that of the refund. */
  public String chain() {
    return chain;
  }

  public TransferWebhook chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset that is moved on `Chain`: the destination’s, and in refund events the refunded one. */
  public String token() {
    return token;
  }

  public TransferWebhook token(String token) {
    this.token = token;
    return this;
  }

  /** Address that receives the asset. */
  public String destinationAddress() {
    return destinationAddress;
  }

  public TransferWebhook destinationAddress(String destinationAddress) {
    this.destinationAddress = destinationAddress;
    return this;
  }

  /** Destination tag or memo of `DestinationAddress`. `null` if it has none. */
  public String destinationAddressTag() {
    return destinationAddressTag;
  }

  public TransferWebhook destinationAddressTag(String destinationAddressTag) {
    this.destinationAddressTag = destinationAddressTag;
    return this;
  }

  /** Name of the network of `DestinationAddress`. */
  public String destinationChain() {
    return destinationChain;
  }

  public TransferWebhook destinationChain(String destinationChain) {
    this.destinationChain = destinationChain;
    return this;
  }

  /** Symbol of the asset that arrives at the destination. */
  public String destinationToken() {
    return destinationToken;
  }

  public TransferWebhook destinationToken(String destinationToken) {
    this.destinationToken = destinationToken;
    return this;
  }

  /** Amount that arrives at the destination, in whole units of `DestinationToken`. `null` if not known yet. */
  public BigDecimal destinationAmount() {
    return destinationAmount;
  }

  public TransferWebhook destinationAmount(BigDecimal destinationAmount) {
    this.destinationAmount = destinationAmount;
    return this;
  }

  /** `DestinationAmount` with every digit, as a decimal. `null` like it. */
  public String destinationAmountDecimal() {
    return destinationAmountDecimal;
  }

  public TransferWebhook destinationAmountDecimal(String destinationAmountDecimal) {
    this.destinationAmountDecimal = destinationAmountDecimal;
    return this;
  }

  /** Name of the institution that the asset comes from. */
  public String sourceAccountProvider() {
    return sourceAccountProvider;
  }

  public TransferWebhook sourceAccountProvider(String sourceAccountProvider) {
    this.sourceAccountProvider = sourceAccountProvider;
    return this;
  }

  /** Name of the network that the asset comes from. For bridged transfers, that of the pay-in; otherwise the same as `DestinationChain`. */
  public String sourceChain() {
    return sourceChain;
  }

  public TransferWebhook sourceChain(String sourceChain) {
    this.sourceChain = sourceChain;
    return this;
  }

  /** Symbol of the asset of `SourceAmount`. For bridged transfers, the paid-in asset, even if the address was issued for another one. A token that the catalog does not list is named by its contract address. */
  public String sourceToken() {
    return sourceToken;
  }

  public TransferWebhook sourceToken(String sourceToken) {
    this.sourceToken = sourceToken;
    return this;
  }

  /** Amount that left the user’s account, fee included, in whole units of `SourceToken`. For bridged transfers, the amount paid in. `null` if not known yet. */
  public BigDecimal sourceAmount() {
    return sourceAmount;
  }

  public TransferWebhook sourceAmount(BigDecimal sourceAmount) {
    this.sourceAmount = sourceAmount;
    return this;
  }

  /** `SourceAmount` with every digit, as a decimal. `null` like it. */
  public String sourceAmountDecimal() {
    return sourceAmountDecimal;
  }

  public TransferWebhook sourceAmountDecimal(String sourceAmountDecimal) {
    this.sourceAmountDecimal = sourceAmountDecimal;
    return this;
  }

  /** Fee of the institution, part of `SourceAmount`, in whole units of `SourceToken`. `null` for bridged transfers. */
  public BigDecimal feeAmount() {
    return feeAmount;
  }

  public TransferWebhook feeAmount(BigDecimal feeAmount) {
    this.feeAmount = feeAmount;
    return this;
  }

  /** `FeeAmount` with every digit, as a decimal. `null` like it. */
  public String feeAmountDecimal() {
    return feeAmountDecimal;
  }

  public TransferWebhook feeAmountDecimal(String feeAmountDecimal) {
    this.feeAmountDecimal = feeAmountDecimal;
    return this;
  }

  public WebhookAmountsState amountsState() {
    return amountsState;
  }

  public TransferWebhook amountsState(WebhookAmountsState amountsState) {
    this.amountsState = amountsState;
    return this;
  }

  public MoneyLine moneyLine() {
    return moneyLine;
  }

  public TransferWebhook moneyLine(MoneyLine moneyLine) {
    this.moneyLine = moneyLine;
    return this;
  }

  public PayerSide payer() {
    return payer;
  }

  public TransferWebhook payer(PayerSide payer) {
    this.payer = payer;
    return this;
  }

  /** Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code. */
  public String caseCode() {
    return caseCode;
  }

  public TransferWebhook caseCode(String caseCode) {
    this.caseCode = caseCode;
    return this;
  }

  /** Hash of the pay-in on `SourceChain`. Bridged transfers only, otherwise `null`. */
  public String sourceTxHash() {
    return sourceTxHash;
  }

  public TransferWebhook sourceTxHash(String sourceTxHash) {
    this.sourceTxHash = sourceTxHash;
    return this;
  }

  /** Name of the network of the refund. `null` if nothing went back. */
  public String refundChain() {
    return refundChain;
  }

  public TransferWebhook refundChain(String refundChain) {
    this.refundChain = refundChain;
    return this;
  }

  /** Symbol of the asset that goes back. `null` if nothing went back. */
  public String refundToken() {
    return refundToken;
  }

  public TransferWebhook refundToken(String refundToken) {
    this.refundToken = refundToken;
    return this;
  }

  /** Amount that goes back, in whole units of `RefundToken`. Of a succeeded transfer: the part that was not paid out. `null` if nothing went back or the amount is not known. */
  public BigDecimal refundAmount() {
    return refundAmount;
  }

  public TransferWebhook refundAmount(BigDecimal refundAmount) {
    this.refundAmount = refundAmount;
    return this;
  }

  /** `RefundAmount` with every digit, as a decimal. `null` like it. */
  public String refundAmountDecimal() {
    return refundAmountDecimal;
  }

  public TransferWebhook refundAmountDecimal(String refundAmountDecimal) {
    this.refundAmountDecimal = refundAmountDecimal;
    return this;
  }

  /** Hash of the refund on `RefundChain`. `null` until it is known. */
  public String refundTxHash() {
    return refundTxHash;
  }

  public TransferWebhook refundTxHash(String refundTxHash) {
    this.refundTxHash = refundTxHash;
    return this;
  }

  /** Address for sending the asset back to the user. `null` if not known. Never send to it without `RefundAddressTag` where there is one. */
  public String refundAddress() {
    return refundAddress;
  }

  public TransferWebhook refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Destination tag or memo of `RefundAddress`. `null` if it has none. */
  public String refundAddressTag() {
    return refundAddressTag;
  }

  public TransferWebhook refundAddressTag(String refundAddressTag) {
    this.refundAddressTag = refundAddressTag;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public TransferWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public TransferWebhook copy() {
    TransferWebhook copy = new TransferWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.userId = userId;
    copy.subClientId = subClientId;
    copy.transactionId = transactionId;
    copy.transferId = transferId;
    copy.transferStatus = transferStatus;
    copy.txHash = txHash;
    copy.chain = chain;
    copy.token = token;
    copy.destinationAddress = destinationAddress;
    copy.destinationAddressTag = destinationAddressTag;
    copy.destinationChain = destinationChain;
    copy.destinationToken = destinationToken;
    copy.destinationAmount = destinationAmount;
    copy.destinationAmountDecimal = destinationAmountDecimal;
    copy.sourceAccountProvider = sourceAccountProvider;
    copy.sourceChain = sourceChain;
    copy.sourceToken = sourceToken;
    copy.sourceAmount = sourceAmount;
    copy.sourceAmountDecimal = sourceAmountDecimal;
    copy.feeAmount = feeAmount;
    copy.feeAmountDecimal = feeAmountDecimal;
    copy.amountsState = amountsState;
    copy.moneyLine = moneyLine;
    copy.payer = payer;
    copy.caseCode = caseCode;
    copy.sourceTxHash = sourceTxHash;
    copy.refundChain = refundChain;
    copy.refundToken = refundToken;
    copy.refundAmount = refundAmount;
    copy.refundAmountDecimal = refundAmountDecimal;
    copy.refundTxHash = refundTxHash;
    copy.refundAddress = refundAddress;
    copy.refundAddressTag = refundAddressTag;
    copy.timestamp = timestamp;
    return copy;
  }
}
