/** What students type for short, and what they mean. */
const SHORT = new Map(
  (
    'ppl=people biz=business bizness=business buisness=business busines=business mgmt=management mgr=manager mktg=marketing ' +
    'acct=account accts=accounts govt=government gov=government shud=should shld=should cud=could wud=would woud=would cuz=because ' +
    'bc=because bcuz=because coz=because abt=about rly=really diff=difference ofc=course msg=message info=information ' +
    'emp=employee emps=employees corp=corporation corps=corporations comp=competition co-worker=coworker wat=what wut=what ' +
    'u=you ur=your r=are y=why n=and w=with tho=though def=definition ex=example exs=examples rn=now yr=year yrs=years ' +
    'mins=minutes min=minutes prez=presentation roleplays=roleplay tmrw=tomorrow tmr=tomorrow tho=though kno=know gonna=going ' +
    'wanna=want gotta=have gimme=give lemme=let dunno=know b4=before 2day=today thru=through pls=please plz=please ' +
    'btwn=between btw=between resturant=restaurant resturants=restaurants restaraunt=restaurant restaraunts=restaurants restraunt=restaurant ' +
    'shelfs=shelves buisnesses=businesses bussiness=business custumer=customer custumers=customers costumer=customer ' +
    'costumers=customers employe=employee employes=employees goverment=government advertisment=advertisement ' +
    'advertisments=advertisements companys=companies compnay=company managment=management maneger=manager ' +
    'stratagy=strategy stratagies=strategies recieve=receive sucess=success sucessful=successful ' +
    'benifit=benefit benifits=benefits seperate=separate wierd=weird definately=definitely probaly=probably ' +
    'becuase=because beacuse=because expencive=expensive proffesional=professional proffit=profit exspense=expense ' +
    'hospitalty=hospitality oppurtunity=opportunity oportunity=opportunity competiter=competitor competiters=competitors ' +
    'intrest=interest intrests=interests finacial=financial finantial=financial comission=commission comissions=commissions ' +
    'guarentee=guarantee gaurantee=guarantee competetor=competitor competetors=competitors markting=marketing ' +
    'entreprenuer=entrepreneur entrepeneur=entrepreneur entreprenuership=entrepreneurship liabilty=liability ' +
    'inventry=inventory mangement=management econmics=economics econmy=economy equlibrium=equilibrium ' +
    'elasticty=elasticity depriciation=depreciation depreication=depreciation morgage=mortgage insurence=insurance ' +
    'advertizing=advertising promtion=promotion distribtion=distribution segmantation=segmentation ' +
    'franchize=franchise corperation=corporation partnersip=partnership monopolly=monopoly negociate=negotiate ' +
    'rp=roleplay prolly=probably sumthing=something nvr=never evry=every evryone=everyone sb=somebody smth=something'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

export const spelledOut = (word: string) => SHORT.get(word) ?? word

/** Other forms that no ending tells. */
const FORMS = new Map(
  (
    'bought=buy sold=sell paid=pay stole=steal stolen=steal told=tell chose=choose chosen=choose hid=hide lost=lose ' +
    'wrote=write written=write thought=think went=go gone=go spent=spend grew=grow fell=fall fallen=fall rose=rise ' +
    'risen=rise broke=break broken=break froze=freeze hurt=hurt began=begin kept=keep lent=lend met=meet built=build ' +
    'taught=teach felt=feel found=find left=leave led=lead said=say gave=give taken=take took=take saw=see seen=see ' +
    'came=come brought=bring sent=send held=hold won=win best=good better=good worse=bad worst=bad men=man women=woman ' +
    'children=child people=person importance=important two=2 three=3 four=4 five=5 seven=7 downside=disadvantage downsides=disadvantage ' +
    'solvent=solvency insolvent=insolvency liquid=liquidity profitable=profitability delegation=delegate'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** Words that come to the same where a description is matched; each group goes by its first. */
const GROUPS = [
  'customer client guest shopper patron buyer',
  'employee worker staff coworker colleague crew personnel teammate',
  'boss manager supervisor',
  'store shop',
  'company business firm organization',
  'buy purchase',
  'person somebody someone everybody everyone anybody anyone guy friend kid',
  'money cash dollar buck fund',
  'job work career',
  'teenager teen minor underage youth',
  'start begin launch open',
  'fire terminate dismiss',
  'quit resign leave',
  'upset angry mad furious unhappy annoyed irate',
  'expensive costly pricey',
  'pay salary wage paycheck',
  'advertise advertisement ad promote commercial',
  'choose pick select decide',
  'help assist support',
  'fix repair solve resolve',
  'item product good merchandise',
  'roleplay rp',
  'judge judges',
  'partner teammates',
  'mistake error',
  'legal illegal lawful unlawful law',
  'advantage benefit pro upside',
  'disadvantage drawback con downside',
  'rule policy',
  'secret confidential private',
  'test exam',
  'important matter useful',
  'rise increase raise higher',
  'fall drop decrease decline lower',
  'goal objective aim target',
  'car vehicle truck',
  'house home property',
  'hotel motel',
  'late tardy',
  'lazy unmotivated',
  'talk speak say',
  'meeting meet',
  'bad terrible awful poor',
  'good great nice',
  'steal theft rob shoplift',
  'parents mom dad parent',
  'danger dangerous risky unsafe',
]
const CANON = new Map(
  GROUPS.flatMap((group) => {
    const words = group.split(' ')
    return words.map((word): [string, string] => [word, words[0]!])
  }),
)

/** Words that are spelled right, though no card has them. */
export const SYNONYMS = [...CANON.keys()]

/** "Bought" as "buy". */
export const plainForm = (word: string) => FORMS.get(word) ?? word

/** The word that stands for all that come to the same: "bought" and "purchase" as "buy". */
export const canonical = (word: string) => {
  const form = plainForm(word)
  return CANON.get(form) ?? form
}
