import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { codeSandbox } from './code-frame.ts';

/** HTML of your own on a host of its own (rules CONTENT-4 and CONTENT-5). */
export function CodeFrame({ address, language }: { readonly address: string; readonly language: string }) {
  return (
    <iframe
      className="code-frame"
      src={address}
      title={messagesFor(language).embeddedContent}
      sandbox={codeSandbox}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
