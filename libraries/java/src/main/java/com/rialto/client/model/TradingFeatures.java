// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Assets that the account can trade. */
public final class TradingFeatures {
  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("accountId")
  private String accountId;

  @JsonProperty("status")
  private BrokerRequestStatus status;

  @JsonProperty("cryptocurrencyOrders")
  private TradingFeature cryptocurrencyOrders;

  @JsonProperty("cryptocurrencyAssetPairTrading")
  private PairTradingFeature cryptocurrencyAssetPairTrading;

  @JsonProperty("supportsOrderPreview")
  private Boolean supportsOrderPreview;

  @JsonProperty("supportsPriceQuotes")
  private Boolean supportsPriceQuotes;

  @JsonProperty("supportsOrderCancellation")
  private Boolean supportsOrderCancellation;

  @JsonProperty("isIntegrationUp")
  private Boolean isIntegrationUp;

  @JsonProperty("isTradingSupported")
  private Boolean isTradingSupported;

  @JsonProperty("historyRecordLimit")
  private Long historyRecordLimit;

  @JsonProperty("usesSpreads")
  private Boolean usesSpreads;


  public BrokerType brokerType() {
    return brokerType;
  }

  public TradingFeatures brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** Account id at the institution. */
  public String accountId() {
    return accountId;
  }

  public TradingFeatures accountId(String accountId) {
    this.accountId = accountId;
    return this;
  }

  public BrokerRequestStatus status() {
    return status;
  }

  public TradingFeatures status(BrokerRequestStatus status) {
    this.status = status;
    return this;
  }

  public TradingFeature cryptocurrencyOrders() {
    return cryptocurrencyOrders;
  }

  public TradingFeatures cryptocurrencyOrders(TradingFeature cryptocurrencyOrders) {
    this.cryptocurrencyOrders = cryptocurrencyOrders;
    return this;
  }

  public PairTradingFeature cryptocurrencyAssetPairTrading() {
    return cryptocurrencyAssetPairTrading;
  }

  public TradingFeatures cryptocurrencyAssetPairTrading(PairTradingFeature cryptocurrencyAssetPairTrading) {
    this.cryptocurrencyAssetPairTrading = cryptocurrencyAssetPairTrading;
    return this;
  }

  /** `true` if orders can be previewed. */
  public Boolean supportsOrderPreview() {
    return supportsOrderPreview;
  }

  public TradingFeatures supportsOrderPreview(Boolean supportsOrderPreview) {
    this.supportsOrderPreview = supportsOrderPreview;
    return this;
  }

  /** `true` if prices can be quoted. */
  public Boolean supportsPriceQuotes() {
    return supportsPriceQuotes;
  }

  public TradingFeatures supportsPriceQuotes(Boolean supportsPriceQuotes) {
    this.supportsPriceQuotes = supportsPriceQuotes;
    return this;
  }

  /** `true` if orders can be canceled. */
  public Boolean supportsOrderCancellation() {
    return supportsOrderCancellation;
  }

  public TradingFeatures supportsOrderCancellation(Boolean supportsOrderCancellation) {
    this.supportsOrderCancellation = supportsOrderCancellation;
    return this;
  }

  /** `true` if the institution is up. */
  public Boolean isIntegrationUp() {
    return isIntegrationUp;
  }

  public TradingFeatures isIntegrationUp(Boolean isIntegrationUp) {
    this.isIntegrationUp = isIntegrationUp;
    return this;
  }

  /** `true` if the account can trade. */
  public Boolean isTradingSupported() {
    return isTradingSupported;
  }

  public TradingFeatures isTradingSupported(Boolean isTradingSupported) {
    this.isTradingSupported = isTradingSupported;
    return this;
  }

  /** Number of past orders per market that the institution returns. Absent if it returns all. */
  public Long historyRecordLimit() {
    return historyRecordLimit;
  }

  public TradingFeatures historyRecordLimit(Long historyRecordLimit) {
    this.historyRecordLimit = historyRecordLimit;
    return this;
  }

  /** `true` if the institution charges a spread instead of a fee. */
  public Boolean usesSpreads() {
    return usesSpreads;
  }

  public TradingFeatures usesSpreads(Boolean usesSpreads) {
    this.usesSpreads = usesSpreads;
    return this;
  }

  /** A shallow copy. */
  public TradingFeatures copy() {
    TradingFeatures copy = new TradingFeatures();
    copy.brokerType = brokerType;
    copy.accountId = accountId;
    copy.status = status;
    copy.cryptocurrencyOrders = cryptocurrencyOrders;
    copy.cryptocurrencyAssetPairTrading = cryptocurrencyAssetPairTrading;
    copy.supportsOrderPreview = supportsOrderPreview;
    copy.supportsPriceQuotes = supportsPriceQuotes;
    copy.supportsOrderCancellation = supportsOrderCancellation;
    copy.isIntegrationUp = isIntegrationUp;
    copy.isTradingSupported = isTradingSupported;
    copy.historyRecordLimit = historyRecordLimit;
    copy.usesSpreads = usesSpreads;
    return copy;
  }
}
