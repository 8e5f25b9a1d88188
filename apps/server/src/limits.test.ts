import { expect, it } from 'vitest';
import { createFloods, networkOf } from './limits.ts';

const limit = { max: 2, seconds: 10 };

function floodsAt(start = 0) {
  let now = start;
  const clock = { now: () => new Date(now) };
  return { floods: createFloods(clock, true), move: (seconds: number) => (now += seconds * 1000), clock };
}

it('LIMIT-7: counts in windows and says how long to wait', () => {
  const { floods, move } = floodsAt();
  expect([floods.takeOf('a', limit), floods.takeOf('a', limit)]).toEqual([null, null]);
  move(4);
  expect(floods.takeOf('a', limit)).toBe(6);
  expect(floods.takeOf('b', limit)).toBeNull();
  move(6);
  expect(floods.takeOf('a', limit)).toBeNull();
});

it('LIMIT-3: a client with many addresses in one network counts as one', () => {
  const { floods } = floodsAt();
  expect(floods.takeFrom('2001:db8:1:2::1', 'form', limit)).toBeNull();
  expect(floods.takeFrom('2001:db8:1:2:ffff::9', 'form', limit)).toBeNull();
  expect(floods.takeFrom('2001:db8:1:2::3', 'form', limit)).toBe(10);
  expect(floods.takeFrom('2001:db8:1:3::1', 'form', limit)).toBeNull();
});

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.{test,integration}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('LIMIT-3: no code of the server counts by an address itself', () => {
  const byAddress = Object.entries(sources).flatMap(([path, source]) =>
    /(?:guards\.take|floods\.takeOf)\([^)]*(?:\.ip\b|address)/.test(source) ? [path] : [],
  );
  expect(byAddress).toEqual([]);
});

it('LIMIT-2: when memory is full the oldest windows are dropped, not the newest', () => {
  const { floods } = floodsAt();
  for (let at = 0; at < 50_001; at += 1) floods.takeOf(`key ${at}`, { max: 1, seconds: 10 });
  expect(floods.takeOf('key 50000', { max: 1, seconds: 10 })).toBe(10);
  expect(floods.takeOf('key 1', { max: 1, seconds: 10 })).toBe(10);
  expect(floods.takeOf('key 0', { max: 1, seconds: 10 })).toBeNull();
});

it('LIMIT-7: nothing is refused if limits are switched off in the configuration', () => {
  const floods = createFloods({ now: () => new Date(0) }, false);
  for (let at = 0; at < 9; at += 1) expect(floods.takeOf('a', limit)).toBeNull();
});

it('LIMIT-3: an IPv6 network of 64 bits counts as one address, an IPv4 address as itself', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:2::6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
