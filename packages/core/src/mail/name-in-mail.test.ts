import { expect, it } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

it.each(['Ann Lee', 'J. R. R. Tolkien', 'Dr. Müller-Lüdenscheidt', "Siobhán O'Brien", '李小龙', 'Ann & Bob'])(
  'MAIL-22: greets %s',
  name => {
    expect(nameInMail(name)).toBe(name);
  },
);

it.each([
  'Win at evil.com',
  'www.evil',
  'https://evil',
  'evil.example/win',
  'ann@evil.com',
  'Ann\n\nevil.рф',
  'call evil.co now',
])('MAIL-22: leaves “%s” out', name => {
  expect(nameInMail(name)).toBe('');
});

it('MAIL-22: keeps a name on one line', () => {
  expect(nameInMail('  Ann\n\nYou have won  ')).toBe('Ann You have won');
});
