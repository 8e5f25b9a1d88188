import { randomBytes } from 'node:crypto';
import { groupedCode, makeGiftCardCode, readGiftCardCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { type CardRow, type NewCardRow, readCardByCode } from './gift-cards.store.ts';

const purpose = 'gift-card';
/** The place is part of the encryption: a code copied into another row cannot be opened (rule GIFTCARD-2). */
const sealedSchema = z.object({ websiteId: z.string(), cardId: z.string(), code: z.string() });

type CodeColumns = Pick<NewCardRow, 'code_hash' | 'sealed_code' | 'last_characters'>;

export function newCardCode(
  { secrets, website }: Pick<Context, 'secrets' | 'website'>,
  cardId: Id,
): CodeColumns & { readonly code: string } {
  const code = makeGiftCardCode(randomBytes);
  return {
    code,
    code_hash: hashToken(code),
    sealed_code: secrets.encrypt(purpose, JSON.stringify({ websiteId: website.id, cardId, code })),
    last_characters: code.slice(-4),
  };
}

/** The code as people read it; null if only another platform can open it. */
export function openCardCode(
  { secrets, website }: Pick<Context, 'secrets' | 'website'>,
  { id, sealed_code }: Pick<CardRow, 'id' | 'sealed_code'>,
): string | null {
  if (sealed_code === null) return null;
  const { websiteId, cardId, code } = sealedSchema.parse(JSON.parse(secrets.decrypt(purpose, sealed_code)));
  if (websiteId !== website.id || cardId !== id)
    throw new Error('A gift card’s code was sealed for another.');
  return groupedCode(code);
}

/** The card of a code as somebody typed it; one that cannot be a code is not looked up (rule GIFTCARD-2). */
export function findCardByCode({ database, website }: Context, typed: string): Promise<CardRow | null> {
  const code = readGiftCardCode(typed);
  return code === null ? Promise.resolve(null) : readCardByCode(database, website.id, hashToken(code));
}
