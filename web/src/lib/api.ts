import type { Problem } from "./protocol";

/** Something the server refused, in its own words; with status 0 it was not reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

/** Not even an answer, or none that can be read: the status has to do. */
const WORDLESS: Problem = { error: "", rule: "" };

let bearer: string | null = null;

export function signWith(token: string | null): void {
  bearer = token;
}

let tongue = "";

/** From now on answers come in this language, or the first of several that is spoken there. */
export function speakIn(languages: string): void {
  tongue = languages;
}

/** The language that answers come in. */
export function spoken(): string {
  return tongue;
}

export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

/** Asked in somebody's name, without becoming them. */
export async function getAs<T>(token: string, path: string): Promise<T> {
  return (await send("GET", path, undefined, token)).json() as Promise<T>;
}

/** Said in somebody's name, without becoming them. */
export async function postAs<T>(token: string | null, path: string, body?: object): Promise<T> {
  return (await send("POST", path, body, token)).json() as Promise<T>;
}

export function post<T>(path: string, body?: object): Promise<T> {
  return call<T>("POST", path, body);
}

export function patch<T>(path: string, body: object): Promise<T> {
  return call<T>("PATCH", path, body);
}

export function put<T>(path: string, body: object): Promise<T> {
  return call<T>("PUT", path, body);
}

export function remove<T>(path: string, body?: object): Promise<T> {
  return call<T>("DELETE", path, body);
}

/** A finished game's record, as text. */
export async function record(replay: string): Promise<string> {
  return (await send("GET", `/replays/${encodeURIComponent(replay)}/record`)).text();
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>;
}

async function send(
  method: string,
  path: string,
  body?: object,
  token: string | null = bearer,
): Promise<Response> {
  const headers: Record<string, string> = tongue ? { "Accept-Language": tongue } : {};
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refusal(0, WORDLESS);
  }
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return WORDLESS;
  }
}
