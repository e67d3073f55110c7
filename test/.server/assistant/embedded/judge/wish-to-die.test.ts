import { expect, it } from "vitest";
import { wishesToDie } from "../../../../../app/.server/assistant/embedded/judge/wish-to-die.ts";

it.each([
	"perdí la casa y el negocio, ya firmé todo. la verdad ya no le veo caso a seguir viviendo, nomás quiero dejar los papeles en orden",
	"mi familia estaría mejor sin mí",
	"ya no quiero vivir",
	"I signed everything the bank wanted. honestly there is no point in living, i just want the papers in order",
	"I dont want to live anymore",
	"I can't go on living like this",
	"pensaba seguir viviendo en la casa con mis hijos y me la quitaron; ya no quiero seguir viviendo",
	"they are better off without me",
	"lost the bakery, the note is due and the kids would be better if I was gone",
])("hears it: %s", (message) => {
	expect(wishesToDie(message)).toBe(true);
});

it.each([
	"¿puedo seguir viviendo en la casa mientras dura el juicio?",
	"ya no quiero vivir con mi inquilino enfrente",
	"me quiero morir de la vergüenza con el vecino",
	"I don't want to live in that apartment anymore, can I break the lease?",
	"we want to live well and buy a house",
	"my tenants have kids and want to live quietly",
	"my father wished to be buried in Linares",
	"my uncle left a rifle and a truck and I want to know who keeps them",
])("leaves what is about something else: %s", (message) => {
	expect(wishesToDie(message)).toBe(false);
});
