/**
 * Changes on the US exchanges after the snapshot of the list, as far as recorded here: listings, new symbols and
 * well-known funds. A reassigned symbol belongs to its new holder. A symbol, a tab, a name.
 */
export const newerListings = `ABNB	Airbnb, Inc.
ACHR	Archer Aviation Inc.
AFRM	Affirm Holdings, Inc.
AI	C3.ai, Inc.
ALAB	Astera Labs, Inc.
ALIT	Alight, Inc.
AMCR	Amcor plc
AMTM	Amentum Holdings, Inc.
APP	AppLovin Corporation
ARKK	ARK Innovation ETF
ARM	Arm Holdings plc
ASAN	Asana, Inc.
ASTS	AST SpaceMobile, Inc.
AUR	Aurora Innovation, Inc.
AVTR	Avantor, Inc.
AXON	Axon Enterprise, Inc.
BALL	Ball Corporation
BBAI	BigBear.ai Holdings, Inc.
BBWI	Bath & Body Works, Inc.
BEKE	KE Holdings Inc.
BEPC	Brookfield Renewable Corporation
BFH	Bread Financial Holdings, Inc.
BILI	Bilibili Inc.
BILL	BILL Holdings, Inc.
BIPC	Brookfield Infrastructure Corporation
BIRK	Birkenstock Holding plc
BITF	Bitfarms Ltd.
BITO	ProShares Bitcoin ETF
BKR	Baker Hughes Company
BLSH	Bullish
BMBL	Bumble Inc.
BND	Vanguard Total Bond Market ETF
BNTX	BioNTech SE
BRZE	Braze, Inc.
BYND	Beyond Meat, Inc.
CARR	Carrier Global Corporation
CART	Maplebear Inc.
CAVA	CAVA Group, Inc.
CEG	Constellation Energy Corporation
CHPT	ChargePoint Holdings, Inc.
CHWY	Chewy, Inc.
CIFR	Cipher Mining Inc.
CLSK	CleanSpark, Inc.
CNXC	Concentrix Corporation
COIN	Coinbase Global, Inc.
COR	Cencora, Inc.
CORZ	Core Scientific, Inc.
CPAY	Corpay, Inc.
CPNG	Coupang, Inc.
CRCL	Circle Internet Group, Inc.
CRDO	Credo Technology Group Holding Ltd
CRSR	Corsair Gaming, Inc.
CRWD	CrowdStrike Holdings, Inc.
CRWV	CoreWeave, Inc.
CTRA	Coterra Energy Inc.
CTVA	Corteva, Inc.
DASH	DoorDash, Inc.
DD	DuPont de Nemours, Inc.
DDOG	Datadog, Inc.
DIA	SPDR Dow Jones Industrial Average ETF Trust
DINO	HF Sinclair Corporation
DKNG	DraftKings Inc.
DLO	DLocal Limited
DNUT	Krispy Kreme, Inc.
DOC	Healthpeak Properties, Inc.
DOCS	Doximity, Inc.
DOCN	DigitalOcean Holdings, Inc.
DOW	Dow Inc.
DT	Dynatrace, Inc.
DUOL	Duolingo, Inc.
DV	DoubleVerify Holdings, Inc.
EEM	iShares MSCI Emerging Markets ETF
EFA	iShares MSCI EAFE ETF
EG	Everest Group, Ltd.
ELV	Elevance Health, Inc.
ENVX	Enovix Corporation
ESTC	Elastic N.V.
ETHA	iShares Ethereum Trust ETF
ETHE	Grayscale Ethereum Trust ETF
EVGO	EVgo, Inc.
EXE	Expand Energy Corporation
FBTC	Fidelity Wise Origin Bitcoin Fund
FERG	Ferguson Enterprises Inc.
FETH	Fidelity Ethereum Fund
FIG	Figma, Inc.
FIGR	Figure Technology Solutions, Inc.
FIVN	Five9, Inc.
FLUT	Flutter Entertainment plc
FOUR	Shift4 Payments, Inc.
FOX	Fox Corporation
FOXA	Fox Corporation
FRSH	Freshworks Inc.
FSLY	Fastly, Inc.
FTAI	FTAI Aviation Ltd.
FUTU	Futu Holdings Limited
FVRR	Fiverr International Ltd.
GAP	Gap, Inc. (The)
GBTC	Grayscale Bitcoin Trust ETF
GDRX	GoodRx Holdings, Inc.
GDX	VanEck Gold Miners ETF
GEHC	GE HealthCare Technologies Inc.
GEMI	Gemini Space Station, Inc.
GEN	Gen Digital Inc.
GEV	GE Vernova Inc.
GFS	GlobalFoundries Inc.
GL	Globe Life Inc.
GLD	SPDR Gold Shares
GLXY	Galaxy Digital Inc.
GRAB	Grab Holdings Limited
GTLB	GitLab Inc.
GTM	ZoomInfo Technologies Inc.
HIMS	Hims & Hers Health, Inc.
HIVE	HIVE Digital Technologies Ltd.
HLN	Haleon plc
HOOD	Robinhood Markets, Inc.
HUT	Hut 8 Corp.
HWM	Howmet Aerospace Inc.
IBIT	iShares Bitcoin Trust ETF
IEMG	iShares Core MSCI Emerging Markets ETF
IONQ	IonQ, Inc.
IOT	Samsara Inc.
IREN	IREN Limited
IVV	iShares Core S&P 500 ETF
IVZ	Invesco Ltd.
IWM	iShares Russell 2000 ETF
J	Jacobs Solutions Inc.
JOBY	Joby Aviation, Inc.
KD	Kyndryl Holdings, Inc.
KLAR	Klarna Group plc
KVUE	Kenvue Inc.
KVYO	Klaviyo, Inc.
LB	LandBridge Company LLC
LCID	Lucid Group, Inc.
LEVI	Levi Strauss & Co.
LHX	L3Harris Technologies, Inc.
LI	Li Auto Inc.
LMND	Lemonade, Inc.
LUMN	Lumen Technologies, Inc.
LUNR	Intuitive Machines, Inc.
LYFT	Lyft, Inc.
MARA	MARA Holdings, Inc.
MBLY	Mobileye Global Inc.
META	Meta Platforms, Inc.
MNDY	monday.com Ltd.
MP	MP Materials Corp.
MQ	Marqeta, Inc.
MRNA	Moderna, Inc.
MSGE	Madison Square Garden Entertainment Corp.
MSGS	Madison Square Garden Sports Corp.
MSTR	Strategy Inc
NBIS	Nebius Group N.V.
NCNO	nCino, Inc.
NET	Cloudflare, Inc.
NNE	NANO Nuclear Energy Inc.
NU	Nu Holdings Ltd.
NVT	nVent Electric plc
NXT	Nextpower Inc.
OGN	Organon & Co.
OKLO	Oklo Inc.
ONON	On Holding AG
ONTO	Onto Innovation Inc.
OPEN	Opendoor Technologies Inc.
OTIS	Otis Worldwide Corporation
OVV	Ovintiv Inc.
OWL	Blue Owl Capital Inc.
PATH	UiPath Inc.
PCOR	Procore Technologies, Inc.
PD	PagerDuty, Inc.
PINS	Pinterest, Inc.
PLTR	Palantir Technologies Inc.
PSKY	Paramount Skydance Corporation
PSTG	Pure Storage, Inc.
PTON	Peloton Interactive, Inc.
QBTS	D-Wave Quantum Inc.
QQQM	Invesco NASDAQ 100 ETF
QS	QuantumScape Corporation
QUBT	Quantum Computing Inc.
RBLX	Roblox Corporation
RBRK	Rubrik, Inc.
RDDT	Reddit, Inc.
RELY	Remitly Global, Inc.
RGTI	Rigetti Computing, Inc.
RIOT	Riot Platforms, Inc.
RIVN	Rivian Automotive, Inc.
RKLB	Rocket Lab Corporation
RKT	Rocket Companies, Inc.
RPRX	Royalty Pharma plc
RSP	Invesco S&P 500 Equal Weight ETF
RTX	RTX Corporation
RVTY	Revvity, Inc.
RXRX	Recursion Pharmaceuticals, Inc.
S	SentinelOne, Inc.
SBET	SharpLink Gaming, Inc.
SCHD	Schwab U.S. Dividend Equity ETF
SHEL	Shell plc
SLV	iShares Silver Trust
SMR	NuScale Power Corporation
SNDK	Sandisk Corporation
SNOW	Snowflake Inc.
SOFI	SoFi Technologies, Inc.
SOLV	Solventum Corporation
SOUN	SoundHound AI, Inc.
SPCE	Virgin Galactic Holdings, Inc.
SPY	SPDR S&P 500 ETF Trust
STLA	Stellantis N.V.
SW	Smurfit Westrock plc
SYM	Symbotic Inc.
TCOM	Trip.com Group Limited
TEM	Tempus AI, Inc.
TFC	Truist Financial Corporation
TKO	TKO Group Holdings, Inc.
TLT	iShares 20+ Year Treasury Bond ETF
TME	Tencent Music Entertainment Group
TOST	Toast, Inc.
TPG	TPG Inc.
TSLL	Direxion Daily TSLA Bull 2X Shares
TW	Tradeweb Markets Inc.
TWST	Twist Bioscience Corporation
U	Unity Software Inc.
UBER	Uber Technologies, Inc.
UPST	Upstart Holdings, Inc.
USO	United States Oil Fund, LP
VEA	Vanguard FTSE Developed Markets ETF
VIA	Via Transportation, Inc.
VICI	VICI Properties Inc.
VIK	Viking Holdings Ltd
VLTO	Veralto Corporation
VNQ	Vanguard Real Estate ETF
VOO	Vanguard S&P 500 ETF
VRT	Vertiv Holdings Co
VSCO	Victoria's Secret & Co.
VTI	Vanguard Total Stock Market ETF
VTRS	Viatris Inc.
VTV	Vanguard Value ETF
VUG	Vanguard Growth ETF
VWO	Vanguard FTSE Emerging Markets ETF
VXUS	Vanguard Total International Stock ETF
WBD	Warner Bros. Discovery, Inc.
WTW	Willis Towers Watson Public Limited Company
WULF	TeraWulf Inc.
XLE	Energy Select Sector SPDR Fund
XLF	Financial Select Sector SPDR Fund
XLK	Technology Select Sector SPDR Fund
XLV	Health Care Select Sector SPDR Fund
XPEV	XPeng Inc.
XYZ	Block, Inc.
ZG	Zillow Group, Inc.
ZIM	ZIM Integrated Shipping Services Ltd.
ZM	Zoom Communications, Inc.`

/** Symbols that can no longer be traded under that name: acquired, taken private, failed or renamed. */
export const goneSymbols =
  `AABA AAXN ABC ABMD ADS AGN ALXN AMTD ANSS ANTM APC APHA ATVI BBT BHGE BLL CBS CBS.A CDAY CELG CERN CHK COG CTRP CTXS CXO CY
  DATA DFS DISCA DISCB DISCK DISH DRE DWDP ETFC FB FDC FIT FLIR FLT FRC GPS GRUB HCP HES HFC HRS HZNP INFO JCP JEC JNPR KSU
  LLL LM MLNX MRO MSG MXIM MYL NBL NLSN PBCT PKI PXD RDS.A RDS.B RE RHT RTN SBNY SGEN SINA SIVB SPLK SQ STI SYMC TIF TMK
  TSS TWTR ULTI UTX VAR VIAB VMW WBA WLL WLTW WP XLNX ZNGA`.split(/\s+/)
