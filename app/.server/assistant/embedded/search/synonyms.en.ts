/** What visitors call things, in English and with Spanish words in between. Same form as the Spanish list. */
export const englishSynonyms = `
attorney, lawyer, counsel, abogado
construct, build, builder, contractor work
contractor, gc, general contractor
handyman, remodeler, roofer, plumber, electrician, contratista > contractor
subcontractor, sub, subs
remodel, remodeling, renovation, renovate, addition, home improvement, new roof, pool > construct, job, work
roof, leak, leaking, crack, cracks, cracked, mold, moisture, foundation, shoddy, faulty, bad work, badly done, botched, poorly built, sloppy > defect, foundation, leak
defect, flaw, fault
lien, gravamen, mechanics lien, mechanic lien, materialman lien, encumbrance
bond, surety, fianza
retainage, holdback, withhold, withholding payment, hold back > retainage, reserve, hold
change order, extra work, extras, additional work > change
not paid, havent been paid, hasnt paid, wont pay, didnt pay, refuses to pay, refuse to pay, never paid, not paying, isnt paying, doesnt pay, has not paid, have not paid, have not been paid, owes me, owe me, owes us, owe us, owed, unpaid, stiffed, deadbeat, still owes, behind on payment, past due, overdue, non payment, nonpayment, wouldnt pay, stopped paying, doesnt want to pay, dont want to pay, hasnt been paid, getting paid, get paid > unpaid, collect, debt, pay
collect, collection, recover, recovery, get my money
debt, debtor, deuda
invoice, invoices, bill, bills, factura, facturas
loan, lend, lent, lending, borrowed
mortgage, hipoteca
promissory note, note, pagare, iou > note, promissory
sue, lawsuit, suit, litigation, demanda, legal action, go to court, take to court, file a claim
sued, been sued, being sued, got sued, someone sued, sued me, is suing, suing me, served, got served, been served, was served, served with papers, summons, citation, court papers, petition, process server, demandado > sued, served, answer
answer, respond, response, reply
default judgment, default, rebeldia > default, judgment
court, courthouse, tribunal, juzgado, courts
judge, jury
judgment, judgement, ruling, verdict, sentencia, judgments, award by a court
enforce, enforcement, recognize, recognition, domesticate, exequatur, homologation, valid in, good in, honor > enforce, recognize, recognition
appeal, amparo, appellate
attach, attachment, garnish, garnishment, embargo, seize, freeze, frozen > attachment, garnishment
hide, hiding, hidden, conceal, move money, moving money, transfer assets, dissipate > hiding, assets
assets, belongings
serve, service of process, hague, serving, serve papers, serve someone > serve, service, hague
evidence, proof, prove, proofs
texts, text messages, whatsapp messages, chats, emails > messages, chats, emails
record, recording, tape, taped > record, recording
witness, witnesses, testimony
settle, settlement, agreement, work it out, work things out, amicably, amicable > settlement, agreement
mediation, mediator, mediate, conciliation
negotiate, negotiation, avoid court, avoid a lawsuit, without going to court, without suing, without court, before suing, out of court, stay out of court > negotiate, pre-litigation, before
pre litigation, prelitigation, presuit, pre suit > pre, litigation, suing
letter, demand letter, cease and desist, letter from a lawyer, notice letter
threaten, threat, threatening > threat, letter
arbitration, arbitrate, arbitrator, arbitral
statute of limitations, limitations, time barred, too late, how long do i have, time limit, deadline, deadlines, time to sue, late to sue > limit, deadline, time
home, house, residence, casa
property, real property, inmueble
real estate, realtor, realty, bienes raices > real, estate
land, lot, plot, acre, acres, parcel, ranch, tract, terreno
buy, purchase, purchasing, buyer, acquire, acquiring, acquisition
sell, sale, seller, sold
condo, apartment, townhouse, flat > property, home
deed, escritura, title deed, deeds
notary, notario, notary public
title company, title, title insurance, escrow > title, company
closing, close on, cierre > closing
earnest money, down payment, deposit, downpayment, advance payment, enganche, anticipo > deposit, advance, earnest
option period, option > option
survey, boundary, fence, lindero, property line, surveyor, encroach, encroachment, encroaching, encroached, over the line, on my side > boundary, survey, neighbor
neighbor, neighbour, vecino, next door
squatter, adverse possession, squatters, possession, trespass > possession
ejido, ejidal, communal, communal land
trust, fideicomiso, bank trust
restricted zone, beach, coast, beachfront, restricted > restricted, zone
rent, lease, leasing, rental, renting, leased
tenant, renter, inquilino, lessee
landlord, lessor, property owner
evict, eviction, kick out, move out, desalojo, wont leave, wont move out
warehouse, office space, retail space, storefront
inherit, inheritance, heir, heirs, probate, estate, herencia, inherited, succession, intestate
died, passed away, deceased, death, dead, late father, late mother, passed > died, inherited, heirs
property tax, property taxes, predial > tax, property
tax, taxes, irs, sat, withholding
firpta > firpta
contract for deed, owner financing, seller financing, rent to own > contract, deed
foreigner, foreign, non citizen, noncitizen, not a citizen, non resident, nonresident, american, us citizen, expat, green card > foreigner, foreign
mexican, mexican citizen, mexican national, live in mexico, from mexico > mexico, mexican
company, business, entity, enterprise, empresa, startup, corporation, firm
start, open, form, set up, setup, incorporate, register, establish, create, launch, starting, opening, forming, formation > open, form, formation
llc, corporation, inc, corp
sadecv, srl, sapi > company, mexico
subsidiary, branch, affiliate, expand, expansion, expanding > subsidiary, entering
partner, owner, shareholder, co owner, business partner, socio, coowner, stockholder, member
shares, stock, equity, interest, share > shares
dispute, disagreement, fight, fighting, conflict, argue, arguing, disagree, falling out, quarrel, feud > dispute, disagree
deadlock, fifty fifty, 50 50, half and half, stalemate, tie, 50 percent, equal partners > deadlock, 50, half
buy out, buyout, leave the company, get out of the company, exit, remove a partner, kick out my partner, walk away from the business > buy, exit, owner
minutes, corporate books, meetings, shareholder meeting, board, corporate records > minutes, meetings, records
merger, merge, consolidate, consolidation, combine companies, mergers
restructure, restructuring, reorganize, reorganization, spin off, split the company > restructuring, restructure
compliance, audit, aml, money laundering, anti corruption, regulator, regulatory > compliance
beneficial owner, beneficial ownership, boi > beneficial, controlling
due diligence, diligence > diligence
contract, agreement, contrato
clause, clauses, fine print, provision > clause
template, boilerplate, form contract, downloaded contract > template, contract
bilingual, two languages, both languages, english and spanish, spanish and english, translated, translation, translate > language, bilingual, translation
prevail, prevails, controls, which version, governs, version wins > controls, prevails
breach, broke the contract, broke our contract, breached, violated the contract, failed to deliver, didnt deliver, never delivered, backed out, breaking the contract, not honoring > breach, contract
penalty, penalties, liquidated damages
terminate, termination, cancel, get out of a contract, end a contract, cancel a contract, get out of it, rescind, exit a contract > termination, end
confidentiality, nda, secret, confidential, private, privileged
non compete, noncompete, competition > noncompete, compete
supplier, vendor, proveedor
customer, client
distributor, distribution, sales agent, reseller
franchise, franchising
maquila, maquiladora, manufacturing, manufacture, factory, plant, immex
freight, shipping, carrier, cargo, shipment, trucking, goods, merchandise, truck > goods, carrier, freight
damaged, defective goods, spoiled, bad quality > defective, goods
import, export, customs, incoterms, crossing
electronic signature, e sign, esign, docusign, sign online, digital signature, sign electronically > electronic, signature
dollars, pesos, currency, exchange rate > currency
power of attorney, poa, poder, carta poder > power, attorney
apostille, apostilla, legalize documents, legalization > apostille
consulate, consul, embassy
ein, tax id, rfc
bank account, bank
registered agent
fraud, scam, scammed, cheated, ripped off, swindled, conned, deceived, lied > fraud, deception
negligence, damages, harm
clo, chief legal officer, general counsel, outside counsel, outside general counsel, in house lawyer, in house attorney, in house counsel, fractional, monthly lawyer, lawyer on retainer, on retainer, legal department, inhouse > clo, legal, officer
monthly, retainer, subscription, per month, a month > monthly
fee, fees, price, prices, pricing, cost, costs, rate, rates, charge, charges, expensive, quote, estimate
how much, how expensive, what do you charge, whats the price > cost, fee
contingency, contingent, percentage, no win no fee, only if i win, only if you win, percent of what, pay only if, if you win, take a cut > contingent, percentage
payment plan, installments, pay over time, afford, cant afford, monthly payments > stage, fees, budget
free, no charge, complimentary > cost, fee
expenses, out of pocket, costs besides
other side pay, pay my lawyer, pay my legal fees, recover my legal fees, recover attorney fees, loser pay, loser pays, make them pay my > fees, side, pay
interview, appointment, consultation, consult, cita, meeting, first meeting
schedule, book, reserve, set up an appointment, make an appointment, set up a meeting > appointment, interview
first time, first meeting, first appointment, first consultation, initial consultation, first visit, initial meeting, free consultation > interview, initial
video, zoom, video call, videocall, teams, facetime, online, remote, remotely, virtual, virtually, over the phone > video
bring, paperwork, documents, docs, papers, papeles
interpreter, translator
language, languages, english, spanish, espanol, bilingual staff
confidential, secret, private, find out, anyone else know
conflict of interest, conflict check, conflicts > conflict
robot, bot, artificial intelligence, ai, chatbot, machine, program, chatgpt, real person, human, real lawyer > assistant, artificial, intelligence
personal data, my data, privacy, privacy policy, my information > privacy, data
cookies, tracking, track > cookies
accessibility, disability, disabled, wheelchair, screen reader, blind, deaf > accessibility
parking, park, where do i park > parking
job, jobs, career, careers, hiring, vacancy, vacancies, internship, intern, internships, resume, cv, job opening, openings, employment with you, apply, paralegal > careers, applications, internships
reviews, review, rating, ratings, testimonials, testimonial, stars, what do clients say, recommendations > reviews, rating, opinions
award, awards, recognition, recognitions, prize > recognition, award
experience, years in business, how long have you been, track record, established > founded, experience, years
success stories, success story, cases youve won, how many cases, results, wins, examples of cases, won > case, result
facebook, instagram, linkedin, youtube, tiktok, social media, socials > social, accounts
license, licensed, bar, state bar, cedula, licence, admitted, practice law, authorized > license, licensed
founder, founded, owner of the firm, managing partner, head of the firm, in charge, boss > managing, founded
permit, permits
hoa, homeowners association, deed restrictions, covenant, covenants > covenants, restrictions
flood, flooding, flooded, hurricane
mud > mud
zoning, land use
abandoned, abandon, walked off, left the job, disappeared, never finished, unfinished, ghosted, quit halfway, half finished, took my money > abandon, contractor, job
hidden fees, surprise bill > expenses, fees
`;
