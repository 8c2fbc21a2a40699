/** Words of everyday talk that are also terms: they count only where the question is about nothing else. */
export const EVERYDAY = new Set(
  (
    'place,fact,information,data,lease,grade,minutes,frequency,observation,consumer,consistency,benefit,filter,standard,' +
    'reach,approach,feature,training,customer,license,opinion,agent,refund,excuse,promotion,mean,orientation,audit,headline,' +
    'efficiency,survey,hearing,premium,experiment,persistence,loyalty,slogan,procedure,database,backup,shortage,utility,' +
    'capacity,float,vision,cloud,the cloud,arm,inc,pr,ar,cd,cds,pos,pms,ada,interest,profit,profits,channel,contract,' +
    'contracts,progressive,explicit,comprehensive,budget,budgets,copyright,invoice,filter,objection,expansion,scheduling,' +
    'consensus,distress,sympathy,delegation,advertising,database,directing,coaching,consistency,slack,referral,median,' +
    'controlling,agenda,certification,corp,union,contractor,insurance,sorting,transcript,supervisor,incompetence,legal,' +
    'incentive,agent,vesting,accelerator,depreciation,dividend,warranty,patent,tariff,monopoly,compromise,collaboration,' +
    'information,what if,motivation,biases,stakeholder,stakeholders,resume,resumes,cv,capital,variance,distribution,' +
    'sampling,forecast,insurance,paycheck,ethics,honesty,criticism,assets,liabilities,positioning,overhead,hedge,niche,' +
    'elastic,leverage,bundle,capacity,checkbook,runway,bootstrap,mortgage,mortgages,portfolio,elasticity,utility,' +
    'freelancer,free press,coupons,buzz,behavioral,demographic,fiscal,monetary,unemployment,compensation'
  ).split(','),
)
