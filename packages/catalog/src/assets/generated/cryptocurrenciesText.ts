/** Written by scripts/extractAssets.mjs from @web3icons/common 0.11.51; see ../assets.LICENCE.md. A symbol, a tab, a name. */
export const cryptocurrenciesText = `0X0	0x0.ai: AI Smart Contract
0XGAS	0xGasless
10SET	Tenset
1ART	OneArt
1INCH	1inch
2DAI	2DAI.io
3ULL	PLAYA3ULL GAMES
A	Vaulta
AA	ALVA
AAG	AAG
AART	ALL.ART
AAVE	Aave
ABL	Airbloc
ABR	Allbridge
ABT	Arcblock
ABYSS	Abyss
ACH	Alchemy Pay
ACQ	Acquire.Fi
ACRIA	Acria.AI
ACS	Access Protocol
ACT	Acet
ACX	Across Protocol
ADA	Cardano
ADAPAD	ADAPad
ADI	ADI
AGIX	SingularityNET
AGLA	Angola
AGRS	Agoras: Currency of Tau
AHT	AhaToken
AI	Sleepless AI
AIMBOT	Aimbot AI
AIMX	Aimedis (NEW)
AIN	AI Network
AIOZ	AIOZ Network
AIPAD	AIPad
AIR	Altair
AIRI	aiRight
AIS	AISociety
AIT	AIT Protocol
AITECH	Solidus Ai Tech
AKT	Akash Network
ALCX	Alchemix
ALEO	ALEO
ALEPH	Aleph.im
ALEX	ALEX Lab
ALGB	Algebra
ALGO	Algorand
ALI	Artificial Liquid Intelligence
ALICE	My Neighbor Alice
ALLIN	All In
ALOT	Dexalot
ALPACA	Alpaca Finance
ALPH	Alephium
AME	Ame Chain
ANM	Animica
ANT	Aragon
APE	ApeCoin
APEFI	apefi
APEX	ApeX
APFC	APF coin
APL	Apollon Limassol Fan Token
APM	apM Coin
APOLLO	Apollo
APT	Aptos
APW	Spectra
APX	APX
AQT	Alpha Quark
AQTIS	AQTIS
AQUA	Aquarius
AR	Arweave
ARB	Arbitrum
ARC	Arc
ARCH	Archway
ARDR	Ardor
AREA	Areon Network
ARI	ARI
ARI10	Ari10
ARIA20	Arianee
ARIX	Arix
ARK	ARK
ARKM	Arkham
ARPA	ARPA
ARRR	Pirate Chain
ARSW	ArthSwap
ATA	Automata
ATD	A2DAO
ATH	AthenaDAO
ATLAS	Star Atlas
ATM	Atletico Madrid Fan Token
ATOM	Cosmos Hub
ATOR	AirTor Protocol
ATPAY	AtPay
ATR	Artrade
ATRI	Atari
AUCTION	Bounce
AUDIO	Audius
AURA	Aura Finance
AURABAL	Aura BAL
AURORA	Aurora
AURY	Aurory
AUTO	Cube Intelligence
AVA	AVA
AVAX	Avalanche
AVG	Avocado DAO
AVI	Aviator
AVINOC	AVINOC
AVL	Aston Villa Fan Token
AVT	Aventus
AXE	Axe Cap
AXEL	AXEL
AXL	Axelar
AXS	Axie Infinity
AZERO	Aleph Zero
AZIT	azit
BAT	Basic Attention
BAX	BABB
BBANK	blockbank
BBL	Beoble
BCAT	BananaCat
BCB	Blockchain Bets
BCD	Bitcoin Diamond
BCDT	EvidenZ
BCH	Bitcoin Cash
BCMC	Blockchain Monster Hunt
BCN	Bytecoin
BCOIN	BombCrypto
BCT	Toucan Protocol: Base Carbon Tonne
BCUBE	B-cube.ai
BDP	Big Data Protocol
BDT	BlackDragon
BDX	Beldex
BEAM	Beam
BEAN	Bean
BEETS	Beethoven X
BEL	Bella Protocol
BELT	Belt
BEN	Ben
BEND	BendDAO
BEPRO	Bepro
BERRY	Berry
BETA	Beta Finance
BIST	Bistroo
BIT	Biconomy Exchange Token
BITCI	Bitcicoin
BKN	Brickken
BLANK	BlockWallet
BLAST	Blastar
BLD	Agoric
BLID	Bolide
BLOCK	Blockasset
BLOX	BLOX
BLP	BullPerks
BLT	Blocto
BLUESPARROW	BlueSparrow
BLUR	Blur
BLUSD	Boosted LUSD
BLX	BlocX
BLXM	bloXmove
BLZ	Bluzelle
BMC	BountyMarketCap
BMEX	BitMEX
BMX	BitMart
BNB	BNB
BNT	Bancor Network
BNX	BinaryX [OLD]
BOA	BOSagora
BOB	BOB Token
BOBA	Boba Network
BOLT	Bolt
BOND	BarnBridge
BRG	Bridge Oracle
BRICK	r/FortNiteBR Bricks
BRIDGE	Octus Bridge
BRISE	Bitgert
BRN	BRN Metaverse
BROCK	Bitrock
BRRR	Burrow
BRUSH	Paint Swap
BRWL	Blockchain Brawlers
BS	Blacksmith Token
BSCPAD	BSCPAD
BSCS	BSCS
BSGG	Betswap.gg
BST	Blocksquare
BSV	Bitcoin SV
BSW	Biswap
BSX	Basilisk
BTA	Bata
BTC	Bitcoin
BTC2	Bitcoin 2
BTCMT	Minto
BTCP	Bitcoin Pro
BTCST	BTC Standard Hashrate Token
BTG	Bitcoin Gold
BTM	Bytom
BTRFLY	Redacted
BTS	BitShares
BTSE	BTSE Token
BZR	Bazaars
BZRX	bZx Protocol
BZZ	Swarm
C3	Charli3
C98	Coin98
CAH	Moon Tropica
CAKE	PancakeSwap
CANTO	CANTO
CAP	Cap
CAPS	Ternoa
CARAT	Alaska Gold Rush
CARBON	Carbon
CARD	Cardstack
CAS	Cashaa
CAST	Castello Coin
CAT	Catcoin
CATGIRL	Catgirl
CATHEON	Catheon Gaming
CAW	A Hunters Dream
CBETH	Coinbase Wrapped Staked ETH
CBTC	cBTC
CBX	CropBytes
CBY	Carbify
CCD	Concordium
CCT	Carbon Credit
CCV2	CryptoCart V2
CDAI	cDAI
CDT	Blox
CEEK	CEEK Smart VR
CEL	Celsius Network
CELL	Cellframe
CELO	Celo
CELR	Celer Network
CERE	Cere Network
CETUS	Cetus Protocol
CEUR	Celo Euro
CFG	Centrifuge
CFX	Conflux
CGG	Chain Guardians
CGL	Crypto Gladiator League
CGO	Comtech Gold
CGPT	ChainGPT
CGT	Curio Governance Token
CHAIN	Chain Games
CHAMPZ	Champignons of Arborethia
CHAT	Solchat
CHEEMS	Cheems
CHEQ	CHEQD Network
CHMB	Chumbi Valley
CHO	Choise.com
CHR	Chromia
CHRP	Chirpley
CHZ	Chiliz
CIRUS	Cirus
CKB	Nervos Network
CKP	Cakepie
CLH	ClearDAO
CLORE	Clore.ai
CLS	Coldstack
CLV	Clover Finance
CLXY	Calaxy
CLY	Colony
CMDX	COMDEX
CMOS	CoinMerge OS
CNC	Conic
CND	Cindicator
CNFI	Connect Financial
CNG	CoinNavigator
CNHT	CNH Tether
COC	The Cocktailbar
COL	Clash of Lilliput
COLLAB	Collab.Land
COMBO	COMBO
COMP	Compound
CONE	BitCone
CONV	Convergence
COPE	Cope
COPI	Cornucopias
CORE	Core
COS	Contentos
COTI	COTI
COV	Covesting
COVAL	Circuits of Value
COW	CoW Protocol
CPH	Cypherium
CPOOL	Clearpool
CQT	Covalent
CRAB	Crab
CRE	Carry
CREAM	Cream
CREDI	Credefi
CREO	Creo Engine
CRO	Cronos
CROID	Cronos ID
CROWD	CrowdSwap
CROWN	Crown by Third Time Games
CRPT	Crypterium
CRTS	Cratos
CRU	Crust Network
CRV	Curve DAO
CRVUSD	crvUSD
CRWNY	Crowny
CRYSTAL	DeFi Kingdoms Crystal
CSIX	Carbon Browser
CSPR	Casper Network
CTC	Creditcoin
CTG	City Tycoon Games
CTI	ClinTex CTi
CTK	Shentu
CTR	Concentrator
CTSI	Cartesi
CTX	Cryptex Finance
CTXC	Cortex
CUBE	Somnium Space CUBEs
CUDOS	Cudos
CULT	Cult DAO
CUMINU	Cuminu
CUMMIES	CumRocket
CUSD	Celo Dollar
CUSDC	cUSDC
CVC	Civic
CVP	PowerPool Concentrated Voting Power
CVR	Caviar
CWAR	Cryowar
CWEB	Coinweb
CWS	Seascape Crowns
CXO	CargoX
CYBER	CyberConnect
D2T	Dash 2 Trade
D3D	D3D Social
DACXI	Dacxi
DAD	DAD
DAFI	Dafi Protocol
DAG	Constellation
DAI	Dai
DAO	DAO Maker
DASH	Dash
DATA	Streamr
DBC	DeepBrain Chain
DBI	Don't Buy Inu
DBR	DOLA Borrowing Right
DC	Dogechain
DCB	Decubate
DCK	DexCheck
DCR	Decred
DEC	Decentr
DEFI	DeFi
DEFIT	Digital Fitness
DEFX	DeFinity
DEGEN	Degen (Base)
DEGO	Dego Finance
DEL	Decimal
DENT	Dent
DEP	DEAPCOIN
DERC	DeRace
DERI	Deri Protocol
DERO	Dero
DESO	Decentralized Social
DEXE	DeXe
DEXT	DexTools
DEXTF	Domani Protocol
DF	dForce
DFI	DeFiChain
DFX	DFX Finance
DFYN	Dfyn Network
DGB	DigiByte
DGNX	DegenX
DGX	Digix Gold
DHT	dHEDGE DAO
DIA	DIA
DIKO	Arkadiko
DIMO	DIMO
DINGO	Dingocoin
DIONE	Dione
DIP	Etherisc DIP
DIVER	Divergence Protocol
DIVI	Divi
DJED	Djed
DKA	dKargo
DLC	Diamond Launch
DMC	Datamall Coin
DMD	Diamond
DMT	Dream Machine Token
DMTR	Dimitra
DNT	district0x
DNXC	DinoX
DOBO	DogeBonk
DODO	DODO
DOG	The Doge NFT
DOGA	Dogami
DOGE	Dogecoin
DOGEGF	DogeGF
DOLA	DOLA
DOME	Everdome
DOMI	Domi
DONUT	Donut
DOR	Dor
DORA	Dora Factory
DOSE	DOSE
DOT	Polkadot
DPAY	Devour
DPET	My DeFi Pet
DPI	DeFi Pulse Index
DPS	DEEPSPACE
DPX	Dopex
DREP	Drep
DRGN	Dragonchain
DSETH	Diversified Staked ETH
DSLA	DSLA Protocol
DSM	Desmos
DSRUN	Derby Stars RUN
DTX	DaTa eXchange DTX
DUA	Brillion
DUSK	Dusk
DUST	Dust Protocol
DVF	Rhino.fi
DVI	Dvision Network
DVPN	Sentinel
DWEB	DecentraWeb
DXGM	DexGame
DXL	Dexlab
DXP	Dexpools
DYDX	dYdX
DYP	Dypius [OLD]
DZOO	Degen Zoo
EARN	HOLD
ECO	ECO
ECOIN	Ecoin
ECOX	ECOx
EDEN	EDEN
EDG	Edgeware
EDGE	Edge
EDU	Open Campus
EFC	Everton Fan Token
EFI	Efinity
EFL	Electronic Gulden
EFX	Effect Network
EGC	EverGrow Coin
EGG	Eggdog
EGLD	MultiversX
EGO	Paysenger EGO
EJS	Enjinstarter
EL	ELYSIA
ELA	Elastos
ELAND	Etherland
ELF	aelf
ELK	Elk Finance
ELON	Dogelon Mars
ELU	Elumia
EMAGIC	ElvishMagic
EMAID	MaidSafeCoin
EML	EML Protocol
EMP	Empyreal
ENG	Enigma
ENJ	Enjin Coin
ENS	Ethereum Name Service
EOS	EOS
EOSDT	Equilibrium EOSDT
EPIC	Epic Cash
EPIK	Epik Prime
EQB	Equilibria Finance
EQU	Equation
EQUAD	Quadrant Protocol
EQUAL	Equalizer DEX
EQX	EQIFi
ERG	Ergo
ERN	Ethernity Chain
ERTHA	Ertha
ES	Era Swap
ETC	Ethereum Classic
ETE	Etherempires
ETH	Ethereum
ETHIX	Ethix
ETHM	Ethereum Meta
ETHW	EthereumPoW
ETHX	Stader ETHx
ETI	Etica
ETN	Electroneum
ETP	Metaverse ETP
EUL	Euler
EUNO	EUNO
EURC	EURC
EURE	Monerium EUR
EUROE	EUROe Stablecoin
EURS	STASIS EURO
EURT	Euro Tether
EUSD	Electronic USD
EVEAI	Eve AI
EVER	Everscale
EVMOS	Evmos
EWT	Energy Web
EXD	Exorde
EXRD	e-Radix
EXTRA	Extra Finance
FACTR	Defactor
FAKEAI	DeepFakeAI
FARA	FaraLand
FARM	Harvest Finance
FCON	SpaceFalcon
FCT	Firmachain
FCTR	FactorDAO
FDUSD	First Digital USD
FEAR	FEAR
FEG	FEG BSC
FEI	Fei USD
FER	Ferro
FET	Fetch.ai
FEVR	RealFevr
FIDA	Bonfida
FIL	Filecoin
FIO	FIO Protocol
FIRO	Firo
FIS	Stafi
FITFI	Step App
FLAME	FireStarter
FLEX	FLEX Coin
FLM	Flamingo Finance
FLOOR	FloorDAO (Old)
FLOW	Flow
FLR	Flare
FLS	Flits
FLUID	Fluid
FLUX	Flux
FLX	SEDA Protocol
FNSA	FINSCHIA
FOAM	FOAM
FOGO	Fogo
FOLD	Manifold Finance
FOOM	Foom
FOR	ForTube
FORE	FORE Protocol
FOREX	handle.fi
FORT	Forta
FORTH	Ampleforth Governance
FOUR	FOUR
FPIS	Frax Price Index Share
FPS	web3war
FRA	Fractal
FRAX	Frax
FREE	FREEdom coin
FREN	Frencoin
FRIN	Fringe Finance
FRM	Ferrum Network
FRONT	Frontier
FSN	FUSION
FTC	Feathercoin
FTM	Fantom
FTN	Fasttoken
FUN	FUNToken
FUND	Teh Fund
FUSE	Fuse
FUTURE	FutureCoin
FWB	Friends With Benefits Pro
FX	Function X
FXS	Frax Share
FYN	Affyn
G	Gravity
GAFI	GameFi.org
GAI	Generaitiv
GAINS	Gains
GAL	Galxe
GALA	GALA
GALEON	Galeon
GAME	Gamestarter
GAMEFI	Revenant
GAMI	GAMI World
GAMMA	Gamma Strategies
GARI	Gari Network
GAS	Gas
GAT	GameAI
GBEX	Globiance Exchange
GBYTE	Obyte
GCOIN	Galaxy Fight Club
GCR	Global Coin Research
GDCC	Global Digital Cluster Coin
GEEQ	GEEQ
GEL	Gelato
GENI	Genius
GEOD	Geodnet
GET	GET Protocol
GFAL	Games for a Living
GFT	Gifto
GG	Reboot
GGG	Good Games Guild
GGP	GoGoPool
GHNY	Grizzly Honey
GHO	GHO
GHOST	Ghost
GHST	Aavegotchi
GHUB	GemHUB
GHX	GamerCoin
GIV	Giveth
GLC	Goldcoin
GLEEC	Gleec Coin
GLINK	GemLink
GLM	Golem
GLMR	Moonbeam
GLQ	GraphLinq Protocol
GMEE	GAMEE
GMM	Gamium
GMPD	GamesPad
GMX	GMX
GNO	Gnosis
GNS	Gains Network
GNY	GNY
GO	GoChain
GOB	Goons of Balatroon
GODS	Gods Unchained
GOFX	GooseFX
GOG	Guild of Guardians
GOLDEN	Golden Inu
GORA	Gora
GORILLA	Gorilla
GOVI	CVI
GOZ	Göztepe S.K. Fan Token
GPCX	Good Person Coin
GQ	Blink Galaxy
GRAI	Grai
GRAIL	Camelot Token
GRAIN	Granary
GRAM	Gram
GRAV	Graviton
GRC	Gridcoin
GRG	RigoBlock
GRIN	Grin
GRND	SuperWalk
GRS	Groestlcoin
GRT	The Graph
GRV	GroveCoin
GSE	GSENetwork
GSTS	Gunstar Metaverse
GSWAP	Gameswap
GSWIFT	GameSwift
GT	Gate
GTC	Gitcoin
GUILD	BlockchainSpace
GULF	GulfCoin
GUN	GUNZ
GUSD	Gemini Dollar
GXA	Galaxia
GXC	GXChain
GYEN	GYEN
GYMNET	Gym Network
GZIL	governance ZIL
GZONE	GameZone
H2O	H2O Dao
HAI	Hacken
HAIR	HairDAO
HAKA	TribeOne
HANDY	Handy
HAPI	HAPI
HARD	Kava Lend
HAWK	Hawksight
HBAR	Hedera
HBB	Hubble
HBOT	Hummingbot
HBTC	Huobi BTC
HDX	HydraDX
HEART	Humans.ai
HEGIC	Hegic
HELLO	HELLO
HERA	Hera Finance
HERMES	Hermes Protocol
HERO	Metahero
HEZ	Hermez Network
HFT	Hashflow
HGPT	HyperGPT
HGT	Hive Game Token
HIBS	Hiblocks
HID	Hypersign Identity
HIFI	Hifi Finance
HILO	HILO
HIPP	El Hippo
HIVE	Hive
HMND	Humanode
HMX	HMX
HNS	Handshake
HNT	Helium
HOGE	Hoge Finance
HOLD	Holdstation
HON	Heroes of NFT
HONEY	Hivemapper
HONK	Honk
HOOK	Hooked Protocol
HOP	Hop Protocol
HOPR	HOPR
HORD	Hord
HOSHI	Dejitaru Hoshi
HOT	Holo
HPO	Hippocrat
HST	HeadStarter
HT	Huobi
HTM	Hatom
HTR	Hathor
HUAHUA	Chihuahua Chain
HUNT	Hunt
HUSD	HUSD
HUSH	Hush
HUSKY	Husky Avax
HVH	HAVAH
HXD	Honeyland
HXRO	HXRO
HYDRA	Hydra
HYPE	Hyper EVM
HYVE	Hyve
HZN	Horizon Protocol
IBAT	Battle Infinity
IBIT	InfinityBit Token
ICE	Ice Network
ICHI	ICHI
ICP	Internet Computer
ICX	ICON
ID	SPACE ID
IDEA	Ideaology
IDEX	IDEX
IDIA	Impossible Finance Launchpad
IDLE	IDLE
IDNA	Idena
IDRT	Rupiah Token
IDV	Idavoll DAO
IETH	iETH v1
IGNIS	Ignis
IGU	IguVerse IGU
ILV	Illuvium
IMGNAI	Image Generation AI
IMO	IMO
IMPT	IMPT
IMX	Immutable
INFRA	Bware
INJ	Injective
INS	Inscribe
INST	Instadapp
INSUR	InsurAce
INT	Intrepid Token
INTR	Interlay
INV	Inverse Finance
ION	Ion
IONX	Charged Particles
IOST	IOST
IOTA	IOTA
IPAD	Infinity PAD
IPOR	IPOR
IQ	IQ
IRIS	IRISnet
IRON	Iron Fish
ISK	ISKRA Token
ISP	Ispolink
IST	Inter Stable Token
ITHEUM	Itheum
ITP	Interport Token
IXO	IXO
IXS	IX Swap
IXT	Planet IX
JAM	Geojam
JASMY	JasmyCoin
JESUS	Jesus Coin
JEWEL	DeFi Kingdoms
JIM	Jim
JKL	Jackal Protocol
JMPT	JumpToken
JOE	JOE
JONES	Jones DAO
JOP	Japan Open Chain
JOY	Joystream
JST	JUST
JULD	JulSwap
JUNO	JUNO
JUP	Jupiter Project
JURIS	Juris Protocol
K21	K21
KAG	Kinesis Silver
KAI	KardiaChain
KALM	KALM
KAN	BitKan
KAP	KAP Games
KAR	Karura
KARATE	Karate Combat
KAS	Kaspa
KASTA	Kasta
KAT	Karat
KATA	Katana Inu
KAU	Kinesis Gold
KAVA	Kava
KCS	KuCoin
KDA	Kadena
KEEP	Keep Network
KEKE	KEK
KEX	KIRA Network
KEY	SelfKey
KIBA	Kiba Inu
KIBSHI	KiboShib
KICK	Kick
KICKS	GetKicks
KILT	KILT Protocol
KIN	Kin
KINE	Kine Protocol
KINGSHIB	King Shiba
KINT	Kintsugi
KISHU	Kishu Inu
KIT	DexKit
KITTY	Kitty Inu
KLAY	Klaytn
KLEE	KleeKai
KLEVA	KLEVA
KLIMA	KlimaDAO
KLT	Kamaleont
KLV	Klever
KMA	Calamari Network
KMD	Komodo
KMON	Kryptomon
KNC	Kyber Network Crystal
KNDX	KONDUX
KOGE	KOGE
KOIN	Koinos
KOM	Kommunitas
KOMPETE	KOMPETE
KP3R	Keep3rV1
KRL	KRYLL
KROM	Kromatika
KSM	Kusama
KTC	KTX.Finance
KUB	Bitkub Coin
KUJI	Kujira
KUMA	Kuma Inu
KUNCI	Kunci Coin
KWAI	KWAI
KWENTA	Kwenta
KYVE	KYVE Network
KZEN	Kaizen.Finance
L1	Genesis L1
L2	Leverj Gluon
LA	LA
LADYS	Milady Meme Coin
LAI	LayerAI
LAKE	Data Lake
LAMB	Lambda
LAND	Landshare
LAT	PlatON Network
LAUNCH	Superlauncher
LAYER	UniLayer
LAZIO	Lazio Fan Token
LBR	Lybra
LBT	Law Blocks
LCC	Litecoin Cash
LCD	Lucidao
LCR	Lucro
LCS	LocalCoinSwap
LCX	LCX
LDO	Lido DAO
LEASH	Doge Killer
LEO	LEO Token
LEOX	LEOX
LET	Linkeye
LEVER	LeverFi
LGCY	LGCY Network
LIBRE	Libre
LIF3	LIF3 (OLD)
LIME	iMe Lab
LINA	Linear
LINDA	Linda
LING	Lingose
LINK	Chainlink
LINU	Luna Inu
LIT	Litentry
LITH	Lithium Finance
LITT	LitLab Games
LIXX	Libra Incentix
LIZA	LIZA
LM	LeisureMeta
LMWR	LimeWire
LOC	LockTrip
LODE	Lodestar
LOKA	League of Kingdoms
LON	Tokenlon
LOOKS	LooksRare
LOOM	Loom Network (NEW)
LORDS	LORDS
LOVELY	Lovely Inu finance
LPNT	Luxurious Pro Network
LPOOL	Launchpool
LPT	Livepeer
LQDR	LiquidDriver
LQTY	Liquity
LRC	Loopring
LSD	L7DEX
LSK	Lisk
LSS	Lossless
LTC	Litecoin
LTO	LTO Network
LTX	Lattice
LUA	LuaSwap
LUCA	LUCA
LUFC	Leeds United Fan Token
LUNA	Terra
LUNC	Terra Luna Classic
LUNR	LunarCrush
LUSD	Liquity USD
LVL	Level
LYM	Lympo
LYRA	Lyra Finance
LYX	LUKSO
LYXE	LUKSO [OLD]
LZM	LoungeM
M87	MESSIER
MAHA	MahaDAO
MAN	Matrix AI Network
MANA	Decentraland
MANC	Mancium
MAP	MAP Protocol
MAPS	MAPS
MARS4	MARS4
MARSH	Unmarshal
MASK	Mask Network
MASQ	MASQ
MATH	MATH
MATIC	Polygon
MATICX	Stader MaticX
MAV	Maverick Protocol
MAX	Maxity
MBD	MBD Financials
MBL	MovieBloc
MBOX	Mobox
MBX	Marblex
MC	Merit Circle
MCADE	Metacade
MCB	MUX Protocol
MCHC	MCH Coin
MCONTENT	MContent
MCRT	MagicCraft
MDAO	MarsDAO
MDT	Measurable Data
MDX	Mdex (HECO)
MEAN	Mean DAO
MED	Medibloc
MEDIA	Media Network
MEED	Meeds DAO
MELD	MELD
MEME	Memecoin
MEMEAI	Meme AI Coin
MET	Metronome
META	Metadium
METAL	Badmad Robots
METAV	MetaVPad
METF	Mad Meerkat ETF
METFI	MetFi
METIS	Metis
MEX	xExchange
MF	MetaFighter
MFT	Mainframe
MGP	Magpie
MIM	Magic Internet Money
MIMATIC	MAI
MIMO	Mimo Governance
MIN	Minswap
MINA	Mina Protocol
MIND	Morpheus Labs
MINIMA	Minima
MINTME	MintMe.com Coin
MINU	Minu
MIR	Mirror Protocol
MIX	MixMarvel
MKR	Maker
ML	Mintlayer
MLK	MiL.k Alliance
MLN	Enzyme
MM	Million
MMF	MMFinance (Cronos)
MMIT	MangoMan Intelligent
MMO	Mad Meerkat Optimizer
MMPRO	Market Making Pro
MMY	Mummy Finance
MNB	Mineable
MND	Mind
MNDE	Marinade
MNGO	Mango
MNR	Mineral
MNST	MoonStarter
MNT	Mantle
MNTC	MINATIVERSE
MNTL	AssetMantle
MNW	Morpheus Network
MOBI	Mobius
MOBILE	Helium Mobile
MOBY	Moby
MOC	Mossland
MOCHI	Mochi
MOD	Modefi
MOE	MOE
MOG	Mog Coin
MON	Monad
MONA	Monavale
MOON	r/CryptoCurrency Moons
MOONED	MoonEdge
MOOV	dotmoovs
MORK	Medicinal Pork
MOVE	BlueMove
MOVR	Moonriver
MPL	Maple
MPLX	Metaplex
MPS	Mt Pelerin Shares
MRS	Metars Genesis
MSOL	Marinade staked SOL
MST	Meridian MST
MTA	mStable Governance: Meta
MTD	Minted
MTH	Monetha
MTL	Metal DAO
MTLX	Mettalex
MTRG	Meter Governance
MTRM	Materium
MTS	Metastrike
MTV	MultiVAC
MTVT	Metaverser
MUDOL2	Hero Blaze: Three Kingdoms
MUSD	mStable USD
MUSE	Muse DAO
MUSIC	Gala Music
MUTE	Mute
MV	GensoKishi Metaverse
MVD	Metavault DAO
MVI	Metaverse Index
MVL	MVL
MVX	Metavault Trade
MWC	MimbleWimbleCoin
MX	MX
MXC	MXC
MXM	MixMob
MYRIA	Myria
MYST	Mysterium
MZR	Mizar
NABOX	Nabox
NADA	NADA Protocol Token
NAKA	Nakamoto Games
NALS	NALS
NAOS	NAOS Finance
NAP	Napoli Fan Token
NAV	Navcoin
NAVI	Atlas Navi
NBLU	Nuritopia
NBT	NanoByte
NCDT	nuco.cloud
NCR	Neos Credits
NCT	PolySwarm
NEAR	NEAR Protocol
NEBO	CSP DAO Network
NEER	MNet Pioneer
NEO	NEO
NEON	Neon
NEST	Nest Protocol
NETT	Netswap
NEURONI	Neuroni AI
NEUROS	Shockwaves
NEWO	New Order
NEX	Nash
NEXA	Nexa
NEXO	NEXO
NFAI	Not Financial Advice
NFD	Feisty Doge NFT
NFTART	NFT Art Finance
NFTB	NFTb
NFTBS	NFTBooks
NFTX	NFTX
NGC	NAGA
NGL	Entangle
NGM	e-Money
NHT	Neighbourhoods
NIM	Nimiq
NKN	NKN
NLS	Nolus
NMR	Numeraire
NMX	Nominex
NODL	Nodle Network
NOIA	Syntropy
NOM	Onomy Protocol
NORD	Nord Finance
NOS	Nosana
NPC	Non-Playable Coin
NPM	Neptune Mutual
NPRO	NPRO
NPXS	Pundi X [OLD]
NRCH	Enreach
NRG	Energi
NSBT	Neutrino System Base
NSFW	Pleasure Coin
NTX	NuNet
NULS	NULS
NUM	Numbers Protocol
NVIR	NvirWorld
NVT	NerveNetwork
NWC	Newscrypto Coin
NXM	Nexus Mutual
NXRA	AllianceBlock Nexera
NXT	NXT
NYM	Nym
O3	O3 Swap
OAS	Oasys
OATH	OATH
OAX	OAX
OBI	Orbofi AI
OBOT	Obortech
OBSR	Observer
OCE	OceanEX
OCEAN	Ocean Protocol
OCTA	OctaSpace
ODDZ	Oddz
ODIN	Odin Protocol
OETH	Origin Ether
OGGY	Oggy Inu
OGN	Origin Protocol
OKB	OKB
OKT	OKT Chain
OLT	OneLedger
OM	MANTRA
OMAX	Omax
OMG	OMG Network
OMI	ECOMI
OMMI	Ommniverse
OMNI	OmniCat
OMNOM	Doge Eat Doge
ONE	Harmony
ONG	Ontology Gas
ONI	ONINO
ONION	DeepOnion
ONIT	ONBUFF
ONT	Ontology
OOE	OpenOcean
OOKI	Ooki
OOKS	Onooks
OP	Optimism
OPIUM	Opium
OPTI	Optimus AI
OPUL	Opulous
ORAI	Oraichain
ORARE	OneRare
ORB	Orbcity
ORBS	Orbs
ORDI	ORDI
ORN	Orion
ORT	Okratech
OS	Ethereans
OSAK	Osaka Protocol
OSMO	Osmosis
OTK	Octokn
OUSD	Origin Dollar
OVR	Ovr
OX	OX Coin
OXB	Oxbull Tech
OXEN	Oxen
OXT	Orchid Protocol
OXY	Oxygen
OZO	Ozone Chain
PAAL	PAAL AI
PAC	PAC Protocol
PAI	Parrot USD
PAID	PAID Network
PAL	Paladin
PALM	PaLM AI
PAPER	Dope Wars Paper
PARA	Para
PART	Particl
PASG	Passage
PAW	PAWSWAP
PAWTH	Pawthereum
PAXG	PAX Gold
PAY	TenX
PBR	PolkaBridge
PBX	Paribus
PDEX	Polkadex
PDT	ParagonsDAO
PEAQ	peaq
PEC	Pecunity
PEEL	Meta Apes PEEL
PENDLE	Pendle
PEOPLE	ConstitutionDAO
PEPE	Pepe
PEPES	McPepe's
PER	PER Project
PERC	Perion
PERI	PERI Finance
PERP	Perpetual Protocol
PEX	PearDAO
PGX	Pegaxy
PHA	Phala
PHB	Phoenix
PHONON	Phonon DAO
PI	Plian
PIB	Pibble
PICA	Picasso
PICKLE	Pickle Finance
PIKA	Pika Protocol
PINKSALE	PinkSale
PINU	Piccolo Inu
PIP	PIP
PIVX	PIVX
PIXEL	Pixels
PIZA	PIZA (Ordinals)
PKF	Red Kite
PKR	Polker
PKT	PKT
PLA	PlayChip
PLANETS	PlanetWatch
PLASTIK	Plastiks
PLEB	Plebbit
PLEX	PLEX
PLI	Plugin
PLN	PLEARN
PLR	Pillar
PLS	Pulsechain
PLT	Poollotto.finance
PLU	Pluton
PLUME	Plume
PLY	Aurigami
PMON	Polychain Monsters
PNB	Pink BNB
PNG	Pangolin
PNK	Kleros
PNP	Penpie
PNT	pNetwork
POKT	Pocket Network
POL	Polygon Ecosystem Token
POLA	Polaris Share
POLC	Polkacity
POLK	Polkamarkets
POLS	Polkastarter
POLX	Polylastic
POLY	Polymath
POLYDOGE	PolyDoge
POLYPAD	PolyPad
POLYX	Polymesh
POND	Marlin
POOH	POOH
POOLX	Poolz Finance
POP	Popcorn
POPCAT	Popcat
PORK	PepeFork
PORTAL	Portal
PORTX	ChainPort
POWR	Powerledger
PPAY	Plasma Finance
PPC	Peercoin
PPT	Populous
PRE	Presearch
PREMIA	Premia
PRIMAL	PRIMAL
PRIME	Echelon Prime
PRISM	Prism
PRO	Propy
PROB	Probit
PROM	Prom
PROPC	Propchain
PROPS	Propbase
PROS	Prosper
PROTEO	Proteo DeFi
PRQ	PARSIQ
PRTC	Protectorate Protocol
PRX	Parex
PRY	Perpy Finance
PSL	Pastel
PSP	ParaSwap
PSTAKE	pSTAKE Finance
PSWAP	Polkaswap
PTS	Petals
PTU	Pintu
PUMLX	PUMLx
PUNDIX	Pundi X
PURSE	Pundi X PURSE
PUSH	Push Protocol
PUSSY	Pussy Financial
PWR	MaxxChain
PXP	PointPay
PYR	Vulcan Forged
PYTH	Pyth Network
PYUSD	PayPal USD
PZP	PlayZap
QANX	QANplatform
QASH	QASH
QKC	QuarkChain
QLC	Kepple [OLD]
QMALL	Qmall
QNT	Quant
QOM	Shiba Predator
QR	Qrolli
QRDO	Qredo
QRL	Quantum Resistant Ledger
QSR	Quasar
QTCON	Quiztok
QTUM	Qtum
QUAD	Quadency
QUARTZ	Sandclock
QUBE	FlatQube
QUICK	Quickswap [OLD]
QUIDD	Quidd
QUINT	Quint
R	R
RAD	Radworks
RADIO	RadioShack
RAE	Receive Access Ecosystem
RAI	Rai Reflex Index
RAIL	Railgun
RAKE	Rake.com
RAM	Ramses Exchange
RAMP	RAMP [OLD]
RARE	SuperRare
RARI	RARI
RAVEN	Raven Protocol
RAY	Raydium
RAZOR	Razor Network
RBD	Rubidium
RBIF	Robo Inu Finance
RBLS	Rebel Bots
RBN	Ribbon Finance
RBW	Rainbow Token
RBX	RabbitX
RCN	Ripio Credit Network
RDD	Reddcoin
RDN	Raiden Network
RDNT	Radiant Capital
RDPX	Dopex Rebate
RDT	Ridotto
REALM	Realm
REEF	Reef
REF	Ref Finance
REGEN	Regen
REN	Ren
RENBTC	renBTC
REP	Augur
REQ	Request
RET	Renewable Energy
RETH	Rocket Pool ETH
REUNI	Reunit Wallet
REV	Revain
REV3L	REV3AL
REVO	Revomon
REVV	REVV
RFD	Refund
RFOX	RFOX
RGEN	Paragen
RGT	Rari Governance
RIBBIT	Ribbit Meme
RIDE	holoride
RIF	RSK Infrastructure Framework
RIN	Aldrin
RING	Darwinia Network
RISE	EverRise
RISITA	Risitas
RITE	ritestream
RJV	Rejuve.AI
RLB	Rollbit Coin
RLC	iExec RLC
RLY	Rally
RMRK	RMRK
RNDR	Render
ROKO	Roko Network
ROME	Rome
ROOBEE	Roobee
ROOK	Rook
ROSE	Oasis Network
ROUTE	Router Protocol
RPG	Rangers Protocol Gas
RPL	Rocket Pool
RSC	ResearchCoin
RSR	Reserve Rights
RSS3	RSS3
RTM	Raptoreum
RUG	Rug
RUNE	THORChain
RVC	Revenue Coin
RVF	RocketX Exchange
RVN	Ravencoin
RVST	Revest Finance
RWN	Rowan Coin
RXD	Radiant
SAFE	Safe
SAFEMARS	Safemars
SAI	Sai
SAIL	Clipper SAIL
SAITAMA	Saitama
SAITO	Saito
SAKAI	Sakai Vault
SALT	SALT
SAM	Samsunspor Fan Token
SAMA	Moonsama
SAMO	Samoyedcoin
SAN	Santiment Network
SAND	The Sandbox
SANI	Sanin Inu
SATS	SATS (Ordinals)
SATT	SaTT
SAUCE	SaucerSwap
SAVG	SAVAGE
SBD	Steem Dollars
SBTC	sBTC
SC	Siacoin
SCAR	ScarQuest
SCB	Sacabam
SCLP	Scallop
SCP	ScPrime
SCRT	Secret
SCS	Solcasino Token
SDAO	SingularityDAO
SDEX	SmarDex
SDL	stake.link
SDN	Shiden Network
SDT	Stake DAO
SEED	Garden
SEI	Sei
SEILOR	Kryptonite
SENATE	SENATE
SEND	/send
SENSE	Sense
SERO	SERO
SETH	sETH
SETH2	sETH2
SFD	SafeDeal
SFI	saffron.finance
SFM	SafeMoon
SFP	SafePal
SFRXETH	Staked Frax Ether
SFTMX	BeethovenX sFTMX
SFUND	Seedify.fund
SHA	Safe Haven
SHDW	Shadow Token
SHFT	Shyft Network
SHI	Shina Inu
SHIA	Shiba Saga
SHIB	Shiba Inu
SHIBDOGE	ShibaDoge
SHIDO	Shido
SHIK	Shikoku
SHOPX	SHOPX
SHRAP	Shrapnel
SHROOM	Niftyx Protocol
SHX	Stronghold
SI	Siren
SIDUS	Sidus
SIGNA	Signum
SILK	Silk
SILO	Silo Finance
SIPHER	SIPHER
SIS	Symbiosis
SIX	SIX Network
SKEB	Skeb
SKEY	Skey Network
SKL	SKALE
SLAM	Slam
SLCL	Solcial
SLG	SLG.GAMES
SLIM	Solanium
SLND	Solend
SLP	Smooth Love Potion
SLR	Solarcoin
SMARTCREDIT	SmartCredit
SMBR	Sombra
SMI	SafeMoon Inu
SMT	Swarm Markets
SN	SpaceN
SNAIL	SnailBrook
SNC	SunContract
SNEK	Snek
SNFT	Spain National Football Team Fan Token
SNS	Synesis One
SNT	Status
SNX	Synthetix Network
SOCKS	Unisocks
SOFI	RAI Finance
SOL	Solana
SOLID	Solidly
SOLO	Sologenic
SOLVE	SOLVE
SOLX	Soldex
SOMM	Sommelier
SONNE	Sonne Finance
SOON	SoonVerse
SOPH	SophiaVerse
SOUL	Phantasma
SOULS	The Unfettered Ecosystem
SOURCE	Source
SOV	Sovryn
SPA	Sperax
SPACE	MicrovisionChain
SPANK	SpankChain
SPARTA	SpartaDEX
SPC	SpaceChain (ERC-20)
SPE	SavePlanetEarth
SPELL	Spell
SPH	Spheroid Universe
SPHERE	Sphere Finance
SPIRIT	SpiritSwap
SPOOL	Spool
SPORE	Spore
SPX	SPX6900
SQUAD	Superpower Squad
SQUIDGROW	SquidGrow
SRCX	Source Protocol
SRK	SparkPoint
SRLTY	SaitaRealty
SRM	Serum
SRX	StorX
SSV	SSV Network
SSWP	Suiswap
SSX	SOMESING Exchange
STARL	StarLink
STARS	Stargaze
STAT	STAT
STATOM	Stride Staked Atom
STBU	Stobox
STEEM	Steem
STELLA	StellaSwap
STEP	Step Finance
STFX	STFX
STG	Stargate Finance
STIMA	STIMA
STJUNO	Stride Staked Juno
STMX	StormX
STORJ	Storj
STOS	Stratos
STOSMO	Stride Staked Osmo
STPT	STP
STRAX	Stratis
STRD	Stride
STRK	Starknet
STRONG	Strong
STRP	Strips Finance
STRX	StrikeX
STSOL	Lido Staked SOL
STSTARS	Stride Staked Stars
STX	Stacks
SUB	Subsocial
SUDO	sudoswap
SUI	Sui
SUIP	SuiPad
SUKU	SUKU
SUN	Sun Token
SURE	inSure DeFi
SUSD	sUSD
SUSHI	Sushi
SUTER	Suterusu
SWAP	TrustSwap
SWASH	Swash
SWEAT	Sweat Economy
SWELL	Swell
SWETH	Swell Ethereum
SWFTC	SWFTCOIN
SWISE	StakeWise
SWTH	Carbon Protocol
SXP	SXP
SYLO	Sylo
SYNC	Syncus
SYS	Syscoin
T	Threshold Network
TABOO	Taboo
TAKI	Taki Games
TAMA	Tamadoge
TAO	Bittensor
TARA	Taraxa
TAROT	Tarot V1
TBTC	tBTC
TDROP	ThetaDrop
TEER	Integritee
TEL	Telcoin
TENET	TENET
TET	Tectum
TETU	TETU
TFUEL	Theta Fuel
TGT	THORWallet DEX
THALES	Thales
THE	Thena
THEO	Theopetra
THETA	Theta Network
THOL	AngelBlock
THOR	THORSwap
THT	Thought
TIA	Celestia
TIDAL	Tidal Finance
TIFI	TiFi
TIG	Tigris
TIME	chrono.tech
TIN	Token IN
TIPS	Fedoracoin
TITAN	TitanSwap
TKN	Monolith
TKO	Tokocrypto
TKP	TOKPIE
TKX	Tokenize Xchange
TLM	Alien Worlds
TLOS	Telos
TNT	Tierion
TOKEN	TokenFi
TOMB	Tomb
TOMI	tomiNet
TON	Toncoin
TONIC	Tectonic
TOP	TOP Network
TOPIA	HYCHAIN
TOR	TOR
TORN	Tornado Cash
TOSHI	Toshi
TOWER	Tower
TPAD	TrustPad
TRAC	OriginTrail
TRADE	Polytrade
TRAVA	Trava Finance
TRAXX	Traxx
TRB	Tellor Tributes
TRC	Terracoin
TRCL	Treecle
TREE	Tree
TREEB	Retreeb
TRIAS	TriasLab
TRIBE	Tribe
TRONPAD	TRONPAD
TROVE	Arbitrove Governance Token
TROY	TROY
TRU	TrueFi
TRVL	TRVL
TRX	TRON
TRYB	BiLira
TSUKA	Dejitaru Tsuka
TT	ThunderCore
TTK	The Three Kingdoms
TULIP	Tulip Protocol
TUSD	TrueUSD
TUT	Tutellus
TVK	Virtua
TWT	Trust Wallet
TXAU	tGOLD
TYRANT	Fable Of The Dragon
U	Unidef
UBSN	Silent Notary
UBT	Unibright
UBXS	UBXS
UCJL	Utility Cjournal
UFI	PureFi
UFT	UniLend Finance
UMA	UMA
UMAMI	Umami
UMB	Umbrella Network
UNCX	UNCX Network
UND	Unstoppable DeFi
UNDEAD	Undead Blocks
UNFI	Unifi Protocol DAO
UNI	Uniswap
UNIBOT	Unibot
UNIX	UniX
UNO	Uno Re
UOS	Ultra
UPP	Sentinel Protocol
UPTICK	Uptick
UQC	Uquid Coin
URUS	Aurox
USDC	USDC
USDD	USDD
USDE	USDe
USDT	Tether
USDV	Verified USD
USDX	USDX
USH	unshETHing_Token
USN	USN
USTC	TerraClassicUSD
UTK	xMoney
UTYA	Utya
UW3S	Utility Web3Shot
UWU	UwU Lend
VAB	Vabble
VAI	Vaiot
VALOR	Smart Valor
VARA	Vara
VC	VinuChain
VCF	Valencia CF Fan Token
VCORE	IMVU
VEE	BLOCKv
VEGA	Vega Protocol
VELA	Vela Token
VELO	Velodrome Finance
VEMP	VEMP
VENT	Vent Finance
VERSA	VersaGames
VERSE	Verse
VET	VeChain
VEUR	VNX EURO
VEX	Vexanium
VEXT	Veloce
VGX	Voyager VGX
VIA	Octavia
VIB	Viberate
VIDT	VIDT DAO
VIDYA	Vidya
VINE	Vine Coin
VINU	Vita Inu
VIS	Vigorus
VITA	VitaDAO
VITE	Vite
VIX	Vixco
VLX	Velas
VLXPAD	VelasPad
VNO	Veno Finance
VOICE	Voice
VOLT	Volt Inu
VOXEL	Voxies
VPAD	VLaunch
VR	Victoria VR
VRA	Verasity
VRSW	VirtuSwap
VSP	Vesper Finance
VSTA	Vesta Finance
VSYS	V.SYSTEMS
VTC	Vertcoin
VTHO	VeThor
VTX	Vector Finance
VV	Virtual Versions
VVS	VVS Finance
VXV	Vectorspace AI
WACME	Wrapped Accumulate
WAGMI	Wagmi
WAGMIGAMES	WAGMI Games
WAIT	Hourglass
WALLET	Ambire Wallet
WALV	Alvey Chain
WAM	Wam
WAMPL	Wrapped Ampleforth
WAN	Wanchain
WAS	Wasder
WAVES	Waves
WAXP	WAX
WBETH	Wrapped Beacon ETH
WBT	WhiteBIT Coin
WBTC	Wrapped Bitcoin
WCFG	Wrapped Centrifuge
WEFI	Wefi Finance
WELL	Moonwell
WELT	Fabwelt
WEMIX	WEMIX
WGC	Wild Goat Coin
WHALE	White Whale
WHALES	Whales Market
WHITE	Whiteheart
WIFI	WiFi Map
WIGO	WigoSwap
WIKEN	Project WITH
WIN	WINkLink
WING	Wing Finance
WINR	WINR Protocol
WISE	Wise
WITCH	Witch Token
WLITI	wLITI
WLKN	Walken
WNDR	Wonderman Nation
WNK	Winkies
WNT	Wicrypt
WNXM	Wrapped NXM
WOJAK	Wojak
WOM	WOM Protocol
WOMBAT	Wombat
WOO	WOO
WOOF	WOOF
WOW	Wownero
WOZX	Efforce
WRLD	NFT Worlds
WRX	WazirX
WSI	WeSendit
WWY	WeWay
WXT	WXT Token
X2Y2	X2Y2
XAUR	Xaurum
XAUT	Tether Gold
XAVA	Avalaunch
XCAD	XCAD Network
XCFX	Nucleon xCFX
XCH	Chia
XCHF	CryptoFranc
XCM	Coinmetro
XCP	Counterparty
XCUR	Curate
XDATA	Streamr XDATA
XDB	XDB CHAIN
XDC	XDC Network
XDEFI	XDEFI
XDG	Decentral Games Governance
XEC	eCash
XELS	XELS
XEM	NEM
XEP	Electra Protocol
XET	Xfinite Entertainment
XETA	XANA
XFT	Offshift
XFUND	xFUND
XHV	Haven
XI	Xi
XIDO	Xido Finance
XKI	KI
XLM	Stellar
XMON	XMON
XMR	Monero
XNA	Neurai
XNO	Nano
XOR	Sora
XPL	Plasma
XPLA	XPLA
XPNET	XP Network
XPR	XPR Network
XPRT	Persistence One
XPX	ProximaX
XRD	Radix
XRP	XRP
XRT	Robonomics Network
XRUNE	Thorstarter
XSGD	XSGD
XSP	XSwap Protocol
XSUSHI	xSUSHI
XTM	Torum
XTP	Tap
XTZ	Tezos
XVG	Verge
XVS	Venus
XWG	X World Games
XWIN	xWIN Finance
XY	XY Finance
XYO	XYO Network
Y2K	Y2K
YAK	Yield Yak
YAM	YAM
YCC	Yuan Chain Coin
YDF	Yieldification
YES	YES Money
YFI	yearn.finance
YFII	DFI.money
YGG	Yield Guild Games
YOSHI	Yoshi.exchange
YOU	Youves YOU Governance
ZANO	Zano
ZAP	Zap
ZAT	zkApes Token
ZBC	Zebec Protocol
ZCX	Unizen
ZEC	Zcash
ZEE	ZeroSwap
ZEN	Horizen
ZERO	ZeroLiquid
ZIG	Zignaly
ZIL	Zilliqa
ZKB	ZKBase
ZKID	zkSync id
ZKP	Panther Protocol
ZLK	Zenlink Network
ZMN	ZMINE
ZNN	Zenon
ZOOMER	Zoomer
ZPAY	ZoidPay
ZRX	0x Protocol
ZTG	Zeitgeist
ZYN	Zynecoin
ZZ	ZigZag`
