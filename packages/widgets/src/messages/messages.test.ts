import { fillMessage } from '@vitrine/core/messages/message.ts';
import { describe, expect, it } from 'vitest';
import { de } from './de.messages.ts';
import { en } from './en.messages.ts';
import { messagesFor } from './messages.ts';

const placesOf = (message: string) => [...message.matchAll(/\{\w+\}/g)].map(String).sort();

describe('messagesFor', () => {
  it('MESSAGES-1: speaks the language of the site, or English', () => {
    expect(messagesFor('de-AT').soldOut).toBe('Ausverkauft');
    expect(messagesFor('DE').soldOut).toBe('Ausverkauft');
    expect(messagesFor('en-GB').soldOut).toBe('Sold out');
    expect(messagesFor('tlh').soldOut).toBe('Sold out');
    expect(messagesFor('').soldOut).toBe('Sold out');
  });

  it('MESSAGES-3: every language has the same messages with the same places', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [name, message] of Object.entries(en)) {
      expect({ name, places: placesOf(messagesFor('de')[name as keyof typeof en]) }).toEqual({
        name,
        places: placesOf(message),
      });
    }
  });
});

describe('fillMessage', () => {
  it('MESSAGES-2: replaces the places it has values for', () => {
    expect(fillMessage('{number} of {total}', { number: 2, total: 5 })).toBe('2 of 5');
    expect(fillMessage('from {price}', {})).toBe('from {price}');
    expect(fillMessage('{title}', { title: '{price} $& $1' })).toBe('{price} $& $1');
  });
});
