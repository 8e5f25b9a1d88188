import { describe, expect, it } from 'vitest';
import { createStatementNames, isPlanOutdated } from './statement-names.ts';

describe('statement names', () => {
  it('DATABASE-1: one text has one name, another text has another', () => {
    const names = createStatementNames();
    const name = names.nameOf('SELECT $1');
    expect(name).toMatch(/^0_[\w-]{20}$/);
    expect(names.nameOf('SELECT $1')).toBe(name);
    expect(names.nameOf('SELECT $2')).not.toBe(name);
  });

  it('DATABASE-1: beyond a thousand there are no new names, and existing ones stay', () => {
    const names = createStatementNames();
    const first = names.nameOf('SELECT 0');
    for (let at = 1; at < 1000; at += 1) expect(names.nameOf(`SELECT ${at}`)).toBeDefined();
    expect(names.nameOf('SELECT 1000')).toBeUndefined();
    expect(names.nameOf('SELECT 0')).toBe(first);
  });

  it('DATABASE-2: after a renewal a text has another name', () => {
    const names = createStatementNames();
    const before = names.nameOf('SELECT $1');
    names.renew();
    expect(names.nameOf('SELECT $1')).toBe(before?.replace('0_', '1_'));
  });

  it('DATABASE-2: distinguishes the error of an outdated plan from others with its code', () => {
    const problem = (code: string, message: string) => Object.assign(new Error(message), { code });
    expect(isPlanOutdated(problem('0A000', 'cached plan must not change result type'))).toBe(true);
    expect(isPlanOutdated(problem('0A000', 'FOR UPDATE is not allowed with UNION'))).toBe(false);
    expect(isPlanOutdated(problem('42P01', 'cached plan'))).toBe(false);
    expect(isPlanOutdated('cached plan')).toBe(false);
  });
});
