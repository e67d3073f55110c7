/**
 * What visitors call things, in Spanish and Spanglish. A line with commas holds words that stand for each other; in a
 * line with an arrow the words on the left are also looked for as those on the right, not the other way round.
 * Several words on the left are taken as one expression. Accents do not matter.
 *
 * An `&` on the right joins ideas that must come together: “buy his business” is buying, and a business.
 *
 * A line that begins with ~ holds words of daily life: they help to find, but a question that has nothing else is not
 * taken for one about the firm's work.
 */
export const spanishSynonyms = `
construir, construccion, constructor, constructora, edificar, edificacion, fincar
albañil, maestro de obra, contractor, contratero > contratista
contratista, contratistas
subcontractor, sub contratista > subcontratista
remodelacion, remodelar, remodele, remodeling, ampliacion > obra, construccion
~ renovacion, techo, roof, goteras, gotera, humedades, humedad, filtra, filtracion, fuga > defecto, filtracion
grietas, cuarteaduras, cuarteo, cuarteado, cimientos, foundation, mal hecho, mal hecha, mal construida, chueca, fallas > defecto
defecto, vicio, falla, desperfecto, vicios ocultos
~ dura menos, se descompuso, quedo mal > defecto
lien, liens, mechanics lien, mechanic lien, derecho de retencion > gravamen
gravamen, gravar, gravo, gravaron
obra, obra negra, edificacion
~ proyecto, jale, chamba > obra
estimacion, estimaciones, avance de obra
bond, bonds, surety, fianza de pago > fianza
fianza, fianzas
retainage, retencion, retener, retenido, holdback > retencion, reservar, garantia
change order, orden de cambio, trabajo extra, trabajos extra, trabajos extras, trabajos adicionales, obra adicional, extras > cambio
no me pagan, no me pagaron, no me han pagado, no me quieren pagar, no me quiere pagar, no me ha pagado, no me pago, no me paga, me deben, me debe, quedo a deber, quedaron a deber, nos deben, nos debe, no nos paga, no nos pagan, no nos han pagado, no nos ha pagado, no quiere pagar, no quieren pagar, dejo de pagar, dejaron de pagar, no han pagado, no paga, no pagan, sin pagar, impago, moroso, morosos, dejo sin pagar, no me cubren, me quedaron mal con el pago, no me liquida, no me liquidan, no nos liquidan > adeudo, deuda, cobro, pagar
no me los regresan, no me lo regresan, no me regresa, no me regresan, no me lo devuelve, no me devuelven, no me devuelve, no me la devuelven, no me los devuelve > adeudo, deuda, cobro
cobrar, cobro, cobranza, recuperar, recobrar
deuda, adeudo, deudor, deudas
le debe, le deben, les debe, les deben > adeudo, deuda, cobro
empresa debe, empresa le debe, compania debe, compania le debe, cliente debe, negocio le debe, deuda a una compania, deuda a una empresa, deuda de una empresa, cobrarle a una empresa, cobrarle a una compania > factura, comercial & adeudo, deuda, cobro
acreedor > cobro
~ deber, debe, pagar, pago, pagos, liquidar
factura, facturas, invoice, invoices, cfdi > factura
~ lana, feria, varo, billete, cash, efectivo, dinero
prestamo, prestamos, preste, prestado, prestar, loan > prestamo, credito
credito, prestamo
mortgage, hipoteca, ipoteca > hipoteca, credito
cheque sin fondos, cheque, pagare, letra de cambio, titulo de credito, promissory note > pagare
demanda, demandar, pleito, juicio, litigio, sue, lawsuit, suit, litigar
suear, sueo, meter demanda, poner una demanda, llevar a juicio, llevar a corte > demanda
me demandaron, me pusieron una demanda, me metieron una demanda, me estan demandando, me llego una demanda, recibi una demanda, me entregaron una demanda, me dieron una demanda, me llevaron una demanda, sentencia en mi contra, me notificaron, me emplazaron, me sirvieron, served, me llego un citatorio, citatorio, citation, petition, emplazamiento, emplazar, me dejaron papeles, me dejaron unos papeles, papeles de la corte, papeles de corte, carta de la corte, documentos de la corte > demanda, notificar, contestar, demandaron
contestar la demanda, responder la demanda, contestacion, si no contesto, no contesto, no contestar > contestar, demanda
~ contestar, responder, respuesta, answer
default judgment, rebeldia, rebelde, no voy a la corte, no ir a la corte > rebeldia, sentencia, contestar
corte, tribunal, juzgado, court
juez, judge, jurado
sentencia mexicana, sentencia de mexico, sentencia de monterrey > sentencia, mexicana & reconocer
sentencia, fallo, judgment, veredicto
homologar, homologacion, exequatur, reconocer una sentencia, reconocimiento de sentencia, domesticar, domesticate > reconocer, homologacion
ejecutar, ejecucion, hacer valer, es valida en, valida en, tiene validez > ejecutar, reconocer
apelar, apelacion, amparo, appeal
embargo, embargar, embarguen, garnishment
esconder bienes, esconda sus bienes, escondan, esconde, esconda, ocultar, oculta, vaciar sus cuentas, cambie de nombre sus propiedades, pasar sus propiedades, insolventarse, vendiendo todo, vendiendo sus cosas > esconder, proteger & bienes
bienes, patrimonio
a nombre de su esposa, a nombre de su esposo, a nombre de su hermano, a nombre de su mama, a nombre de su cuñado, a nombre de su primo, a nombre de sus hijos, puso todo a nombre, esta poniendo todo a nombre, pone todo a nombre, pasando sus casas, pasando sus cosas > esconder & bienes
~ congelar, bloquear > embargo, bienes
notificar, notificacion, entregar una demanda, servir papeles, service of process, hague, la haya > notificar, notificacion
evidencia, evidencias, prueba, pruebas, proof
~ whats, wats, whatsapps, whatsapp, wasap, chats, chat, mensajes, mensaje, textos > mensaje, chat
~ grabar, grabacion, grabe, grabaciones
testigo, testigos, witness, perito, peritos, dictamen
convenio, acuerdo, settlement, finiquito, llegar a un acuerdo
~ arreglo, arreglar, arreglarme, arreglarnos > convenio, acuerdo
mediacion, mediador, mediation, conciliacion, conciliar
negociar, negociacion, por las buenas, sin ir a juicio, sin juicio, sin demandar, evitar juicio, evitar demanda, sin ir a la corte > negociar, prelitigio, mediacion
carta de cobro, demand letter, carta notarial, requerir de pago, cease and desist, requerimiento, requerimiento de pago, carta de abogado, carta de un abogado, carta de un lawyer > carta, requerimiento
~ carta, cartas
amenazar, amenazo, amenaza > amenaza, carta
arbitraje, arbitro, arbitral, arbitration, laudo
prescripcion, prescribe, prescribir, prescribio, statute of limitations, caducar, caducidad, vencio mi derecho, ya paso el tiempo > prescripcion, plazo, demandar
cuanto tiempo tengo, que tiempo tengo, hasta cuando puedo, fecha limite, deadline, termino para > plazo, demandar, prescripcion
plazo, plazos, vencimiento, vence
~ casa, hogar, house, home, vivienda, residencia, cocina, baño
propiedad, inmueble, predio, finca, property, bien raiz
real estate, bienes raices, realtor, inmobiliaria, inmobiliario > inmueble, raices
terreno, lote, parcela, tierras, hectarea, hectareas, quinta, rancho, solar
~ tierra, land
~ comprar, compra, comprador, adquirir, adquisicion, comprando
~ vender, venta, vendedor, vendo, vendi, vendiendo
compraventa, compra venta > comprar, vender
comprar casa, comprar una casa, compra de casa, compra de una casa, comprar terreno, comprar un terreno, vender mi casa, vendo mi casa, vender una casa, vender casa > comprar, vender & inmueble, casa
departamento, depa, condominio, condo, apartamento > inmueble, casa
escritura, escriturar, escrituracion, escrituras, deed, titulo de propiedad
papeles de la casa, papeles del terreno, papeles de propiedad, papeles de mi casa > escritura, titulo
notario, notary, notary public, notaria
title company, compania de titulo, compania de titulos, title > titulo, compania
closing > cierre
cerrar la compra, cerrar la venta, cierre de compra > cierre, compra, inmueble
~ titulo, cierre
earnest money, enganche, anticipo, down payment, downpayment > anticipo
~ deposito, apartado, adelanto > anticipo
dar de entrada, pagar de entrada, por adelantado, adelantado, pago inicial, para que empiecen > anticipo
promesa de compraventa, contrato de promesa > promesa & compraventa
~ promesa, opcion, inspeccion, inspector
appraisal, avaluo, avaluos
ejido, ejidal, ejidales, comunal, parcelario
fideicomiso, trust
zona restringida, restricted zone > restringida, zona
~ playa, costa, frontera
deslinde, lindero, linderos, survey, colindancia, topografo, colindante
mal medido, mal medida, medidas equivocadas, medidas mal, no coinciden las medidas, metros de menos, medidas del terreno > medidas, linderos, equivocadas
vecino, invadir, invasion, invadio, metio a mi terreno, construyo en mi terreno, brinco la barda, quito terreno, agarro un pedazo, barda > vecino, invadir, linderos
usucapion, prescripcion positiva, adverse possession, posesion > posesion
arrendamiento, arrendar, lease, contrato de renta, leasing
~ renta, rentar, alquiler, alquilar, rental > renta, arrendamiento
inquilino, tenant, arrendatario, rentero
arrendador, landlord, casero
~ dueño, dueña, propietario
desalojar, desalojo, desocupar, eviction, evict, sacar al inquilino, correr al inquilino, lanzamiento, no se quiere salir, no se quieren salir
me quiere sacar, me quieren sacar, me quieren correr de la casa > desalojo, renta
~ bodega, local, nave, warehouse, oficina
herencia, heredar, heredero, herederos, herede, heredamos, heredo, intestado, sucesion, inheritance, probate, testamentaria, albacea
~ murio, fallecio, fallecido, muerto, difunto, muerte, finado > herencia, sucesion, murio
a mi nombre, poner a nombre, cambiar de dueño, pasar a mi nombre, sigue a su nombre > nombre, escritura, herencia
property tax, predial, impuesto predial > predial, impuesto
~ impuesto, impuestos, taxes, tax, isr, irs, sat, fisco
firpta, retencion fiscal, retienen, me retienen, me quitan al vender > firpta, retener
contract for deed, owner finance, seller financing, pagar por años, contrato de arras > deed, contract
~ extranjero, gringo, americano, americana, estadounidense, foreigner, foreign, texana, texano
ciudadano americano, no soy mexicano, no soy ciudadano, ciudadania > extranjero
~ mexicano, nacional
~ soy de mexico, vivo en mexico, desde mexico > mexico
empresa, compania, company, corporacion, sociedad
~ negocio, business, negocito > empresa, negocio
~ abrir, formar, crear, registrar, montar, emprender, incorporar
constituir, constitucion, abrir una empresa, abrir empresa, poner un negocio, poner una empresa, abrir un negocio, dar de alta una empresa, abrir una compania, constituir una sociedad > constituir, abrir & empresa
llc, corporation, inc, corp
sapi, sadecv, srl > sociedad
filial, subsidiaria, sucursal, subsidiary, branch
fallecio mi socio, murio mi socio, se murio mi socio, mi socio fallecio, mi socio murio, mi socio se murio, muere un socio > socio & acciones, murio
accionista, partner, shareholder, partners > socio
socio, socios
acciones, participacion, shares, parte social > acciones
~ pelea, pelear, pelee, bronca, disputa, no me llevo, peleo, diferencias > desacuerdo, pleito
problemas con mi socio, conflicto con mi socio, desacuerdo, desacuerdos, no nos ponemos de acuerdo, rendir cuentas, no rinde cuentas > desacuerdo & socio
empate, mitad y mitad, cincuenta cincuenta, 50 50, fifty fifty, deadlock, 50 por ciento, al cincuenta > empate, cincuenta, 50
salirme de la sociedad, separarme de mi socio, sacar a un socio, sacar a mi socio, salir de la sociedad, vender mi parte > socio, salida, compra
asamblea, actas, acta, libro de actas, libros corporativos
~ junta, consejo, minutas
fusion, fusionar, consolidar, merger, unir empresas, consolidacion
escision, reestructura, reestructurar, reorganizar, reorganizacion, restructure > reestructura, escision
holding, controladora
cumplimiento, compliance, antilavado, anticorrupcion
~ auditoria, lavado
beneficiario controlador, beneficial owner > beneficiario, controlador
franchise tax > franchise
due diligence, diligence, revision previa > diligence, previa
invertir, invertir en, meter dinero en, inversion > inversionista & acuerdo, socio
comprar una empresa, comprar un negocio, comprarle el negocio, compra de un negocio, compra de una empresa, me venden un negocio, traspaso, traspasar > comprar & empresa, negocio
contrato, contract, contratos, acuerdo por escrito
sin contrato, no hay contrato, no tenemos contrato, no tengo contrato, no firmamos nada, no firme nada, de palabra, contrato verbal > contrato & firmado, escrito
clausula, clausulas, letra chica, letras chiquitas > clausula
machote, plantilla, template > machote, contrato
~ formato
idioma, idiomas, lengua, ingles, español, traducido, traducir, traduccion, traductor, translation, bilingue, interprete > idioma, traduccion, bilingue
contrato bilingue, contrato en dos idiomas, contrato en ingles, contrato en español > contrato & idioma, bilingue
dos idiomas, ingles y español, español e ingles, los dos idiomas, ambos idiomas > idioma, bilingue
prevalece, cual vale, vale mas, predomina, cual manda > prevalece, manda
incumplimiento, incumplir, incumplio, no cumplio, no cumple, no cumplieron, breach, no entrego, nunca entrego > incumplimiento
penalidad, pena convencional, penalizacion, penalty > pena
rescindir, rescision, terminar el contrato, cancelar el contrato, romper el contrato, echarme para atras, salir de un contrato, salirme del contrato > terminacion, terminar & contrato
~ cancelar, terminacion
confidencialidad, nda, confidencial, secreto profesional, secreto industrial, secretos
~ secreto, privado, discrecion, alguien se entera, se enteran, queda entre nosotros > confidencial, secreto
no competencia, non compete, noncompete, competencia desleal > competencia
~ competencia
proveedor, supplier, vendor, suministrador, suministro
~ cliente, customer
distribuidor, distribucion, distributor, representante de ventas, comisionista, agente de ventas
franquicia, franchise
maquila, maquiladora, manufactura, manufacturing, immex
~ fabrica, planta
flete, transportista, mercancia, embarque, embarques, shipment, mercaderia, pedimento > mercancia, transporte, embarque
~ transporte, carga
~ dañada, defectuosa, echada a perder > defectuosa
~ importar, importacion, exportar, exportacion, aduana, cruce, puente
incoterms
firma electronica, docusign, firmar por internet, firma digital, firmar en linea > firma & electronica
~ dolares, dlls, usd, pesos, moneda, tipo de cambio > moneda, dolar
poder notarial, carta poder, power of attorney, apoderado, poa, un poder, dar un poder, poderes > poder
apostilla, apostillar, apostille, legalizar documentos, legalizacion
consulado, consul, embajada
acta constitutiva, certificate of formation > acta, constitutiva, certificado
ein, rfc
cuenta de banco, cuenta bancaria, bank account > banco
registered agent, agente registrado
fraude, estafa, estafaron, estafador, tranza, transa, transaron, defraudaron, scam, fraud > fraude, engaño
~ engaño, engañaron, robaron, robando, robo, me vieron la cara > fraude, engaño
negligencia, perjuicios, damages
~ daño, daños
clo, director juridico, abogado de planta, general counsel, asesor legal mensual, abogado por mes, abogado mensual, abogado de cabecera, abogado de la empresa, departamento legal, departamento juridico, in house, abogado interno > clo, director, juridico
iguala, retainer mensual > iguala, mensual
~ mensualidad, mensual, suscripcion, al mes, por mes, empleados > mensual, empresa
honorario, honorarios, tarifa, tarifas, fee, fees, sus precios
cuanto cobran, cuanto cobra, cuanto me cobran, cuanto me cobrarian, me cobran, cobran por, como cobran, cobran ustedes, como le hacen para cobrar > costo, honorario
por hora, por horas > hora, honorario
~ precio, costo, precios, costos, presio, cuota, cotizacion, cotizar, cuesta
~ cuanto cuesta, cuanto sale, cuanto me sale, en cuanto sale, cuanto vale, cuanto es, cuanto cuestan, a como, cuanto costaria, cuanto saldria > costo, honorario
contingencia, contingente, cuota litis, solo si ganan, si ganan, contingency, si no gano no pago, no win no fee, a porcentaje > contingente, porcentaje
~ porcentaje
por comision, a comision > contingente, porcentaje
facilidades de pago, plan de pagos, pagos chiquitos, en abonos > etapa, honorario, presupuesto
~ gratis, gratuita, gratuito, free, sin costo > costo
~ gastos, expenses
costas, que me paguen el abogado, que pague mi abogado, pague al abogado, lo del abogado, regresan lo que pague > honorario, costas, parte
entrevista, primera cita, primera consulta, primera entrevista, consulta inicial, cita inicial, primera reunion > entrevista, inicial
cita, consulta, interview, appointment, reunion, asesoria > entrevista, cita
~ agendar, reservar, programar, schedule, book
video, zoom, videollamada, teams, google meet, en linea, online, por telefono, virtual, a distancia, remoto, remota, sin viajar, sin ir > video
~ traer, documentos, papeles, papeleo, paperwork, requisitos
conflicto de interes, conflicto de intereses, conflict check > conflicto & interes
representan a la otra parte, trabajan para la otra parte, ya trabajan para, ya son abogados de, ya representan a, abogados de la otra persona > conflicto & interes
~ robot, bot, inteligencia artificial, ia, chatbot, maquina, programa, chatgpt, persona real, humano > asistente, inteligencia, artificial
datos personales, mis datos, privacidad, privacy, aviso de privacidad, arco, derechos arco > privacidad, datos
~ borrar, borren, eliminar, suprimir > borrar
borrar mis datos, eliminar mis datos, quitar mis datos, borrar lo que les mande, borrar lo que mande, borrar mi informacion > borrar & datos, privacidad
~ guardan, guarda, almacenan > guardar
~ cookies, rastrean, tracking > cookies
accesibilidad, discapacidad, lector de pantalla, silla de ruedas > accesibilidad
~ estacionamiento, parking
trabajar con ustedes, trabajo con ustedes, vacante, vacantes, pasante, pasantes, becario, servicio social, bolsa de trabajo, curriculum, cv, internship, careers, practicante, practicas profesionales > carreras, vacante, practicas, solicitudes
~ empleo, contratando, hiring
reseñas, testimonios, que dicen los clientes, comentarios de clientes > reseñas, calificacion, opiniones
~ opinan, opiniones, reviews, calificacion, recomendaciones, estrellas
~ premio, premios, reconocimiento, reconocimientos, award, galardon > reconocimiento
~ experiencia, trayectoria, antiguedad > experiencia, años
casos ganados, casos han ganado, casos han llevado, cuantos casos, casos de exito, historias de exito > casos, exito, resultado
facebook, instagram, linkedin, redes sociales, social media > redes, sociales
~ youtube, tiktok, redes
~ como se que no son un fraude, no son un fraude, son de verdad, son reales, son confiables, abogados de verdad > licencia, cedula
licencia, licencias, cedula, colegiado, state bar, licensed, ejercer
~ autorizado, autorizados
~ fundadora, fundador, jefa, directora, quien dirige > directora, fundo
socia directora > directora, fundo
licencia de construccion, permit > permiso, licencia
~ permiso, permisos
hoa, asociacion de colonos, asamblea de condominos, mesa directiva > condominio, condominos
foreclosure, remate, rematar, me rematan > gravamen, hipoteca, inmueble
~ inundacion, inundo, inundar, flood, huracan
uso de suelo, zoning, zonificacion
~ abandono, abandonaron, tirada, botada, inconclusa, a medias, desaparecio > abandono, obra
dejo tirada, dejo la obra, dejo botada, obra tirada, no termino la obra, no acabo la obra, nunca termino, no termino la casa, me dejo la obra > abandono & obra
imss, repse > imss, repse
cuenta por cobrar, cuentas por cobrar > factura, cobro
quien responde, quien responde por, a quien le reclamo, quien debe arreglarlo > reclamar, garantia, defecto
~ se regreso, se fue a vivir, se mudo > otro, pais
~ perdio, perdieron, perdida, extraviaron, extravio > perdida, mercancia
~ formulario, forma de contacto, solicitud
mande el formulario, mande mi solicitud, llene el formulario, nadie me habla, no me han hablado, no me responden, nadie me contesta > enviar & formulario, respuesta
gobierno, obra publica, municipio, dependencia > publica & obra
a que municipios, que municipios, cuales municipios, a que ciudades, que ciudades, cuales ciudades > ciudades, areas
~ lo que escribo, lo que les escribo, este chat, el chat, esta conversacion, esta platica > asistente & conversacion, guardar
que tipo de casos, que tipo de asuntos, que asuntos, que areas, que servicios > areas, asuntos, servicios
alberca, piscina, losa, zapata, columna, plafon, impermeabilizante, impermeabilizacion, azotea, fachada, drenaje, tuberia, instalacion electrica, tablaroca, acabados > obra, defecto
~ hundiendo, hundio, hunde, se cae, se cayo, se esta cayendo, desplomo, ladeo, chorrea, gotea, tronada, agrietada, agrieto, desprende, descarapela, inclinada > defecto
varilla, cemento, block, concreto, acero, material de construccion, materiales de construccion, grava, triplay > material, proveedor, obra
waiver, renuncia de gravamen, renuncia al gravamen, lien waiver > renuncia
~ no me llego nada, no me dieron mi parte, no me toco nada > pagar, adeudo
correr al contratista, despedir al contratista, cambiar de contratista, sacar al contratista > terminacion & contratista
arquitecto, ingeniero, maestro albañil, residente de obra > construccion, obra
~ ampliacion de casa, segundo piso, bardear, barda perimetral, cochera > obra
cuate, compadre que me debe, conocido que me debe, amigo que me debe, le preste, preste dinero, le preste dinero > prestamo, deuda
~ mil pesos, mil dolares, miles de pesos, miles de dolares
un sobre del juzgado, sobre de la corte, carta del juzgado, papeles del juzgado, notificacion del juzgado, sobre del juzgado > demanda, notificar, contestar, demandaron
se me paso contestar, se me paso el plazo, ya vencio el plazo, ya paso el plazo, se me vencio, no conteste a tiempo, no conteste la demanda > plazo, paso & contestar
10 am del lunes, lunes a las 10, diez de la mañana del lunes > contestar & plazo, demanda
no tiene nada a su nombre, no tiene bienes, no tiene nada, sin bienes, es insolvente > bienes & cobrar, sentencia
si pierdo, si pierdo el juicio, pierdo el caso > costas, parte & honorario
antes de la sentencia, antes de que haya sentencia > previa, sentencia, urgente
borre mensajes, borre unos mensajes, borre correos, borre fotos, elimine mensajes > borrar & prueba, conservar
que si recibio, recibio mi carta, prueba de entrega, acuse de recibo > entrega, llego & carta
me siguen reclamando, todavia me reclaman, me vuelven a cobrar > finiquito, reclamo
hipoteca vieja, tiene hipoteca, tiene adeudos, tiene deudas, esta embargada, esta embargado > gravamen & inmueble, terreno
otro dueño, aparece otro dueño, otro propietario, dos dueños > dueño & titulo, escritura
nombre de mis hijos, a nombre de mi hijo, a nombre de mi hija, a nombre de mis padres, a nombre de otra persona > nombre & comprar, inmueble
deposito de la renta, fianza de la renta, fianza del departamento, fianza de la casa, deposito del departamento, regresa el deposito, devuelve el deposito, regresarme el deposito > deposito & renta
papel simple, papel de compraventa, contrato privado, carta de compraventa, nunca escrituramos, nunca se escrituro, sin escriturar > privado, compraventa & escritura
casa de playa, frente al mar, condo en la playa > playa, comprar & inmueble
vender por internet, vender en linea, vender en texas, tienda en linea > vender & texas, empresa
inversionista, inversionistas, capitalista, socio nuevo, meter a un socio > socio, inversionista & acuerdo, empresa
libros al corriente, libros atrasados, contabilidad atrasada, sin libros, libros de la empresa > libros & actas, empresa
vendio su parte, vendio sus acciones, vender sus acciones > acciones, venta & socio
cerrar mi empresa, cerrar la empresa, cerrar mi negocio, disolver la sociedad, disolver, disolucion, liquidar la sociedad, quiebra de mi empresa > disolucion, empresa, sociedad
exclusividad, exclusivo, territorio > exclusividad, distribucion
asegurar el prestamo, asegurar el credito, garantizar el prestamo, garantia prendaria, prenda > garantia & credito, equipo
maquinaria, equipo, inventario
se niega a entregar, no quiere entregar, no nos entrega > incumplimiento & proveedor, contrato
~ traduccion dice otra cosa, traduccion distinta, no dice lo mismo > version, prevalece
articulo, nota, guia
~ estudio, universidad, carrera, egresada, egresado > educacion, estudio
~ distancia, que tan lejos, cuantos kilometros, lejos, cerca de > distancia, oficina
~ cuantos años, años llevan, llevan trabajando, tiempo llevan, desde cuando > años, fundo, experiencia
~ copiar un articulo, publicar su articulo, publicar un articulo, compartir su articulo, usar su articulo, reproducir, republicar, citar > reproducir, copiar
por escrito, precio por escrito, me lo dan por escrito > escrito, propuesta
por partes, en partes, por etapas, conforme avance, ir pagando > etapa, honorario
que me van a preguntar, que preguntan, que me preguntan > entrevista
en mi lugar, mandar a mi hija, otra persona en mi lugar, ir con alguien, acompañado > acompañar, visita, entrevista
~ mandarles mi contrato, mandar documentos, subir documentos, enviar documentos, adjuntar > enviar, documentos & confidencial
son mis abogados, son mi abogado, ya los contrate, ya soy su cliente, soy cliente > relacion, cliente, abogado
quien me contesta, quien contesta aqui, quien responde aqui, me contesta un licenciado > asistente, abogado
se dan de alta, darlo de alta, dar de alta > abrir, registro
~ juntas, reuniones > junta
firmar por nosotros, firma por la empresa > firmar, empresa
descuento, descuentos, no tengo dinero, no tengo mucho dinero, no me alcanza, bajos recursos, pro bono, batallo para pagar > honorario, presupuesto
dejo una casa, dejo un terreno, nos dejo una casa, dejo propiedades, sin testamento > herencia, heredero
correos, correo, emails > correo, mensaje
empresa familiar, empresas familiares, negocio familiar, negocios familiares, negocio de familia, empresa de familia > familiar & empresa
platicar con un abogado, hablar con un abogado, platicar con un licenciado, hablar con un licenciado, ver a un abogado, ver a un licenciado, consultar a un abogado, sentarme con > entrevista, consulta
~ cuando vaya, cuando nos veamos, cuando los vea, tener a la mano > llevar, entrevista
cambiar de abogado, cambiarme de abogado, cambiar abogado, otro abogado, mi abogado no, mi licenciado no, despedir a mi abogado, correr a mi abogado, cambiarme con ustedes, agarren mi caso, tomen mi caso > cambiar & abogado
pagar hasta, pago hasta que, pagarles hasta, les pago hasta, les pago cuando, pago cuando, cobran hasta, nomas si ganan, solo si ganamos, hasta que ganemos, hasta que gane > contingente, porcentaje
ingles no es bueno, español no es bueno, ayudan en español, ayudan en ingles, atienden en español, atienden en ingles, no hablo ingles, no hablo español, habla ingles, hablan ingles, habla español, hablan español, solo habla, nomas habla, speak spanish, speak english, no habla español, no habla ingles, no entiende ingles, no entiende español > interprete, habla
frances, french, aleman, portugues > idioma, interprete
representante legal, apoderado legal > representa, representante
acreedores > deudas, responder
~ quitar mi casa, quitarme la casa, perder mi casa > deudas, responder
~ va atrasada, va atrasado, esta atrasada, meses atrasada, lleva atraso, no han terminado, no terminan, no avanzan, va muy lento > retraso
~ atraso, atrasos, demora, demoras > retraso
cheque rebotado, cheque sin fondo, reboto el cheque, me reboto, cheque de hule > pagare, adeudo, cobro
~ me trae a vueltas, me traen a vueltas, me da largas, nomas me dice, me anda sacando la vuelta, se esconde, ya no contesta, no contesta el telefono, no me contesta las llamadas, me bloqueo, la otra semana, puras vueltas, puras largas > adeudo, cobro
~ colamos, colar, colado, instalamos, instale, pintamos, pinte, soldamos, soldadura, excavamos, levantamos, armamos, hicimos el trabajo, hice el trabajo, terminamos el trabajo, termine el trabajo > obra, contratista
~ pintor, soldador, yesero, azulejero, jardinero, instalador, colocador > contratista
~ mancho, mancharon, echo a perder, echaron a perder, desbarato, desgracio > defecto
no reconocen la factura, no reconoce la factura, no reconocen la deuda, rechazan la factura, niegan la deuda > adeudo, factura
~ tarimas, tarima, contenedor, contenedores, cajas > mercancia
~ copias de nuestro producto, copia de mi producto, pirata, piratas, imitaciones > competencia, desleal
~ hablando mal, habla mal de, difamacion, difama, difamando, chismes, reseñas falsas > competencia, desleal
viviendo en mi terreno, viviendo en nuestro rancho, viviendo en nuestro terreno, viviendo en mi casa, se metieron a mi terreno, dice que es suyo, dice que es de el, dice que ya es de el, paracaidistas > posesion
somos herederos, varios herederos, casa de mi abuelita, casa de mi abuela, casa de mi abuelo, casa de mis papas, casa de mi papa, casa de mi mama, terreno de mi papa, terreno de mi abuelo > herencia, heredero & inmueble
~ me robo, se robo mi dinero, se llevo mis ahorros, roomie, compañero de cuarto > fraude, daños, prestamo
le dejaron los papeles, dejaron los papeles, dejaron la demanda, se los dieron a, se los dejaron, dejaron con mi, pegaron en la puerta, pegados en la puerta > notificar, papeles, demanda
~ sin lana, ando sin dinero, ando corto, estoy corto, no traigo dinero, no tengo con que > honorario, presupuesto
pagar al final, pago al final, pagar despues, pagar luego, pagar cuando acabe > contingente, etapa
sentencia gringa, sentencia americana, sentencia de estados unidos, fallo de estados unidos, juicio de texas > sentencia, texas & reconocer
seguro de titulo > titulo, compania
se paga lo que quiere, agarra lo que quiere, usa el dinero de la empresa, gasta el dinero de la empresa, gastos personales > libros, socio & desacuerdo
me quieren sacar, me quieren hacer a un lado, me hacen a un lado, no me toman en cuenta > minoria, socio
utilidades, dividendos, ganancias > utilidades
subarrendar, traspasar el local, pasar el contrato de renta > arrendamiento
romper el contrato de renta, salirme de la renta, terminar la renta antes, dejar el local antes > arrendamiento, terminacion
me subieron la renta, subir la renta, aumento de renta > arrendamiento
servidumbre, derecho de paso, sin acceso, camino de paso > acceso, terreno
~ sin estar ahi, sin estar alla, no puedo viajar, no puedo estar, desde lejos > viajar, distancia
error en la escritura, esta mal mi nombre, mal escrito el nombre, nombre mal > escritura, errores
agente aduanal, aranceles, arancel > mercancia, cruce
~ entrego tarde, llego tarde el pedido, entrega tardia, no entregaron a tiempo > incumplimiento, proveedor
cancelaron el pedido, nos cancelaron, cancelo el contrato, cancelaron el contrato > terminacion, contrato
aval, fiador, firme de aval, obligado solidario > garantia
cambio por mensaje, cambio autorizado, autorizo el cambio, cambio lo autorizo, autorizo de palabra > cambio, orden
abogado de aqui > abogado
~ piezas malas, salio malo, salio mala, salieron malas, producto malo, mercancia mala, mandaron mal, vino mal, no quieren recibir, no acepta devolucion > defectuosa, mercancia
se llevo a los clientes, se llevo los clientes, cartera de clientes, lista de clientes, base de clientes, mis clientes > clientes, empleado, competencia
~ ex vendedor, ex empleado, ex gerente, vendedor, empleado, gerente > empleado
pagar en partes, en pagos, pagos parciales, dar chance de pagar, poco a poco > etapa, honorario
~ se llevo el dinero, se llevo el anticipo, se llevo la mitad, agarro el dinero, agarro el anticipo, se pelo con el dinero, ya no volvio, ya no regreso, ya no aparecio, ya no vino, no se ha parado, dejo de venir > abandono, contratista
~ el del techo, el de la cocina, el del piso, el que me hizo, roofer, plomero, electricista, pintor, carpintero, maistro, herrero > contratista
no quieren venir, no quiere arreglar, no quiere venir a arreglar, no vienen a arreglar > defecto, garantia
otro estado, otra ciudad > mapa, lista
compramos juntos, lo compramos juntos, la compramos juntos, entre los dos, copropiedad, copropietario, a nombre de los dos, somos dueños los dos > copropiedad, dueño
el quiere vender y yo no, uno quiere vender, no quiere vender su parte, dividir la propiedad > copropiedad
borren todo, borrar todo, quiten todo, eliminen todo > borrar & datos, privacidad
arresto, detencion > detencion
~ ratero, embaucar, timo, chamaco, chamaqueo, chamaquearon, falsifico, falsificaron, mordida, moche, desfalco, malversacion, piramide, ponzi, mentira, mintieron > fraude, engaño
~ fiado, fie, cobrador > adeudo, cobro
~ descompuesto, oxidado, golpeada, averiado, inservible, chafa > defectuosa, mercancia
~ rival, plagio, calumnia, desprestigio, rumores > competencia, desleal
~ reimprimir > reproducir, copiar
~ porche, pergola, garaje, atico, sotano, banqueta, asfalto, fosa, septica, plomeria, pintura, tejas, canaletas, zanja, demolicion, tumbaron, mosaico, azulejo, vitropiso, loseta > obra
~ goteando, escurre, encharca, moho, salitre, flojo, inestable, desnivel > defecto
~ paralizada, pospuso, posponer, estancada > retraso
~ huyo, huyeron, esfumo > abandono, contratista
~ subarriendo, amueblado > arrendamiento, renta
~ duplex, depto, granja, hacienda, mansion, penthouse, townhouse > inmueble, casa
~ realtors, valuador, tasacion > comprar, inmueble
fovissste > hipoteca
~ hijastro, viuda, legado, legatario, nietos, sepelio > herencia, heredero
~ changarro, tiendita, abarrotes, emprendedor > empresa
~ lanzar > abrir, empresa
reubicar, nearshoring > filial
cofundador, inversor > socio
~ balances > libros, socio
quorum > asamblea
~ quebro > disolucion, sociedad
contratito > contrato
~ addendum, enmienda > revisar, contrato
elaborar > redactar, contrato
retractar, desistir > terminacion, contrato
quebranto > incumplimiento
penalizan > pena
surtidor > proveedor
revendedor, minorista > distribuidor
~ fletera, trailero, chofer, paqueteria, pallets, pallet, bultos > mercancia, transporte
~ aduanero > aduana, mercancia
prestale, empeño > prestamo, pagare
demandaria, contrademanda, querella > demanda
citacion, actuario > notificar, contestar, demanda
~ magistrado > juez, corte
~ tickets, audios, capturas, pantallazos, messenger, telegram > prueba, evidencia
~ testificar, testifique, atestiguar > testigo
prestanombre, escondio, transfirio > esconder, bienes
transigir > convenio, acuerdo
intermediario > mediacion
~ ultimatum > carta
~ carisimo, pagaria, tarifario > costo, honorario
~ reagendar, reprogramar > entrevista, cita
~ skype, webex, facetime > video
~ spam, rastreo > privacidad, datos
tajada > contingente, porcentaje
notarizar, notariar > apostilla
normatividad > cumplimiento
~ descuidado, imprudencia > daños, negligencia
reclutamiento, pasantia > solicitudes, vacante
confiables, reputacion > reseñas, opiniones
`;
