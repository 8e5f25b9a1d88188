import { fillMessage } from '@vitrine/core/messages/message.ts';
import { describe, expect, it } from 'vitest';
import { de } from './de.messages.ts';
import { en } from './en.messages.ts';
import { messagesFor } from './messages.ts';

const placesIn = (message: string) => (message.match(/\{\w+\}/g) ?? []).toSorted();

describe('messages of a website’s own pages', () => {
  it('RENDER-12: are in the site’s language, English standing in', () => {
    expect(messagesFor('de-AT').cart).toBe('Warenkorb');
    expect(messagesFor('fr').cart).toBe('Cart');
    expect(fillMessage(en.cartMore, { n: 100 })).toBe('More than 100 items in cart');
  });

  it('RENDER-12: are the same in every catalogue, with the same places', () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [name, message] of Object.entries(en)) {
      expect(placesIn(Object.entries(de).find(([key]) => key === name)?.[1] ?? ''), name).toEqual(
        placesIn(message),
      );
    }
  });
});
