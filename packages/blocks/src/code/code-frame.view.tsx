import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { ownMarkupSandbox } from '../own-markup-frame.ts';

/** The owner's HTML on a separate host (rules CONTENT-4 and CONTENT-5). */
export function CodeFrame({ address, language }: { readonly address: string; readonly language: string }) {
  return (
    <iframe
      className="code-frame"
      src={address}
      title={messagesFor(language).embeddedContent}
      sandbox={ownMarkupSandbox}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
