import { linkPlace } from '@vitrine/core/image/image-target.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { RichTextView } from '@vitrine/widgets/rich-text/rich-text.view.tsx';
import type { ReactNode } from 'react';
import { useHeading } from '../heading-level.ts';
import type { ImagePartProps } from './image-part.ts';

/** Title, text and button next to, below or on the picture; nothing if there is no text. */
export function ImageWords({ settings, language }: Omit<ImagePartProps, 'asset'>) {
  const { design, text } = settings;
  const title = settings.title.trim();
  const button = settings.button.trim();
  const hasText = plainText(text) !== '';
  const place = linkPlace(settings);
  const Title = useHeading(settings.headingLevel);
  if (!hasWords(settings)) return null;
  const part = { settings, language };
  return (
    <figcaption className={design === 'poster' ? 'image-words theme-darkest' : 'image-words'}>
      {title !== '' && (
        <Title className="image-title">
          <span>{place === 'title' ? <WordsLink {...part}>{title}</WordsLink> : title}</span>
        </Title>
      )}
      {hasText && <RichTextView text={text} language={language} />}
      {button !== '' && (
        <WordsLink {...part} className="button">
          {button}
        </WordsLink>
      )}
    </figcaption>
  );
}

export function hasWords({ title, text, button }: ImagePartProps['settings']): boolean {
  return title.trim() !== '' || plainText(text) !== '' || button.trim() !== '';
}

interface WordsLinkProps extends Pick<ImagePartProps, 'settings' | 'language'> {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The block's only link, whose area covers the whole block (rule IMAGE-25). */
function WordsLink({ settings, language, className, children }: WordsLinkProps) {
  const link = linkAttributes(settings.link, settings.newWindow);
  if (!link) return className ? <span className={`${className} button-idle`}>{children}</span> : children;
  const names = [className ?? '', settings.lightbox ? '' : 'image-reach'].filter(Boolean).join(' ');
  return (
    <a {...link} {...(names === '' ? {} : { className: names })}>
      {children}
      {settings.newWindow && (
        <span className="visually-hidden">{` (${messagesFor(language).opensNewWindow})`}</span>
      )}
    </a>
  );
}
