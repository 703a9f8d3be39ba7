// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Goods that are paid for. */
public final class GoodsDetail {
  @JsonProperty("goodsType")
  private String goodsType;

  @JsonProperty("goodsCategory")
  private String goodsCategory;

  @JsonProperty("referenceGoodsId")
  private String referenceGoodsId;

  @JsonProperty("goodsName")
  private String goodsName;

  @JsonProperty("goodsDetail")
  private String goodsDetail;


  /** `01`: tangible goods. `02`: virtual goods. One of `01`, `02`. */
  public String goodsType() {
    return goodsType;
  }

  public GoodsDetail goodsType(String goodsType) {
    this.goodsType = goodsType;
    return this;
  }

  /** Category of the goods. */
  public String goodsCategory() {
    return goodsCategory;
  }

  public GoodsDetail goodsCategory(String goodsCategory) {
    this.goodsCategory = goodsCategory;
    return this;
  }

  /** Your id of the goods. */
  public String referenceGoodsId() {
    return referenceGoodsId;
  }

  public GoodsDetail referenceGoodsId(String referenceGoodsId) {
    this.referenceGoodsId = referenceGoodsId;
    return this;
  }

  /** Name of the goods. */
  public String goodsName() {
    return goodsName;
  }

  public GoodsDetail goodsName(String goodsName) {
    this.goodsName = goodsName;
    return this;
  }

  /** Description of the goods. */
  public String goodsDetail() {
    return goodsDetail;
  }

  public GoodsDetail goodsDetail(String goodsDetail) {
    this.goodsDetail = goodsDetail;
    return this;
  }

  /** A shallow copy. */
  public GoodsDetail copy() {
    GoodsDetail copy = new GoodsDetail();
    copy.goodsType = goodsType;
    copy.goodsCategory = goodsCategory;
    copy.referenceGoodsId = referenceGoodsId;
    copy.goodsName = goodsName;
    copy.goodsDetail = goodsDetail;
    return copy;
  }
}
