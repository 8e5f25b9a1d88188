import { describe, expect, it } from 'vitest';
import { checkExpressions } from './check-expressions.ts';

const messages = (text: string) =>
  checkExpressions([{ path: 'a.ts', text }]).map(({ line, message }) => `${line} ${message.split(' (')[0]}`);

describe('regular expressions', () => {
  it('SETUP-9: one whose time grows faster than its text is found, with its line', () => {
    expect(messages('const a = 1;\nconst b = /^(?:<\\w+[^<>]*>|\\s)*x/;')).toEqual([
      '2 /^(?:<\\w+[^<>]*>|\\s)*x/ takes twice as long with each character more, for some texts',
    ]);
    expect(messages('/^ *( *)x$/m')).toHaveLength(1);
    expect(messages('text.replace(/\\/+$/, "")')).toHaveLength(1);
    expect(messages('new RegExp("(a+)+$", "u")')).toHaveLength(1);
  });

  it('SETUP-9: one with linear time passes', () => {
    expect(messages('/^[a-z]+(?:-[a-z]+)*$/')).toEqual([]);
    expect(messages('/(?<!\\/)\\/+$/')).toEqual([]);
    expect(messages('// a comment /(a+)+$/\nconst half = 1 / 2 / 3;')).toEqual([]);
    expect(messages('new RegExp(given)')).toEqual([]);
  });
});
