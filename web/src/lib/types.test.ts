import { describe, expect, it } from 'vitest';
import { told, whole } from './types';

describe('what the server leaves out', () => {
  it('is put back, all the way down', () => {
    const zone = whole('Zone', {
      id: 'trick',
      layout: 'row',
      name: { id: 'zone-trick' },
      cards: [{ face: 'r16' }, {}],
    });
    expect(zone.cards).toEqual([
      { face: 'r16', copies: 1, seat: -1, marks: [] },
      { face: '', copies: 1, seat: -1, marks: [] },
    ]);
    expect(zone.name).toEqual({ id: 'zone-trick', args: {}, players: {} });
    expect([zone.seat, zone.hidden, zone.minor]).toEqual([-1, 0, false]);
  });

  it('does not overwrite what was said', () => {
    expect(whole('Card', { face: '', copies: 0, seat: 0 })).toEqual({ face: '', copies: 0, seat: 0, marks: [] });
    expect(whole('Seen', { table: { id: 't' }, board: null, sheet: {} }).board).toBeNull();
  });

  it('leaves what it was given as it is', () => {
    const given = { places: [{ seat: 0 }], viewer: 0, prompt: { text: { id: 'prompt-lead' } } };
    const kept = structuredClone(given);
    expect(whole('Board', given).prompt?.pending).toEqual([]);
    expect(given).toEqual(kept);
  });
});

describe('a message of the server', () => {
  it('is told by its type', () => {
    expect(told({ type: 'ok', action_id: 'a' })).toEqual({ type: 'ok', action_id: 'a', seq: 0 });
    expect(told({ type: 'pong' })?.type).toBe('pong');
  });

  it.each([null, 1, 'ok', [], {}, { type: 'chess' }, { type: 'toString' }])('is none if it is %j', (given) => {
    expect(told(given)).toBeNull();
  });
});
