import { type ChildProcess, spawn } from "node:child_process";
import { untilAnswered } from "../../tools/until-answered.ts";

/**
 * Starts a program of ours in a process of its own, so that it does not share a core with what is measured by chance,
 * and waits until it answers at an address.
 */
export async function startProgram(answersAt: string, file: string, ...args: string[]): Promise<ChildProcess> {
	const program = spawn(process.execPath, [file, ...args], { stdio: "ignore" });
	await untilAnswered(answersAt, program);
	return program;
}
