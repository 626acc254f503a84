import { afterEach, expect, it, vi } from 'vitest';
import * as api from './api';

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, status = 200): ReturnType<typeof vi.fn> {
  const stub = vi.fn((path: string) => Promise.resolve(new Response(path && body, { status })));
  vi.stubGlobal('fetch', stub);
  return stub;
}

async function code(of: Promise<unknown>): Promise<string> {
  return of.then(
    () => 'no failure',
    (failure: unknown) => (failure instanceof api.Failed ? failure.error.code : String(failure)),
  );
}

it('what the server left out is put back', async () => {
  answering('[{"id": "a", "game": "orchard", "seats": 3, "free": 1, "phase": "gathering"}]');
  expect(await api.lobby()).toEqual([
    {
      id: 'a',
      game: 'orchard',
      seats: 3,
      free: 1,
      phase: 'gathering',
      names: [],
      options: {},
      pace: 'none',
      watching: 0,
    },
  ]);
});

it('a table is made by a post of JSON, once the server knows who makes it', async () => {
  const stub = answering('{"id": "t1"}', 201);
  expect(await api.makeTable({ game: 'orchard', seats: 2, name: 'Ona' })).toEqual({ id: 't1' });
  expect(stub.mock.calls.map(([path]) => path as string)).toEqual(['/api/me', '/api/tables']);
  expect(stub).toHaveBeenLastCalledWith(
    '/api/tables',
    expect.objectContaining({ method: 'POST', body: '{"game":"orchard","seats":2,"name":"Ona"}' }),
  );
});

it('a refusal keeps its code and arguments', async () => {
  answering('{"type": "error", "code": "seats", "args": {"low": 2, "high": 5}}', 400);
  const failure = await api.makeTable({ game: 'orchard', seats: 9, name: 'Ona' }).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(api.Failed);
  expect((failure as api.Failed).error).toMatchObject({ code: 'seats', args: { low: 2, high: 5 }, rule: '' });
});

it('no answer at all is told from one that is not of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await code(api.me())).toBe('offline');
  answering('<html>Bad gateway</html>', 502);
  expect(await code(api.me())).toBe('offline');
  answering('<html>A hotel would like you to log in</html>');
  expect(await code(api.me())).toBe('garbled');
  answering('nothing', 404);
  expect(await code(api.me())).toBe('not-found');
});

it('rules are fetched once; after a failure again', async () => {
  answering('{"code": "busy"}', 503);
  expect(await code(api.rules('orchard', 'en'))).toBe('busy');
  const stub = answering('{"title": "Orchard", "language": "en", "chapters": []}');
  await api.rules('orchard', 'en');
  await api.rules('orchard', 'en');
  expect(stub).toHaveBeenCalledTimes(1);
});
