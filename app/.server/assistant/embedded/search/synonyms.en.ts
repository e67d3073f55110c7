/** What visitors call things, in English and with Spanish words in between. Same form as the Spanish list. */
export const englishSynonyms = `
attorney, lawyer, counsel, abogado
construct, construction, building contract
~ build, builder > construct, builder
contractor, general contractor, gc
~ handyman, roofer, plumber, electrician > contractor
subcontractor, subs
remodel, remodeling, renovation, home improvement > construct, job, work
~ renovate, addition, new roof, pool, kitchen, bathroom, countertop, countertops, cabinets, flooring, tile, paint job > construct, job
~ roof, leak, leaks, leaking, crack, cracks, cracked, mold, moisture, coming through the walls, water is coming in > defect, leak
foundation, shoddy, faulty work, bad work, badly done, botched, poorly built, sloppy work, bad construction > defect, foundation
defect, flaw, construction defect, warranty
~ fault, broken
lien, gravamen, mechanics lien, mechanic lien, materialman lien, encumbrance
bond, surety, fianza, payment bond
retainage, holdback, withhold, withholding payment, hold back > retainage, reserve, hold
change order, extra work, additional work > change
~ extras
not paid, havent been paid, hasnt paid, wont pay, didnt pay, didnt get paid, refuses to pay, refuse to pay, never paid, not paying, isnt paying, doesnt pay, has not paid, have not paid, have not been paid, owes me, owe me, owes us, owe us, unpaid, stiffed, still owes, past due, overdue, nonpayment, wouldnt pay, stopped paying, doesnt want to pay, dont want to pay, hasnt been paid, getting paid, get paid, pay me back, pay it back, pay us back > unpaid, collect, debt, pay
collect, collection, recover, recovery, get my money
debt, debtor, deuda, debts
owes, owed, owe, owing > debt, unpaid
company owes, business owes, customer owes, client owes, debt from a company, debt from a business > commercial, invoices & unpaid, debt
invoice, invoices, factura, facturas
~ bill, bills, pay, paid > pay
loan, lend, lent, lending, borrowed, lender
mortgage, hipoteca
promissory note, signed a note, pagare, iou, signed note > note, promissory
sue, lawsuit, suit, litigation, demanda, legal action, go to court, take to court, file a claim, file suit
sued, been sued, being sued, got sued, someone sued, sued me, is suing, suing me, got served, been served, was served, served with papers, served me, served, handed me a lawsuit, gave me a lawsuit, handed a lawsuit, citation and petition, judgment against me, summons, citation, court papers, process server, demandado > sued, served, answer
answer a lawsuit, answer the lawsuit, dont answer, ignore a lawsuit, ignore the lawsuit, just ignore it > answer, ignore, default
~ answer, respond, response, reply
default judgment, rebeldia > default, judgment
court, courthouse, tribunal, juzgado, courts, file in
judge, jury, trial
judgment, judgement, ruling, verdict, sentencia, judgments
mexican judgment, mexican ruling, judgment from mexico, ruling from mexico, judgment in mexico > judgment, mexican & recognition
enforce, enforcement, domesticate, exequatur, homologation, judgment valid > enforce, recognize, recognition
~ valid, recognize, recognition, honor, good in
appeal, amparo, appellate
attachment, garnish, garnishment, embargo > attachment, garnishment
~ attach, seize, freeze, frozen > attachment, garnishment
in his wifes name, in her husbands name, in his brothers name, in his brother in laws name, in his mothers name, in his sons name, in his kids name, put everything in, everything in his wifes name, under his wifes name, to his brother, to his wife, to his cousin > hiding & assets
moving all his money, moving money, moving his money, moving their money, selling everything, hiding assets, hide assets, hide money, transfer assets > hiding & assets
~ hide, hiding, hidden, conceal > hiding, assets
assets
serve someone, service of process, hague, serve papers, serve a lawsuit, serve papers on someone > serve, service, hague
serve, serving
evidence, proof
~ prove, texts, text messages, whatsapp messages, chats, messages > messages, chats, emails
record a call, record my, record him, record her, record them, recording, record a phone, tape a call > record, recording
witness, witnesses, testimony, expert
settle, settlement, settle out of court, amicably, amicable > settlement, agreement
~ agreement, work it out, work things out
mediation, mediator, mediate, conciliation
negotiate, negotiation, avoid court, avoid a lawsuit, without going to court, without suing, without a lawsuit, without litigation, without court, before suing, out of court, before filing suit > negotiate, pre-litigation, before
pre litigation, prelitigation, presuit, pre suit > pre, litigation, suing
demand letter, cease and desist, letter from a lawyer, letter from an attorney, letter from some attorney, lawyers letter, attorneys letter > letter, demand
~ letter, threat, threaten, threatening
arbitration, arbitrate, arbitrator, arbitral
statute of limitations, statue of limitations, limitations period, time barred, too late to sue, how long do i have to sue, time limit, time to sue > limit, sue, deadline, time
~ too late, how long do i have > limit, deadline, time
deadline, deadlines
~ home, house, residence, casa
real property, inmueble, property
real estate, realtor, realty, bienes raices > real, estate
lot, acre, acres, acreage, parcel, ranch, tract, terreno
~ land, plot
~ buy, purchase, purchasing, buyer, acquire, acquiring, acquisition
~ sell, sale, seller, sold
buy a house, buying a house, buy a home, buying a home, buy property, buying property, buy land, sell my house, selling my house, home purchase > buy, sell & property, house
condo, townhouse > property, home
~ apartment, flat > property, home
deed, escritura, title deed, deeds
notary, notario, notary public
title company, title insurance, escrow, lien on title > title, company
closing, close on a house, close on a texas, cierre, real estate closing > closing
~ title, close on
earnest money, down payment, downpayment, enganche, anticipo > deposit, advance, earnest
~ deposit, advance payment
put down, up front, upfront, in advance, pay up front > advance, deposit
option period > option
survey, boundary, lindero, property line, surveyor, encroach, encroachment, encroaching, encroached > boundary, survey, neighbor
~ fence, neighbor, neighbour, vecino, next door, on my side > neighbor, boundary
measurements are wrong, measurements on the deed, wrong measurements, wrong size > measurements, boundary
squatter, adverse possession, squatters, trespass > possession
ejido, ejidal, communal land
bank trust, fideicomiso
~ trust
restricted zone > restricted, zone
~ beach, coast, border
lease, leased, commercial lease, retail space, leasing
~ rent, rental, renting
tenant, renter, inquilino, lessee
landlord, lessor, property owner
evict, eviction, desalojo, wont leave, wont move out, wants us out
~ kick out, move out > eviction
~ warehouse, office space, storefront, shop, store
inherit, inheritance, heir, heirs, probate, herencia, inherited, succession, intestate
~ died, passed away, deceased, death, dead, estate > died, inherited, heirs
property tax, property taxes, predial > tax, property
~ tax, taxes, irs, sat
firpta, withholding when, withheld when > firpta, withhold
contract for deed, owner financing, seller financing, rent to own > contract, deed
~ foreigner, foreign, american, expat
non citizen, noncitizen, not a citizen, non resident, nonresident, us citizen > foreigner, foreign
~ mexican, live in mexico, from mexico > mexico, mexican
company, business, entity, enterprise, empresa, startup, corporation
~ start, open, set up, setup, establish, create, launch, starting, opening
form a company, form an llc, form a corporation, company formation, start a business, start a company, open a business, open a company, set up a company, incorporate, formation, open an llc, start an llc > open, form, formation & company
llc, corporation, inc, corp
sadecv, srl, sapi > company, mexico
subsidiary, affiliate, expand into, expanding into, selling in texas, register in texas > subsidiary, entering
~ branch, expand, expansion, expanding
partner died, partner passed away, partner passed, co owner died, owner died > owner & shares, died
business partner, shareholder, socio, coowner, stockholder, co owner, partners
~ partner, member > owner
shares, equity, stockholders
~ stock, interest
investing in, invest in, put money into, investing my money, investment > investor & agreement, owner
partnership dispute, disagreement, fighting with my partner, dispute with my partner, cant agree, dont agree, show me the books, see the books, show me the numbers, show me any numbers, see the numbers, see the accounts, show me the accounts, open the books > dispute, disagree & owner
~ dispute, fight, fighting, conflict, argue, arguing, disagree, falling out, quarrel, feud
deadlock, fifty fifty, 50 50, half and half, stalemate, 50 percent, equal partners > deadlock, 50, half
buy out my partner, buyout, leave the company, get out of the company, remove a partner, kick out my partner > buy, exit, owner
minutes, corporate books, shareholder meeting, corporate records, annual meeting > minutes, meetings, records
~ meetings, board, records
merger, merge, consolidate, consolidation, combine companies, mergers, merging
restructure, restructuring, reorganize, reorganization, spin off, split the company > restructuring, restructure
compliance, money laundering, anti corruption, regulator, regulatory
~ audit
beneficial owner, beneficial ownership, boi > beneficial, controlling
due diligence, diligence > diligence
buying a business, buy a business, buying out, buy a company, buying a company, buy his business, acquire a company > buy & company, business
contract, contracts, contrato
no contract, without a contract, no written contract, never signed anything, handshake, verbal, oral agreement > contract & signed, written
clause, clauses, fine print, provision > clause
template, boilerplate, form contract > template, contract
bilingual contract, contract in two languages, english contract, contract in english, contract in spanish > contract & language, bilingual
two languages, both languages, english and spanish, spanish and english > language, bilingual
translated, translation, translate, translator, interpreter, language, languages, english, spanish, espanol, bilingual
which version, version wins, language controls, version controls, prevails > controls, prevails
~ controls
refuse the goods, refused the goods, refuse the delivery, refused delivery, rejected the shipment, rejected the goods, rejected our shipment, rejected delivery, wont accept delivery > defective, goods, breach
breach, broke the contract, broke our contract, breached, violated the contract, failed to deliver, didnt deliver, never delivered, backed out, breaking the contract > breach, contract
liquidated damages, contract penalty > penalty
~ penalty, penalties
terminate a contract, get out of a contract, end a contract, cancel a contract, rescind, exit a contract, contract termination > termination, end & contract
~ terminate, termination, cancel
confidentiality, nda, confidential, privileged, privilege
~ secret, private, find out, anyone else know > confidential
non compete, noncompete > noncompete, compete
~ competitor, competition
supplier, vendor, proveedor, supplied
~ customer, client, buyer in mexico
distributor, distribution, sales agent, sales rep, sales reps, sales representative, commission agent, reseller
franchise, franchising
maquila, maquiladora, manufacturing, immex
~ factory, plant
freight, carrier, cargo, shipment, shipments, merchandise > goods, carrier, freight
~ goods, truck, trucking, shipping
defective goods, bad quality > defective, goods
~ damaged, spoiled, import, export, customs, crossing, bridge
incoterms
electronic signature, e sign, esign, docusign, sign online, digital signature, sign electronically, electronic signatures > electronic & signature
~ dollars, pesos, currency, exchange rate > currency
power of attorney, poa, poder, carta poder > power, attorney
apostille, apostilla, apostile, legalize documents, legalization > apostille
consulate, consul, embassy
ein, rfc
~ bank account, bank
registered agent
fraud, scammed, swindled, conned > fraud, deception
~ scam, cheated, swindled, ripped off, deceived, lied, stealing > fraud, deception
negligence
~ damages, harm
clo, chief legal officer, general counsel, outside counsel, outside general counsel, in house lawyer, in house attorney, in house counsel, monthly lawyer, lawyer on retainer, legal department > clo, legal, officer
~ monthly, subscription, per month, a month, employees > monthly, company
hourly, by the hour, per hour, an hour, flat fee, your rates, your fees, hourly rate, legal fees, attorney fees > fee, hourly
do you charge, you charge, what do you charge, u charge, get charged, do you bill > cost, fee
~ fee, fees, price, prices, pricing, cost, costs, rate, rates, charge, charges, expensive, quote, estimate
~ how much, how expensive, whats the price > cost, fee
contingency, contingent, no win no fee, only if i win, only if you win, if you win > contingent, percentage
~ percentage
payment plan, installments, pay over time, payment plans > stage, fees, budget
~ afford, cant afford > fees, budget
~ free, no charge, complimentary > cost, fee
~ expenses, out of pocket
filing fees, court costs, expert fees > expenses
other side pay, pay my lawyer, pay my legal fees, recover my legal fees, loser pay, loser pays, make them pay my > fees, side, pay
interview, initial consultation, first consultation, first appointment, first consult, free consultation, first interview, first meeting, initial meeting, first visit > interview, initial
appointment, consultation, consult, cita > interview, appointment
retainer > retainer, deposit
~ schedule, book, reserve
video, zoom, video call, videocall, teams, facetime, online, remote, remotely, virtual, virtually, over the phone, without traveling, cant travel > video
~ bring, paperwork, documents, docs, papers, papeles
conflict of interest, conflict check, conflicts check, already represent the other side, represent the person, already represent, represent the other > conflict & interest
~ robot, bot, artificial intelligence, ai, chatbot, program, chatgpt, real person, human, real lawyer > assistant, artificial, intelligence
personal data, my data, privacy, privacy policy > privacy, data
~ erase, delete, remove, wipe > delete
keep my info, keep my information, keep my data, keep my details, hold my data, how long do you keep > data, kept, retention
erase my data, delete my data, remove my data, erase the info, delete my information, erase my information, delete what i > delete & data, privacy
~ store, save, saved, logged > stored, kept
~ cookies, tracking, track > cookies
accessibility, disability access, wheelchair, screen reader > accessibility
~ parking
careers, vacancy, vacancies, internship, intern, internships, paralegal, paralegals, work for you, job opening, job openings, are you hiring > careers, applications, internships
~ job, jobs, career, hiring, resume, cv
what do clients say, your reviews, testimonials, testimonial, your ratings > reviews, rating, opinions
~ rating, ratings, stars, recommendations
~ award, awards, recognitions, prize > recognition, award
years in business, how long have you been, track record, your experience > founded, experience, years
~ experience, established
success stories, success story, cases youve won, how many cases, past cases, cases have you won, case results > case, result
~ won, wins, results
facebook, instagram, linkedin, social media > social, accounts
~ youtube, tiktok, socials
~ legit, are you real, real lawyers, real attorneys, a scam or, not a scam > license, licensed, verify
license, licensed, state bar, cedula, licence, law license
~ admitted, authorized
managing partner, founder of the firm, who founded > managing, founded
~ founder, founded, in charge, boss
building permit > permit
~ permit, permits
hoa, homeowners association, deed restrictions, covenant, covenants > covenants, restrictions
foreclosure, foreclose, foreclosing > lien, mortgage, property
~ flood, flooding, flooded, hurricane
zoning, land use
walked off the job, abandoned the job, left the job, never finished the house, half finished, took my deposit, left half finished > abandon & contractor, job
~ abandoned, abandon, walked off, disappeared, never finished, unfinished, ghosted > abandon, contractor
hidden fees, surprise bill > expenses, fees
~ moved back, moved to, went back to > country
review a contract, review my contract, look over, go over my, check my contract, review contracts, draft a contract, draft contracts, write a contract > contract & review, draft
~ lumber, concrete, cement, rebar, drywall, materials, supplies > supplier, materials, construct
filled out the form, fill out the form, sent the form, submitted the form, contact form > send & form
school district, public job, government job, public works, city job > public & works
~ what i type, what i write, this chat, the chat, in chat, this conversation > assistant & conversation, stored
kind of law, areas of law, area of law, practice areas, kind of cases, types of cases, what services > areas, practice, services
slab, drywall work, plumbing work, wiring, siding, gutter, gutters, driveway, deck, patio, stucco, framing, hvac, swimming pool > construct, defect
~ sinking, sank, sinks, collapsing, collapsed, falling apart, peeling, uneven, settling, sagging, tilted, leaning, warped, dripping, crumbling > defect
rebar, steel, plywood, gravel, building materials, construction materials > supplier, materials, construct
lien waiver, sign a waiver, waivers, waiver > waiver
pay application, pay applications, progress payment, progress payments, draw request > pay, application, prompt
fire my contractor, fire the contractor, replace my contractor, replace the contractor, get rid of my contractor > termination & contractor
architect, engineer, superintendent > construction
family business, family businesses, family company, family companies, family owned, family firm, family shop > family & company, business
~ none of it reached me, never got my share, got nothing > unpaid, pay
general contractor owes, builder owes, owner paid the contractor > unpaid & contractor
buddy, friend owes, grand, bucks, lent money, lent him money, lent her money > loan, owe, debt
envelope from a court, letter from the court, envelope from the court, letter from a court, papers from the court, court envelope, from a civil court > sued, served, answer
missed the deadline, missed my deadline, deadline passed, supposed to answer, forgot to answer, late answer, never answered > deadline, passed & answer
10 am monday, monday at 10, ten on monday, 10am on monday > answer & deadline, monday
nothing in his name, nothing in her name, no assets, has nothing, judgment proof > assets & collect, judgment
if i lose, lose the case, if we lose > fees, side & pays, costs
before there is a judgment, before judgment, prejudgment > before, judgment, urgent
deleted some texts, deleted texts, deleted messages, deleted emails, erased messages, erased texts > delete & evidence, preserve
prove they got, proof of delivery, prove delivery, prove he received, certified mail > deliver, arrived & letter
come after me, coming after me, still claim, still want more > release, claim
old mortgage, has a mortgage, back taxes, has debts, is encumbered > lien & property, land
another owner, other owner, someone else owns, two owners > owner & title, deed
under my kids, in my kids, in my sons name, in my daughters name, in my kids name, in someone elses name > name & deed, buy
deposit back, security deposit, my deposit back > deposit & rent, lease
private sale, private contract, bill of sale, never went to a notario, never recorded, unrecorded > private, contract & deed
beach house, beachfront, vacation home, second home > beach & buy, property
sell online, selling online, sell in texas, e commerce, ecommerce, doing business in texas > texas, register & company
investor, investors, bring in a partner, new partner, bringing in a partner > owner, investor & agreement, company
books are behind, behind on the books, no records, corporate housekeeping, books behind > books & minutes, company
sold his half, sold his shares, sold her shares, sell my shares > shares, sale & owner
close down my company, shut down my company, dissolve, dissolution, wind up, close my business, shut down my business, wind down > dissolution, company, entity
exclusivity, exclusive, territory > exclusivity, distribution
secure the loan, secured loan, collateral, security interest, pledge > collateral & loan, equipment
machinery, equipment, inventory
refuses to deliver, wont deliver, will not deliver, not delivering > breach & supplier, contract
~ translation is different, translation says, text wins, which text > version, controls
~ study, studied, university, school did, graduate, graduated > education, studied
~ how far, distance, miles, far are you, close to > distance, office
~ how many years, years have you, been around, been working, been practicing > years, founded, experience
~ republish, repost, repost your, share your article, reproduce, copy your, reprint, quote your > reproduce, copy
in writing, price in writing, written quote, written estimate > writing, proposal
stage by stage, in stages, by stages, pay as we go, pay as it goes > stage, fees
what will you ask, what do you ask, questions will you ask > interview
in my place, instead of me, on my behalf, bring someone, come with me > bring, visit, interview
~ upload, send documents, send my documents, attach, email you my > send, documents & confidential
my lawyers, my lawyer already, my attorneys, represent me, already my lawyer, your client, am i a client > relationship, client, attorney
whos answering, who is answering, who answers me, who am i talking to > assistant, attorney
sole proprietor, self employed, side business > company, open
~ meetings, calls > meeting
sign for us, sign contracts for us, signs for the company > sign, company
signed a release, release of claims, release > release, settlement
auction, auctioned, auctioning > lien, mortgage
discount, discounts, dont have much money, have no money, cant pay much, low income, pro bono, sliding scale > fees, budget, stage
died and left, left a house, left us a house, left us land, left property, left a will, no will > inherit, heirs
deliver a lawsuit, deliver the lawsuit, deliver papers, give him the lawsuit > serve, service, hague
pay app, pay apps > pay, application
talk to a lawyer, talk with a lawyer, speak to a lawyer, speak with a lawyer, talk to an attorney, speak with an attorney, speak to an attorney, see a lawyer, see an attorney, meet with a lawyer, meet with an attorney, sit down with > interview, consultation
~ when we meet, meet with you, meet you, see you guys, have with me, have ready > bring, interview
fire my attorney, fire my lawyer, fire my current, switch lawyers, switch attorneys, change attorneys, change lawyers, new lawyer, current attorney, current lawyer, my lawyer ignores, my attorney ignores, my lawyer wont, my attorney wont, my lawyer doesnt, my attorney doesnt > change, lawyers, attorneys
pay only if, only pay if, pay if you win, pay when you win, pay after you win, until we win, until you win, a cut of, piece of the, out of what we get, out of the settlement > contingent, percentage
help in english, help in spanish, spanish is not good, english is not good, dont speak english, dont speak spanish, doesnt speak english, doesnt speak spanish, speak spanish, speaks spanish, speak english, speaks english, only speaks, habla ingles, habla espanol, hablan ingles, hablan espanol, spanish speaking, english speaking > interpreter, speak
ingles, frances, french > language
~ dad passed, mom passed, father passed, mother passed, husband passed, wife passed, grandpa passed, grandma passed, brother passed, parents passed, he passed, she passed > died, inherited, heirs
legal rep, legal representative, legal representation of the company > represents, representative
creditors, creditor > debts, liable
~ come after, go after, take my house, lose my house > liable, personally
title company do, title companies > title & company
~ behind schedule, running behind, months behind, weeks behind, running late, taking too long, still not finished, not finished yet > delay, late
~ delayed, delays > delay
bounced a check, bounced check, bad check, hot check, check bounced, insufficient funds, rubber check > unpaid, note, debt
~ ducking my calls, dodging my calls, dodging us, avoiding me, stringing me along, the runaround, next week next week, making excuses, keeps putting off, blocked my number, stopped answering, wont answer my calls, doesnt answer the phone, dont answer the phone > unpaid, collect
~ poured, framed, painted, tiled, installed, plumbed, excavated, welded, did the work, finished the work, did a job, finished the job > construct, job
~ painter, mason, welder, framer, installer, landscaper, excavator > contractor
~ overspray, stained, ruined my, wrecked my, damaged my floor, botch > defect
~ project, jobsite, job site > project, construct
disputing the invoice, dispute the invoice, dispute the bill, deny the debt, wont recognize > unpaid, invoices
pallets, containers, load, loads, truckload > goods
~ knock off, knock offs, counterfeit, copies of our product, copying our product > unfair, competition
~ badmouthing, bad mouthing, slander, slandering, defamation, spreading lies, spreading rumors, fake reviews, lying about us > unfair, competition
business associate > owner, dispute
living on my land, living on our land, living on our ranch, living on my property, living in my house, moved onto, says its his, says its hers, claims its his, occupying > possession
heirs, six heirs, several heirs, siblings inherited > heirs, inherit
grandmas house, grandpas house, grandmothers house, my parents house, my dads house, my moms house, my fathers house, my mothers house > inherit, heirs & house
~ roommate, roomie, stole from me, stole my money, took my savings, took off with my money, ran off with my money > loan, damages, fraud
dropped papers, left papers, left the papers, gave the papers to, left with my, handed to my, papers with my, taped to my door > served, papers, left
~ im broke, broke right now, tight on money, short on money, short on cash, low on cash, no cash, tight budget > fees, budget, stage
pay at the end, pay later, pay afterwards, pay when its over, pay after > contingent, stage
us ruling, american ruling, us court decision, american judgment, us judgment, texas ruling > judgment, texas & recognize
title insurance > title, company
~ came off, overcharged, overcharging, padded bill > charge
our ceo, our manager > represents
equal shares, half each, half and half, each own half, 50 each > deadlock, 50, half
dividends, distributions, profits, profit share > profits
~ pays himself, pays herself, helps himself, spending company money, using company money, personal expenses > books, owner & disagree
vote me out, push me out, squeeze me out, force me out, forced out, freeze me out > minority, owner
sell my half, sell my stake, cash out, exit the company, walk away from the company > exit, buy & owner
~ handed down, left to us, left us the > inherit, heirs
take over the lease, sublease, sublet, assign the lease > lease
break the lease, break my lease, get out of my lease, end my lease early > lease, termination
rent increase, raised the rent, raise my rent, raising the rent > lease, rent
lockout, locked me out > eviction, landlord
easement, right of way, access road, landlocked > access, land
wire transfer, wired the money > deposit, advance
~ sight unseen, without seeing it, without being there, cant fly in, cant be there, cant make it, from abroad > video, traveling
wrong name on the deed, misspelled name, mistake in the deed, error on the deed > deed, errors
customs broker, import duty, tariff, tariffs > goods, crossing
minimum order, price increase, raised prices, raise the price > price, contract
~ late delivery, delivered late, arrived late > breach, supplier
cancel an order, canceled our order, cancelled the order, cancelled our contract, ended the contract > termination, cancelled, contract
non payment > unpaid
guarantor, cosigner, cosigned, co signed, personal guarantee, personally guaranteed > guaranty
~ junk, garbage parts, faulty parts, bad parts, wrong parts, bad product, bad batch, broken parts, bad merchandise > defective, goods
~ wont take back, wont take them back, send it back, return the goods > defective, goods
~ took my customers, took our clients, took our customers, client list, customer list, our customers, stole our clients, poached > customers, employee, competition
~ former employee, ex employee, former manager, sales manager > employee, competition
~ terrible job, awful job, bad job, poor job, lousy job, horrible job, wont fix it, wont fix, refuses to fix, redid, redo, did it wrong, messed up my, screwed up my > defect
mechanics lein, lein, leins, mechanic lein > lien
after the job, after finishing, after i finished > deadline, lien
rep, reps > represents
~ scam, scamming, rip off, shady > fraud
gc, general > contractor
another state, different state, out of state, out of town > map, list
warehouse together, bought together, bought it together, own together, own it together, co own, co owned, joint owners, both our names, both names > ownership, owner
wants to sell and i dont, one wants to sell, refuses to sell, force a sale, partition > ownership, owner
~ scammer, fraudster, crook, conman, cheater, swindler, duped, misled, forged, forgery, embezzle, kickback, bribe, skimming, ponzi, phony, dishonest, betrayed > fraud
~ accredited > licenses, licensed
delinquent, arrears, deadbeat, shortchanged, underpaid, outstanding, reimburse, repay, repayment, payback, chargeback > unpaid, collect, debt
~ rejected, rejection, malfunction, rotten, rotted, rusty, rust, mislabeled, recalled, substandard > goods, defective
~ rival, imitation, copycat, plagiarized, pirated, infringing, libel, smear, rumors, gossip > unfair, competition
handymen, carpenter, subcontract > contractor
~ backyard, porch, pergola, carport, shed, barn, attic, basement, ceiling, staircase, sidewalk, asphalt, pavement, paving, septic, shingles, gazebo, pond, trench, grading, demolition > construct, job
~ lopsided, caving, buckled, bubbling, seeping, seepage, damp, mildew, swollen, bowing, bulging, unstable, unsafe, unlevel, drafty > defect
~ slowly, postponed, dragging, idle, halted > delay, late
~ vanished, noshow > abandon, contractor
subtenant, lodger > tenant
slumlord, landlady > landlord
~ studio, duplex, triplex, mobile, airbnb, furnished > lease, rent
~ townhome, mansion, cottage, farmhouse, farm, bungalow, villa, penthouse > property, home
~ zillow, preapproved, refinancing > buy, property
heloc > mortgage
~ hedge, ditch > neighbor, boundary
squatting > eviction
~ heiress, stepmother, stepfather, stepchildren, intestacy, executrix, beneficiary, bequeath, bequest, widow, grandchildren, funeral, buried > inherit, heirs
retitle, quitclaim > deed, escritura
ventures, conglomerate, nonprofit > company
relocating, nearshoring, offshore > subsidiary
cofounder, coowned, stakeholder > owner, partner
~ spreadsheet > books, owner
~ quorum, proxy > minutes, company
defunct, dormant, shutter > dissolution, company
takeover, spinoff > merging
pact, memo, mou > contract
~ proofread, redline, revise, revision, renegotiate > contract, review
voided, renege, withdrew > termination, contract
surcharge > penalty
wholesaler > supplier
~ dealer, dealership > distributor
~ hauler, trucker, dock > goods, carrier
~ impounded > customs, goods
pawned > collateral
subpoena > sued, served, answer
~ magistrate, bench > court, judge
jurors > trial
reversal, overturn > appeal
~ voicemail, footage, pictures, gmail, messenger, telegram > evidence
wiretap > record, recording
stash, sheltering > hiding, assets
compromise, truce > settlement, agreement
~ ultimatum > letter, demand
~ pricey, inexpensive > fee, cost
~ rendezvous, meetup, reschedule, slot, calendly > interview, appointment
~ skype, webex > video
~ bios, biography > team, attorneys
~ gdpr, ccpa, optout, spam, tracker > privacy, data
spanglish > translation, language
legalise > apostille
watchdog > compliance
~ reckless > negligence, damages
recruiter, apprenticeship > careers, applications
yelp, reputable, trustworthy > reviews, rating
`;
