import { documentPath, type IssuedDocument } from '@vitrine/core/documents/document.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { DocumentRow } from './documents.store.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const purpose = 'document';

/** Opens one document for anyone who has the address (rule DOCUMENT-6). */
export function signedPath(signer: Signer, id: Id): string {
  return `${documentPath(id)}?signature=${signer.secrets.sign(purpose, named(signer, id))}`;
}

export function isSignedFor(signer: Signer, id: Id, signature: unknown): boolean {
  return typeof signature === 'string' && signer.secrets.isSigned(purpose, named(signer, id), signature);
}

export function documentView({ id, kind, name, content, is_test, issued_at }: DocumentRow): IssuedDocument {
  return {
    id,
    kind,
    name,
    issuedAt: issued_at.toISOString(),
    total: content.total,
    currency: content.currency,
    isTest: is_test,
  };
}

function named({ website }: Signer, id: Id): string {
  return `${website.id} ${id}`;
}
