import type { Problem } from "./protocol";

/** Something the server refused, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

let bearer: string | null = null;

export function signWith(token: string | null): void {
  bearer = token;
}

export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

export function post<T>(path: string, body?: object): Promise<T> {
  return call<T>("POST", path, body);
}

export function patch<T>(path: string, body: object): Promise<T> {
  return call<T>("PATCH", path, body);
}

/** A finished game's record, as text. */
export async function record(replay: string): Promise<string> {
  return (await send("GET", `/replays/${encodeURIComponent(replay)}/record`)).text();
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body) headers["Content-Type"] = "application/json";
  if (bearer) headers["Authorization"] = `Bearer ${bearer}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { error: "The server cannot be reached.", rule: "" });
  }
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { error: `The server answered ${answer.status}.`, rule: "" };
  }
}

/** Why something cannot be shown: a headline, and what to make of it. */
export interface Lack {
  title: string;
  text: string;
  /** It may work in a moment. */
  passing: boolean;
}

export function lackOf(what: string, problem: unknown): Lack {
  const status = problem instanceof Refusal ? problem.status : -1;
  if (status === 0) {
    return { title: sentence(problem), text: "Perhaps it is just starting again.", passing: true };
  }
  const cut = "Perhaps the link was cut short on its way to you; ask for it again.";
  if (status === 404) return { title: sentence(problem), text: cut, passing: false };
  return { title: `This ${what} cannot be shown`, text: sentence(problem), passing: false };
}

/** What to tell a person about anything that went wrong. */
export function sentence(problem: unknown): string {
  return problem instanceof Error ? problem.message : "Something went wrong.";
}
