// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer that was executed. */
public final class ExecutedTransfer {
  @JsonProperty("transferId")
  private String transferId;

  @JsonProperty("status")
  private InstitutionTransactionStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("fromAddress")
  private String fromAddress;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("hash")
  private String hash;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountDecimal")
  private String amountDecimal;

  @JsonProperty("amountToReceive")
  private BigDecimal amountToReceive;

  @JsonProperty("amountToReceiveDecimal")
  private String amountToReceiveDecimal;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("amountToReceiveInFiat")
  private BigDecimal amountToReceiveInFiat;

  @JsonProperty("totalAmountInFiat")
  private BigDecimal totalAmountInFiat;

  @JsonProperty("institutionTransferFee")
  private TransferFee institutionTransferFee;


  /** Id of the transfer. Same value as the `previewId`. */
  public String transferId() {
    return transferId;
  }

  public ExecutedTransfer transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  public InstitutionTransactionStatus status() {
    return status;
  }

  public ExecutedTransfer status(InstitutionTransactionStatus status) {
    this.status = status;
    return this;
  }

  /** The status in words. */
  public String statusDetails() {
    return statusDetails;
  }

  public ExecutedTransfer statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  /** Address of the sender: that of a self-custody wallet. Empty for institutions, which send from pooled wallets. */
  public String fromAddress() {
    return fromAddress;
  }

  public ExecutedTransfer fromAddress(String fromAddress) {
    this.fromAddress = fromAddress;
    return this;
  }

  /** Address that receives the asset. */
  public String toAddress() {
    return toAddress;
  }

  public ExecutedTransfer toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Destination tag or memo of `toAddress`. */
  public String addressTag() {
    return addressTag;
  }

  public ExecutedTransfer addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public ExecutedTransfer symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public ExecutedTransfer networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public ExecutedTransfer networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Hash of the transaction on the chain. Absent until it is known. */
  public String hash() {
    return hash;
  }

  public ExecutedTransfer hash(String hash) {
    this.hash = hash;
    return this;
  }

  /** Amount that was requested, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public ExecutedTransfer amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `amount` with every digit, as a decimal. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public ExecutedTransfer amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Amount that arrives, in whole units of the asset. */
  public BigDecimal amountToReceive() {
    return amountToReceive;
  }

  public ExecutedTransfer amountToReceive(BigDecimal amountToReceive) {
    this.amountToReceive = amountToReceive;
    return this;
  }

  /** `amountToReceive` with every digit, as a decimal. */
  public String amountToReceiveDecimal() {
    return amountToReceiveDecimal;
  }

  public ExecutedTransfer amountToReceiveDecimal(String amountToReceiveDecimal) {
    this.amountToReceiveDecimal = amountToReceiveDecimal;
    return this;
  }

  /** Amount that was requested, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public ExecutedTransfer amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Amount that arrives, in USD. */
  public BigDecimal amountToReceiveInFiat() {
    return amountToReceiveInFiat;
  }

  public ExecutedTransfer amountToReceiveInFiat(BigDecimal amountToReceiveInFiat) {
    this.amountToReceiveInFiat = amountToReceiveInFiat;
    return this;
  }

  /** Amount that leaves the account, fee included, in USD. */
  public BigDecimal totalAmountInFiat() {
    return totalAmountInFiat;
  }

  public ExecutedTransfer totalAmountInFiat(BigDecimal totalAmountInFiat) {
    this.totalAmountInFiat = totalAmountInFiat;
    return this;
  }

  /** Fee that the institution charges. */
  public TransferFee institutionTransferFee() {
    return institutionTransferFee;
  }

  public ExecutedTransfer institutionTransferFee(TransferFee institutionTransferFee) {
    this.institutionTransferFee = institutionTransferFee;
    return this;
  }

  /** A shallow copy. */
  public ExecutedTransfer copy() {
    ExecutedTransfer copy = new ExecutedTransfer();
    copy.transferId = transferId;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.fromAddress = fromAddress;
    copy.toAddress = toAddress;
    copy.addressTag = addressTag;
    copy.symbol = symbol;
    copy.networkName = networkName;
    copy.networkId = networkId;
    copy.hash = hash;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.amountToReceive = amountToReceive;
    copy.amountToReceiveDecimal = amountToReceiveDecimal;
    copy.amountInFiat = amountInFiat;
    copy.amountToReceiveInFiat = amountToReceiveInFiat;
    copy.totalAmountInFiat = totalAmountInFiat;
    copy.institutionTransferFee = institutionTransferFee;
    return copy;
  }
}
