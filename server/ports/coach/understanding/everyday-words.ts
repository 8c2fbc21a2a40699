/** Words of everyday talk that are also terms: they count only where the question is about nothing else. */
export const EVERYDAY = new Set(
  (
    'place,fact,information,data,grade,minutes,frequency,observation,consumer,consistency,benefit,filter,standard,reach,' +
    'approach,feature,training,customer,license,opinion,agent,refund,excuse,promotion,mean,orientation,headline,efficiency,' +
    'survey,hearing,experiment,persistence,loyalty,slogan,procedure,backup,shortage,float,vision,cloud,the cloud,arm,inc,ar,' +
    'cd,cds,pms,ada,interest,channel,progressive,explicit,comprehensive,objection,expansion,scheduling,distress,sympathy,' +
    'directing,coaching,slack,referral,controlling,agenda,sorting,transcript,supervisor,incompetence,incentive,accelerator,' +
    'compromise,collaboration,what if,complement,behavioral,smart,fed,pest,stress,excel,interview,interviews,management,' +
    'metric,needs,wants,leader,leaders,manager,managers,lead,leads,sample,loss,capital,consumption,pitch,board,label,labels,' +
    'trend,trends,culture,goals,crisis,quotas,sue,default,repo,journal,broker,priorities,newsletter,funnel,lean,signal,vendor,' +
    'teamwork,quitting,productive,prospect,prospects,retention,liquid,charity,quantitative,qualitative,substitute,analytics,' +
    'inclusion,diversity,hierarchy,pr,pos,credit,brand,risk,risks,stock,fact,lease,premium,commission,innovate,' +
    'goods,services,wholesale,hr,' +
    'breach,free market,competition,competitors,specialisation,utility,depression,feedback,persuading,' +
    'touchpoint,touchpoints,confidence,responsibility,accountability,negotiating,negotiate,leadership,' +
    'creativity,startup,expenses,expense,loan,loans,recruitment,recruiting,hiring,population,sampling,validity,' +
    'reliability,bias,hardware,software,encryption,production,manufacturing,security,project,projects,' +
    'milestones,deliverables,hazard,peril,hazards,pricing,price,discount,discounts,product,products,recall,' +
    'obsolescence,coupons,rebates,testimonial,displays,selling,follow-up,objectives,tactics,professionalism,' +
    'references,salary,wage,wages,scam,scams,scholarships,grant,grants,pensions,hospitality,occupancy,overbook,' +
    'regulation,ftc,epa,sec'
  ).split(','),
)
