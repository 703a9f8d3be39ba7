// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What the transfer costs and what arrives. */
public final class TransferPreview {
  @JsonProperty("previewId")
  private String previewId;

  @JsonProperty("previewExpiresIn")
  private Long previewExpiresIn;

  @JsonProperty("fromAddress")
  private String fromAddress;

  @JsonProperty("refundAddress")
  private String refundAddress;

  @JsonProperty("refundAddressTag")
  private String refundAddressTag;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountDecimal")
  private String amountDecimal;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("totalEstimatedAmount")
  private BigDecimal totalEstimatedAmount;

  @JsonProperty("totalEstimatedAmountDecimal")
  private String totalEstimatedAmountDecimal;

  @JsonProperty("totalEstimatedAmountInFiat")
  private BigDecimal totalEstimatedAmountInFiat;

  @JsonProperty("amountToReceive")
  private BigDecimal amountToReceive;

  @JsonProperty("amountToReceiveDecimal")
  private String amountToReceiveDecimal;

  @JsonProperty("amountToReceiveInFiat")
  private BigDecimal amountToReceiveInFiat;

  @JsonProperty("moneyLine")
  private MoneyLine moneyLine;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("institutionTransferFee")
  private TransferFee institutionTransferFee;

  @JsonProperty("unitPrice")
  private BigDecimal unitPrice;

  @JsonProperty("fiatCurrency")
  private String fiatCurrency;

  @JsonProperty("clientTransactionId")
  private String clientTransactionId;

  @JsonProperty("transferType")
  private TransferType transferType;

  @JsonProperty("isFeeIncluded")
  private Boolean isFeeIncluded;

  @JsonProperty("fundingMethods")
  private List<FundingMethod> fundingMethods;

  @JsonProperty("isBridging")
  private Boolean isBridging;


  /** Id of the preview. It becomes the `transferId` when the preview is executed. */
  public String previewId() {
    return previewId;
  }

  public TransferPreview previewId(String previewId) {
    this.previewId = previewId;
    return this;
  }

  /** Seconds until the preview expires. */
  public Long previewExpiresIn() {
    return previewExpiresIn;
  }

  public TransferPreview previewExpiresIn(Long previewExpiresIn) {
    this.previewExpiresIn = previewExpiresIn;
    return this;
  }

  /** Address of the sender, if it is known. */
  public String fromAddress() {
    return fromAddress;
  }

  public TransferPreview fromAddress(String fromAddress) {
    this.fromAddress = fromAddress;
    return this;
  }

  /** Address for sending the asset back to the user. */
  public String refundAddress() {
    return refundAddress;
  }

  public TransferPreview refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  public String refundAddressTag() {
    return refundAddressTag;
  }

  public TransferPreview refundAddressTag(String refundAddressTag) {
    this.refundAddressTag = refundAddressTag;
    return this;
  }

  /** Address that receives the asset. */
  public String toAddress() {
    return toAddress;
  }

  public TransferPreview toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Destination tag or memo of the destination. */
  public String addressTag() {
    return addressTag;
  }

  public TransferPreview addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public TransferPreview symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount that was requested, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public TransferPreview amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `amount` with every digit, as a decimal. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public TransferPreview amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Amount that was requested, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public TransferPreview amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** The most that leaves the account, fee included, in whole units of the asset: what the user approves. */
  public BigDecimal totalEstimatedAmount() {
    return totalEstimatedAmount;
  }

  public TransferPreview totalEstimatedAmount(BigDecimal totalEstimatedAmount) {
    this.totalEstimatedAmount = totalEstimatedAmount;
    return this;
  }

  /** `totalEstimatedAmount` with every digit, as a decimal. */
  public String totalEstimatedAmountDecimal() {
    return totalEstimatedAmountDecimal;
  }

  public TransferPreview totalEstimatedAmountDecimal(String totalEstimatedAmountDecimal) {
    this.totalEstimatedAmountDecimal = totalEstimatedAmountDecimal;
    return this;
  }

  /** Amount that leaves the account, fee included, in USD. */
  public BigDecimal totalEstimatedAmountInFiat() {
    return totalEstimatedAmountInFiat;
  }

  public TransferPreview totalEstimatedAmountInFiat(BigDecimal totalEstimatedAmountInFiat) {
    this.totalEstimatedAmountInFiat = totalEstimatedAmountInFiat;
    return this;
  }

  /** Amount that arrives, in whole units of the asset. */
  public BigDecimal amountToReceive() {
    return amountToReceive;
  }

