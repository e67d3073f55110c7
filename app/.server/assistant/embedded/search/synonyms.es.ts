/**
 * What visitors call things, in Spanish and Spanglish. A line with commas holds words that stand for each other; in a
 * line with an arrow the words on the left are also looked for as those on the right, not the other way round.
 * Several words on the left are taken as one expression. Accents do not matter.
 */
export const spanishSynonyms = `
abogado, licenciado, defensor
construir, construccion, constructor, constructora, construyo, edificar, fincar
albañil, maestro de obra, contractor, contratero > contratista
subcontractor, sub contratista > subcontratista
remodelacion, remodelar, remodele, ampliacion, remodeling, renovacion, renovar la casa > obra, construccion
roof, techo, goteras, gotera, humedades, humedad, grietas, cuarteaduras, cuarteo, cuarteado, filtracion, cimientos, mal hecho, mal hecha, chueca > defecto
foundation, fundacion de la casa > cimiento, defecto
defecto, vicio, falla, desperfecto
lien, liens, mechanics lien, mechanic lien, derecho de retencion, gravamenes, gravar > gravamen
gravamen, carga
obra, proyecto, jale, chamba
estimacion, avance
bond, bonds, surety > fianza
retainage, retencion, retener, retenido, holdback > retencion, reservar, garantia
change order, extras, trabajo extra, trabajos extras, adicionales > cambio
no me pagan, no me pagaron, no me han pagado, no me quieren pagar, no me quiere pagar, no me ha pagado, no me pago, no me paga, me deben, me debe, quedo a deber, quedaron a deber, nos deben, nos debe, no nos paga, no nos pagan, no nos han pagado, no nos ha pagado, no quiere pagar, no quieren pagar, dejo de pagar, dejaron de pagar, no han pagado, no paga, no pagan, no pago, sin pagar, impago, moroso, morosos, dejo sin pagar, no me cubren > adeudo, deuda, cobro, pagar
cobrar, cobro, cobranza, recuperar, recobrar
deuda, adeudo, deudor
acreedor > cobro
factura, facturas, invoice, invoices, cfdi > factura
lana, feria, varo, billete, cash, efectivo > dinero
prestamo, prestar, preste, prestado, credito, loan > prestamo, credito
mortgage, hipoteca, ipoteca > hipoteca, credito
cheque sin fondos, cheque, pagare, letra de cambio, titulo de credito > pagare
promissory note, note > pagare
demanda, pleito, juicio, litigio, sue, lawsuit, suit
demandar, suear, sueo, meter demanda, poner una demanda, llevar a juicio, llevar a corte > demanda, demandar
me demandaron, me pusieron una demanda, me metieron una demanda, me estan demandando, demandaron a mi, me llego una demanda, recibi una demanda, me entregaron una demanda, me notificaron, me emplazaron, me sirvieron, served, me llego un citatorio, citatorio, citation, petition, emplazamiento, emplazar > demanda, notificar, contestar
contestar, responder, contestacion, answer
default judgment, rebeldia, rebelde > rebeldia, sentencia
papeles de la corte, papeles de corte, carta de la corte, documentos de la corte > demanda, notificar
corte, tribunal, juzgado, court
juez, judge
sentencia, fallo, resolucion, judgment, veredicto
homologar, homologacion, exequatur, reconocer, reconocimiento, domesticar, domesticate
ejecutar, ejecucion, hacer valer, vale, valida, valido, sirve > ejecutar, reconocer
apelar, apelacion, recurso, amparo, appeal
embargo, embargar, embarguen, garnishment, secuestro de bienes
esconder, escondan, esconde, ocultar, oculta, vaciar, desaparecer bienes, se acabe el dinero > bienes, esconder, proteger
cambie de nombre sus propiedades, cambiar de nombre, pasar sus propiedades, insolventarse > bienes, esconder
congelar, bloquear > embargo, retencion, bienes
notificar, notificacion, entregar papeles, servir papeles, service of process, hague, la haya > notificar, notificacion
evidencia, evidencias, prueba, pruebas, proof
whats, whatsapps, wasap, chats, chat, mensajes, mensaje, textos > mensaje, chat
grabar, grabacion, grabe, grabaciones, record
testigo, testigos, witness
arreglo, convenio, acuerdo, arreglar, settlement, arreglarnos, llegar a un acuerdo
mediacion, mediador, mediation, conciliacion, conciliar
negociar, negociacion, arreglar por las buenas, por las buenas, sin ir a juicio, sin juicio, sin demandar, evitar juicio, evitar demanda > negociar, prelitigio, mediacion
carta, requerimiento, demand letter, carta de cobro, carta notarial, requerir de pago, cease and desist, ultimatum
amenazar, amenazo, amenaza > amenaza, carta
arbitraje, arbitro, arbitral, arbitration, laudo
prescripcion, prescribe, prescribir, prescribio, statute of limitations, caduca, caducar, caducidad, vencio mi derecho > prescripcion, plazo
cuanto tiempo tengo, que tiempo tengo, hasta cuando puedo, fecha limite, deadline, termino para, plazo > plazo
casa, hogar, house, home, vivienda, residencia
propiedad, inmueble, predio, finca, property, bien raiz
real estate, bienes raices, realtor, inmobiliaria, inmobiliario > inmueble, raices
terreno, lote, solar, parcela, tierra, tierras, land, rancho, hectarea, hectareas, quinta
comprar, compra, comprador, adquirir, adquisicion, comprando
vender, venta, vendedor, vendo, vendi, vendiendo
compraventa > comprar, vender
departamento, depa, condominio, condo, apartamento > inmueble, casa
escritura, escriturar, escrituracion, deed, titulo de propiedad
papeles de la casa, papeles del terreno, papeles de propiedad > escritura, titulo
notario, notary, notary public, notaria
title company, compania de titulo, titulo, title > titulo, compania
closing, cierre, cerrar la compra > cierre
earnest money, enganche, anticipo, apartado, deposito, downpayment, down payment, adelanto > anticipo
anticipo, retainer, iguala > anticipo
promesa, option, opcion
inspeccion, inspector
appraisal, avaluo
ejido, ejidal, ejidales, comunal, parcelario
fideicomiso, trust
zona restringida, restricted zone, playa, costa > restringida, zona
deslinde, lindero, survey, medicion, colindancia, topografo, barda
vecino, invadir, invasion, invadio, se metio, se metieron, metio a mi terreno, construyo en mi terreno, brinco la barda, quito terreno, agarro un pedazo > vecino, invadir, linderos
usucapion, prescripcion positiva, adverse possession, posesion > posesion
rentar, renta, arrendamiento, arrendar, alquiler, alquilar, lease, leasing, rental
inquilino, tenant, arrendatario, rentero
arrendador, landlord, casero, dueño de la casa, dueña de la casa
desalojar, desalojo, desocupar, eviction, evict, sacar al inquilino, correr al inquilino, lanzamiento, no se quiere salir, no se salen, no se quieren salir, eche, echar
bodega, local, nave, warehouse, oficina para rentar
herencia, heredar, heredero, herederos, herede, intestado, sucesion, inheritance, probate, testamentaria
murio, fallecio, fallecido, muerto, difunto, muerte, finado > herencia, sucesion, murio
a mi nombre, poner a nombre, cambiar de dueño, pasar a mi nombre > nombre, escritura, herencia
property tax, predial, impuesto predial, taxes de la casa > predial, impuesto
impuesto, impuestos, taxes, tax, isr, irs, sat, fisco, retencion fiscal
firpta > firpta
seller financing, owner finance, contract for deed, pagar por años, contrato de arras > deed, contract
extranjero, gringo, americano, estadounidense, ciudadano americano, foreigner, foreign, no soy mexicano, no soy ciudadano, ciudadania > extranjero
mexicano, nacional
soy de mexico, vivo en mexico, desde mexico > mexico
empresa, negocio, compania, company, business, corporacion, negocito
sociedad, empresa
abrir, constituir, formar, crear, registrar, montar, poner un negocio, emprender, dar de alta, set up, incorporar, constitucion > abrir, constituir
llc, corporation, inc, corp
sapi, sadecv, srl > sociedad
filial, subsidiaria, sucursal, subsidiary, branch
socio, accionista, partner, copropietario, partners
socio, socios, shareholder
acciones, accion, participacion, shares, stock, parte social > acciones
pelea, pelear, pelee, pleitos, conflicto con mi socio, desacuerdo, bronca, problemas con mi socio, no nos ponemos de acuerdo, desacuerdos, diferencias, no me llevo, se peleo, disputa > desacuerdo, pleito
empate, mitad y mitad, cincuenta cincuenta, 50 50, fifty fifty, deadlock, 50 por ciento, al cincuenta > empate, cincuenta, 50
salirme de la sociedad, separarme de mi socio, sacar a un socio, sacar a mi socio, separar, salir de la sociedad, vender mi parte > socio, salida, compra
junta, asamblea, actas, libro de actas, minutas, consejo > asamblea, acta
fusion, fusionar, consolidar, merger, unir empresas, consolidacion
escision, reestructura, reestructurar, reorganizar, reorganizacion, restructure > reestructura, escision
holding, controladora
cumplimiento, compliance, auditoria, lavado, antilavado, anticorrupcion, programa de cumplimiento
beneficiario controlador, beneficial owner, boi > beneficiario, controlador
franchise tax > franchise
due diligence, diligence, auditoria de compra, revision previa > diligence, previa
traspaso, traspasar > traspaso, compra
contrato, convenio, contract, acuerdo por escrito
clausula, clausulas, letra chica, letras chiquitas > clausula
machote, formato, plantilla, template > machote, contrato
bilingue, dos idiomas, dos lenguas, ingles y español, español e ingles, traducido, traducir, traduccion, translation > idioma, traduccion, bilingue
manda, prevalece, cual vale, vale mas, predomina > prevalece, manda
incumplimiento, incumplir, incumplio, no cumplio, no cumple, no cumplieron, breach, fallo el contrato, no entrego, nunca entrego, quedo mal, me quedo mal > incumplimiento
penalidad, pena, multa, penalizacion, penalty
rescindir, rescision, cancelar, terminar el contrato, terminacion, romper el contrato, echarme para atras, zafarme > terminacion, terminar
confidencialidad, nda, secreto, confidencial, privado, secretos
no competencia, competencia, non compete, noncompete > competencia
proveedor, supplier, vendor, suministrador
cliente, customer
distribuidor, distribucion, distributor, representante de ventas
franquicia, franchise
maquila, maquiladora, manufactura, manufacturing, fabrica, planta, immex
flete, transporte, transportista, carga, mercancia, embarque, shipment, mercaderia, flete perdido > mercancia, transporte
dañada, defectuosa, mercancia mala, echada a perder > defectuosa
importar, importacion, exportar, exportacion, aduana, cruce, incoterms
firma electronica, docusign, firmar por internet, firma digital, firmar en linea > firma, electronica
dolares, dlls, usd, pesos, moneda, tipo de cambio > moneda, dolar
poder, poder notarial, carta poder, power of attorney, apoderado, poa, poderes
apostilla, apostillar, apostille, legalizar documentos, legalizacion
consulado, consul, embajada
acta constitutiva, articles, certificate of formation > acta, constitutiva, certificado
ein, rfc, alta fiscal
cuenta de banco, cuenta bancaria, bank account, banco
registered agent, agente registrado
fraude, estafa, estafaron, estafador, engañaron, engaño, tranza, transa, transaron, robaron, defraudaron, scam, fraud, me vieron la cara > fraude, engaño
negligencia, daños, perjuicios, daño, damages
accionar > demanda
clo, director juridico, abogado de planta, general counsel, asesor legal mensual, abogado por mes, abogado mensual, abogado de cabecera, abogado de la empresa, departamento legal, departamento juridico, in house, abogado interno > clo, director, juridico
iguala, mensualidad, retainer mensual, mensual, suscripcion, al mes, por mes > iguala, mensual
honorario, cuota, tarifa, fee, fees, precio, costo, precios, costos, tarifas, presio, cotizacion, cotizar, presupuesto
cuanto cobran, cuanto cobra, cuanto cuesta, cuanto sale, cuanto me sale, cuanto me cobran, cuanto vale, cuanto es, que precio, que precios, que costo, cuanto cuestan, a como, cuanto costaria, cuanto saldria > costo, honorario
contingencia, contingente, porcentaje, si ganan, solo si gano, contingency, comision, por resultado, cobran al final, si no gano no pago, no win no fee > contingente, porcentaje
a plazos, pagos chiquitos, en pagos, facilidades de pago, abonos, plan de pagos, mensualidades > etapa, honorario, presupuesto
gratis, gratuita, gratuito, free, sin costo, no cobran > costo
gastos, costas, expenses
costas, que me paguen el abogado, que pague mi abogado, que el otro pague, pague mis gastos, pague al abogado > honorario, costas, parte
entrevista, cita, consulta, interview, appointment, reunion, asesoria, primera consulta, primera cita
agendar, reservar, hacer cita, sacar cita, apartar cita, programar, schedule, book, concertar
primera vez, primera cita, primera consulta, primera entrevista, consulta inicial, cita inicial > entrevista, inicial
video, zoom, videollamada, teams, google meet, en linea, online, por telefono, virtual, a distancia, remoto, remota > video
traer, llevar a la cita, documentos, papeles, papeleo, paperwork, requisitos
interprete, traductor, translator
idioma, idiomas, lengua, ingles, español
confidencial, secreto, privado, alguien se entera, se enteran, discrecion
conflicto de interes, conflicto de intereses, conflict check, la otra parte es cliente > conflicto, interes
robot, bot, inteligencia artificial, ia, chatbot, maquina, programa, chatgpt, persona real, humano > asistente, inteligencia, artificial
datos personales, mis datos, privacidad, privacy, aviso de privacidad, arco, derechos arco > privacidad, datos
cookies, rastrean, tracking > cookies
accesibilidad, discapacidad, ciego, lector de pantalla, silla de ruedas, rampa > accesibilidad
estacionamiento, parking, estacionar, donde me estaciono > estacionamiento
trabajo con ustedes, trabajar con ustedes, vacante, vacantes, empleo, practicas, pasante, becario, servicio social, bolsa de trabajo, reclutan, contratando, curriculum, cv, internship, careers, hiring, practicante > carreras, vacante, practicas, solicitudes
opiniones, reseñas, reviews, calificacion, recomendaciones, testimonios, que dicen los clientes, comentarios de clientes, estrellas > reseñas, calificacion, opiniones
premio, premios, reconocimiento, reconocimientos, award, galardon > reconocimiento
experiencia, años de experiencia, trayectoria, antiguedad > experiencia, años
casos ganados, cuantos casos, casos de exito, historias de exito, exitos, exito, resultados > casos, exito, resultado
facebook, instagram, linkedin, youtube, tiktok, redes, redes sociales, social media > redes, sociales
licencia, cedula, colegiado, state bar, barra, licensed, autorizado, autorizados, ejercer > licencia
mujer, abogada mujer > abogada
fundadora, fundador, dueña del despacho, jefa, directora, socia directora, quien dirige > directora, fundo
permiso, permisos, licencia de construccion, permit
hoa, asociacion de colonos, condominos, condominio, mesa directiva > condominio, pactos
inundacion, inundo, inundar, flood, huracan
mud > mud
uso de suelo, zoning, zonificacion
abandono, abandonaron, dejo tirada, dejo la obra, dejo botada, se fue, desaparecio, tirada, no termino, no acabo, nunca termino, inconclusa, a medias > abandono, obra
imss, repse > imss, repse
pase la factura, cuenta por cobrar, cuentas por cobrar > factura, cobro
despacho contable, contador > contador
`;
