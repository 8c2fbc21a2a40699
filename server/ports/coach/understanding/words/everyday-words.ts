/** Words of everyday talk that are also terms: they count only where the question is about nothing else. */
export const EVERYDAY = new Set(
  (
    'communication,communicating,merchandise,merch,destination,destinations,transient,liable,boutique,boutiques,small business,' +
    'small businesses,small business owner,home business,' +
    'employee,employees,acceptance,pity,cc,chamber,dependent,effective,automated,aggression,filtering,appeals,queries,pawn,comparability,' +
    'place,fact,information,data,grade,minutes,frequency,observation,consumer,consistency,benefit,filter,standard,reach,' +
    'approach,feature,training,customer,license,opinion,agent,refund,excuse,promotion,mean,orientation,headline,efficiency,' +
    'survey,hearing,experiment,persistence,loyalty,slogan,procedure,backup,shortage,float,vision,cloud,the cloud,arm,inc,ar,' +
    'cd,cds,pms,ada,interest,channel,progressive,explicit,comprehensive,objection,expansion,scheduling,distress,sympathy,' +
    'directing,coaching,slack,referral,controlling,agenda,sorting,transcript,supervisor,incompetence,incentive,' +
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
    'regulation,ftc,epa,sec,' +
    'void,damages,settlement,alliance,assault,battery,trespass,dilemma,privacy,transparent,confidential,firing,' +
    'dismissal,agency,shortage,money,peak,trough,contraction,boom,currency,multiplier,posting,worksheet,drawing,' +
    'capacity,deposit,withdrawal,savings,saving,claim,claims,insured,will,estate,trust,retirement,retire,' +
    'beneficiary,funding,bank,banks,leverage,factoring,futures,commodities,allocation,exchange,exchanges,segment,' +
    'lifestyle,logo,logos,slogan,tagline,signature,generic,alteration,pilot,standards,grades,grading,package,media,' +
    'commercials,broadcast,impressions,impression,campaign,campaigns,conversion,engagement,website,review,volunteer,' +
    'volunteering,atmosphere,contest,contests,variables,mode,statistics,average,charts,chart,graphs,graph,cookies,' +
    'demonstration,demo,motives,salesperson,salespeople,refunds,receipt,supermarket,supermarkets,' +
    'transportation,transport,shipping,rail,pipeline,carrier,delivery,warehouse,warehouses,storage,storing,receiving,' +
    'recycling,supervisors,supervisory,supervising,planning,plan,plans,organizing,organize,staffing,leading,' +
    'influencing,controls,contingency,departments,department,authority,accountable,empower,candidate,candidates,' +
    'induction,discipline,suspension,suspend,bonus,bonuses,raise,absences,attendance,strike,strikes,scaling,' +
    'integration,executives,executive,controller,secretary,passive,aggressive,avoiding,accommodating,competing,' +
    'consensus,voting,attitude,resilient,responsible,blame,excuses,fairness,respect,manners,introductions,influence,' +
    'inspire,coach,criticism,criticize,praise,noise,tone,report,proposal,proposals,emailing,emails,revise,editing,' +
    'edit,draft,drafts,instructions,listen,listening,posture,gestures,meetings,meeting,motion,persuade,persuasive,' +
    'speech,slides,handout,handouts,inquiry,inquiries,gossip,rumor,rumors,application,applications,interviewing,' +
    'career,careers,certificate,licensed,licenses,intern,resign,grooming,network,networks,contacts,deadline,' +
    'deadlines,calendar,symptoms,analogy,innovative,operations,routing,constraint,constraints,layout,facilities,' +
    'facility,inputs,outputs,input,output,bids,bid,quote,quotes,invoice,repairs,maintenance,safety,accident,' +
    'accidents,evacuation,lifting,procedures,policy,policies,rule,checklist,checklists,quality,defect,' +
    'defects,inspection,inspect,efficient,effectiveness,theft,robbery,sourcing,queue,disaster,disasters,hurricane,' +
    'memory,monitor,printer,laptop,desktop,keyboard,app,apps,server,internet,browser,hub,virus,viruses,worm,worms,' +
    'password,login,permissions,record,records,field,query,table,entity,cell,cells,technology,automation,automate,' +
    'robots,accuracy,relevance,filing,archive,amazon,etsy,scope,timeline,sprint,sprints,backlog,agile,waterfall,' +
    'predecessor,successor,travel,hotels,hotel,resort,resorts,motel,restaurant,restaurants,cafe,chef,host,cook,tip,' +
    'tips,menu,menus,course,covers,events,complaints,complain,complaint,banquet,wedding,weddings,convention,' +
    'conventions,fans,sponsors,fashion,venture,harvest,invention,inventions,inventor,profitable,business,businesses,' +
    'company,companies,industry,industries,producer,producers,manufacturer,manufacturers,pay,cola,mis,bi,sow,mice,' +
    'tours,tourist,tourists,destination,attraction,attractions,registration,reservation,reservations,booking,' +
    'cancellation,regulars,inventories,supplies,layers,hack,hacked,hackers,quitting,conference,charisma,optimism,' +
    'import,export,imports,exports,necessity,money,accountant,bookkeeper,supervisor,innovator,innovators,' +
    'server,segmenting,dividends,withdraw,dow,fine,scope,market,markets,mode,range,booth,courts,court,duty,customs,host,server,bill,billing,memory,scanner,mouse,router,hub,spam,bundle,luxuries,agent,matching,drawer,personality,committee,full time,part time,bodily injury,zoom,reference,references,atm,advertise,salespeople,convention,infrastructure,attraction,mascot,green,recycling,introvert,extrovert,registration,product owner,power,cost,costs,refund,refunds,confidence,confident,attitude,honest,honesty,workforce,suing,demand,supply,yield,hourly,takeover,vendor,vendors,valet,professionalism,bandwagon,conformity,float,volunteers,url,' +
    'stadium,stadiums,arena,arenas,venue,venues,event space,gift card,gift cards,gift certificate,blog,blogs,vlog,' +
    'vlogs,podcast,podcasts,store credit,drive thru,drive-thru,drive through,ratings,promoter,promoters,algorithm,' +
    'algorithms,the algorithm,runway,underwater,flipping,resell,reselling,stimulus,on call,visa,visas,passport,' +
    'passports,3d printer,3d printers,3d printing,vr,psa,auction,auctions,trade in,trade ins,blue collar,' +
    'white collar,itinerary,itineraries,unicorn,unicorns,scalable,turnkey,ration,rationed,rationing,retaliate,' +
    'retaliation,extort,blackmail,executor,executors,precedent,precedents,volatile,customization,personalization,' +
    'escalation,de-escalate,deescalate,tangible,tangibles,shopping mall,shopping malls,strip mall,outlet store,' +
    'outlet stores,ui,ux,public speaking,storytelling,icebreaker,icebreakers,stub,paycheck,paychecks,swag,gig,moat,' +
    'upt,self service,full service,self-service,help desk,tech support,technical support,it support,page views,' +
    'site traffic,website traffic,mobile ads,m1,m2,millennial,millennials,felony,misdemeanor,felonies,misdemeanors,' +
    'retail arbitrage,black market,under the table,bail out,bailout,bailouts,robotics,online retailer,' +
    'online retailers,end user,end users,natural resources,longitudinal,second job,second jobs'
  ).split(','),
)