  public TransferPreview amountToReceive(BigDecimal amountToReceive) {
    this.amountToReceive = amountToReceive;
    return this;
  }

  /** `amountToReceive` with every digit, as a decimal. */
  public String amountToReceiveDecimal() {
    return amountToReceiveDecimal;
  }

  public TransferPreview amountToReceiveDecimal(String amountToReceiveDecimal) {
    this.amountToReceiveDecimal = amountToReceiveDecimal;
    return this;
  }

  /** Amount that arrives, in USD. */
  public BigDecimal amountToReceiveInFiat() {
    return amountToReceiveInFiat;
  }

  public TransferPreview amountToReceiveInFiat(BigDecimal amountToReceiveInFiat) {
    this.amountToReceiveInFiat = amountToReceiveInFiat;
    return this;
  }

  public MoneyLine moneyLine() {
    return moneyLine;
  }

  public TransferPreview moneyLine(MoneyLine moneyLine) {
    this.moneyLine = moneyLine;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public TransferPreview networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public TransferPreview networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Fee that the institution charges. */
  public TransferFee institutionTransferFee() {
    return institutionTransferFee;
  }

  public TransferPreview institutionTransferFee(TransferFee institutionTransferFee) {
    this.institutionTransferFee = institutionTransferFee;
    return this;
  }

  /** Price of one unit of the asset, in USD. */
  public BigDecimal unitPrice() {
    return unitPrice;
  }

  public TransferPreview unitPrice(BigDecimal unitPrice) {
    this.unitPrice = unitPrice;
    return this;
  }

  /** Currency of the amounts in fiat. Always `USD`. */
  public String fiatCurrency() {
    return fiatCurrency;
  }

  public TransferPreview fiatCurrency(String fiatCurrency) {
    this.fiatCurrency = fiatCurrency;
    return this;
  }

  /** `transactionId` of the request. */
  public String clientTransactionId() {
    return clientTransactionId;
  }

  public TransferPreview clientTransactionId(String clientTransactionId) {
    this.clientTransactionId = clientTransactionId;
    return this;
  }

  public TransferType transferType() {
    return transferType;
  }

  public TransferPreview transferType(TransferType transferType) {
    this.transferType = transferType;
    return this;
  }

  /** `true` if the fee is deducted from the requested amount. `false` if it is added. */
  public Boolean isFeeIncluded() {
    return isFeeIncluded;
  }

  public TransferPreview isFeeIncluded(Boolean isFeeIncluded) {
    this.isFeeIncluded = isFeeIncluded;
    return this;
  }

  /** With `fundingOptions`: the order that provides the asset when the preview is executed. Absent if the balance is enough. */
  public List<FundingMethod> fundingMethods() {
    return fundingMethods;
  }

  public TransferPreview fundingMethods(List<FundingMethod> fundingMethods) {
    this.fundingMethods = fundingMethods;
    return this;
  }

  /** `true` if the asset is bridged. Currently always `false`. */
  public Boolean isBridging() {
    return isBridging;
  }

  public TransferPreview isBridging(Boolean isBridging) {
    this.isBridging = isBridging;
    return this;
  }

  /** A shallow copy. */
  public TransferPreview copy() {
    TransferPreview copy = new TransferPreview();
    copy.previewId = previewId;
    copy.previewExpiresIn = previewExpiresIn;
    copy.fromAddress = fromAddress;
    copy.refundAddress = refundAddress;
    copy.refundAddressTag = refundAddressTag;
    copy.toAddress = toAddress;
    copy.addressTag = addressTag;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.amountInFiat = amountInFiat;
    copy.totalEstimatedAmount = totalEstimatedAmount;
    copy.totalEstimatedAmountDecimal = totalEstimatedAmountDecimal;
    copy.totalEstimatedAmountInFiat = totalEstimatedAmountInFiat;
    copy.amountToReceive = amountToReceive;
    copy.amountToReceiveDecimal = amountToReceiveDecimal;
    copy.amountToReceiveInFiat = amountToReceiveInFiat;
    copy.moneyLine = moneyLine;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.institutionTransferFee = institutionTransferFee;
    copy.unitPrice = unitPrice;
    copy.fiatCurrency = fiatCurrency;
    copy.clientTransactionId = clientTransactionId;
    copy.transferType = transferType;
    copy.isFeeIncluded = isFeeIncluded;
    copy.fundingMethods = fundingMethods;
    copy.isBridging = isBridging;
    return copy;
  }
}
