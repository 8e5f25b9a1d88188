import { expect, it } from 'vitest';
import { foldRecipient } from './fold-recipient.ts';

it.each([
  'ann@example.com',
  ' Ann@Example.com ',
  'a.n.n@example.com',
  'ann+1@example.com',
  'a.nn+shop.x+y@EXAMPLE.COM',
  'ann@example.com.',
])('MAIL-21: counts %s as ann@example.com', email => {
  expect(foldRecipient(email)).toBe('ann@example.com');
});

it('MAIL-21: tells mailboxes apart, and takes two names of one provider as one', () => {
  expect(foldRecipient('ann@mail.example.com')).toBe('ann@mail.example.com');
  expect(foldRecipient('anna@example.com')).toBe('anna@example.com');
  expect(foldRecipient('a.nn@googlemail.com')).toBe(foldRecipient('ann+x@gmail.com'));
  expect(foldRecipient('no address')).toBe('no address');
});
