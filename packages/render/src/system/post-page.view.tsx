import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { ReactNode } from 'react';
import type { NamedLink, PostPageView } from '../page-content.ts';
import { Comments } from './comments.view.tsx';
import { HeadPicture } from './head-picture.view.tsx';

export interface PostPartProps {
  readonly page: PostPageView;
  readonly language: string;
}

/** On the canvas: replaces a part, to be edited or chosen. */
export interface PostHeadParts {
  readonly title: ReactNode;
  readonly date: ReactNode;
  /** Receives the picture as visitors see it; null if there is none. */
  readonly picture: (drawn: ReactNode) => ReactNode;
}

/** Above the post's own sections: its list, its title, date and author, and its picture. */
export function PostHead({ page, language, parts }: PostPartProps & { readonly parts?: PostHeadParts }) {
  const messages = messagesFor(language);
  const { title, excerpt, author, publishedAt, list, image } = page;
  const picture = image && <HeadPicture className="post-picture" image={image} />;
  return (
    <div className="section theme-lightest section-content system post-head">
      <div className="section-inner">
        <nav className="crumbs" aria-label={messages.breadcrumbs}>
          <a href={list.address}>{list.name}</a>
        </nav>
        <h1 className="system-title">{parts ? parts.title : title}</h1>
        {excerpt !== '' && <p className="system-lead">{excerpt}</p>}
        <p className="post-facts">
          {author !== '' && <span>{messages.writtenBy({ author })}</span>}
          {parts
            ? parts.date
            : publishedAt !== null && <time dateTime={publishedAt}>{dayText(publishedAt, language)}</time>}
        </p>
        {parts ? parts.picture(picture) : picture}
      </div>
    </div>
  );
}

/** Below them: its categories, the neighbouring posts, and the comments. */
export function PostFoot({ page, language }: PostPartProps) {
  const messages = messagesFor(language);
  const { categories, tags, newer, older, comments } = page;
  const next = [newer, older].filter(link => link !== null);
  return (
    <div className="section theme-lightest section-narrow system post-foot">
      <div className="section-inner">
        <LinkLine label={messages.filedUnder} links={categories} />
        <LinkLine label={messages.tagged} links={tags} />
        {next.length > 0 && (
          <nav className="read-next" aria-label={messages.readNext}>
            {next.map(({ name, address }) => (
              <a key={address} href={address}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <Comments comments={comments} language={language} />
      </div>
    </div>
  );
}

function LinkLine({ label, links }: { readonly label: string; readonly links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="link-line">
      <span>{label}</span>
      {links.map(({ name, address }) => (
        <a key={address} href={address}>
          {name}
        </a>
      ))}
    </p>
  );
}
