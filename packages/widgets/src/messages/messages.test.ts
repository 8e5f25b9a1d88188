import { fillMessage } from '@vitrine/core/messages/message.ts';
import { describe, expect, it } from 'vitest';
import { messagesFor } from './messages.ts';

describe('messagesFor', () => {
  it('MESSAGES-1: speaks the language of the site, or English', () => {
    expect(messagesFor('de-AT').soldOut).toBe('Ausverkauft');
    expect(messagesFor('DE').soldOut).toBe('Ausverkauft');
    expect(messagesFor('da-DK').addToCart).toBe('Læg i kurv');
    expect(messagesFor('fr-CH').addToCart).toBe('Ajouter au panier');
    expect(messagesFor('en-GB').soldOut).toBe('Sold out');
    expect(messagesFor('tlh').soldOut).toBe('Sold out');
    expect(messagesFor('').soldOut).toBe('Sold out');
  });
});

describe('fillMessage', () => {
  it('MESSAGES-2: replaces the places it has values for', () => {
    expect(fillMessage('{number} of {total}', { number: 2, total: 5 })).toBe('2 of 5');
    expect(fillMessage('from {price}', {})).toBe('from {price}');
    expect(fillMessage('{title}', { title: '{price} $& $1' })).toBe('{price} $& $1');
  });
});
