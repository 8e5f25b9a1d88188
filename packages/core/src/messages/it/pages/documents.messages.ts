import type { messages as en } from '../../en/pages/documents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  documentsTitle: 'Fatture',
};
