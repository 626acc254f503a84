/** The server over HTTP: one function a route, answers with their defaults put back, failures as `Failed`. */
import {
  whole,
  type Fork,
  type GameInfo,
  type Kinds,
  type Listed,
  type Made,
  type Me,
  type Moment,
  type NewTable,
  type RulesPage,
} from './types';
import type * as Wire from './types';

/** A request that came to nothing: the server's coded error, or `offline` where there was no answer at all. */
export class Failed extends Error {
  override readonly name = 'Failed';
  /** What the server said, such as its code and arguments. */
  readonly error: Wire.Error;

  constructor(error: Wire.Error) {
    super(error.code);
    this.error = error;
  }
}

/** List the games of the server. */
export async function games(): Promise<GameInfo[]> {
  return list('GameInfo', await get('/api/games'));
}

/** Describe a game; kept, for nothing of it changes while the page is open. */
export function game(slug: string): Promise<GameInfo> {
  return once(`game ${slug}`, async () => whole('GameInfo', await get(`/api/games/${slug}`)));
}

/** Fetch a game's rules in a language, or in English where it has none in it; kept. */
export function rules(slug: string, language: string): Promise<RulesPage> {
  return once(`rules ${slug} ${language}`, async () =>
    whole('RulesPage', await get(`/api/games/${slug}/rules/${language}`)),
  );
}

/** Say who the visitor is; makes the server know them from now on. */
export async function me(): Promise<Me> {
  return whole('Me', await get('/api/me'));
}

/** List the tables that anyone may join or watch. */
export async function lobby(): Promise<Listed[]> {
  return list('Listed', await get('/api/lobby'));
}

/** Make a table. Whoever was not known to the server is from now on. */
export async function makeTable(table: NewTable): Promise<Made> {
  await me();
  return whole('Made', await post('/api/tables', table));
}

/** Fetch a table as it was after some moves; `viewer` is a seat, or -1 for all hands open, once the game is over. */
export async function moment(id: string, at: number, viewer?: number): Promise<Moment> {
  const query = viewer === undefined ? '' : `?viewer=${viewer}`;
  return whole('Moment', await get(`/api/tables/${id}/at/${at}${query}`));
}

/** The address of a table's record, for a download. */
export function recordAddress(id: string): string {
  return `/api/tables/${id}/record`;
}

/** Play on from a move of a game that is over. */
export async function fork(id: string, from: Fork): Promise<Made> {
  return whole('Made', await post(`/api/tables/${id}/fork`, from));
}

/** Hold a seat on this device too, of which the server need not have heard before. */
export async function rejoin(id: string, secret: string): Promise<void> {
  await me();
  await post(`/api/tables/${id}/rejoin`, { secret });
}

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = make();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

function list<K extends keyof Kinds>(kind: K, given: object): Kinds[K][] {
  return Array.isArray(given) ? given.map((one: object) => whole(kind, one)) : [];
}

function get(path: string): Promise<object> {
  return ask(path, { headers: { accept: 'application/json' } });
}

function post(path: string, body: object): Promise<object> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function ask(path: string, how: RequestInit): Promise<object> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...how });
  } catch {
    throw failed({ code: 'offline' });
  }
  const text = await answer.text().catch(() => '');
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    // Such as the page of a proxy whose server is away.
    throw failed({ code: answer.ok ? 'garbled' : codeOf(answer.status) });
  }
  if (!answer.ok) throw failed({ code: codeOf(answer.status), ...(body as object) });
  return body as object;
}

function codeOf(status: number): string {
  if (status === 404) return 'not-found';
  return status === 429 ? 'slow-down' : 'offline';
}

function failed(error: object): Failed {
  return new Failed(whole('Error', error));
}
