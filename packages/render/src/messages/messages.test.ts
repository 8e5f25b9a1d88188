import { fillMessage } from '@vitrine/core/messages/message.ts';
import { describe, expect, it } from 'vitest';
import { en } from './en.messages.ts';
import { messagesFor } from './messages.ts';

describe('messages of a website’s own pages', () => {
  it('RENDER-12: are in the site’s language, English standing in', () => {
    expect(messagesFor('de-AT').cart).toBe('Warenkorb');
    expect(messagesFor('da-DK').cart).toBe('Kurv');
    expect(messagesFor('fr').cart).toBe('Panier');
    expect(messagesFor('sv').cart).toBe('Cart');
    expect(fillMessage(en.cartMore, { n: 100 })).toBe('More than 100 items in cart');
  });
});
