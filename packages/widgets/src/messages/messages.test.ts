import { expect, it } from 'vitest';
import { messagesFor } from './messages.ts';

it('MESSAGES-1: uses the language of the site, or English', () => {
  expect(messagesFor('de-AT').soldOut).toBe('Ausverkauft');
  expect(messagesFor('DE').soldOut).toBe('Ausverkauft');
  expect(messagesFor('da-DK').addToCart).toBe('Læg i kurv');
  expect(messagesFor('fr-CH').addToCart).toBe('Ajouter au panier');
  expect(messagesFor('en-GB').soldOut).toBe('Sold out');
  expect(messagesFor('tlh').soldOut).toBe('Sold out');
  expect(messagesFor('').soldOut).toBe('Sold out');
});
