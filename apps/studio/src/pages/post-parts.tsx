import type { Item } from '@vitrine/core/collections/collection.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { emptyPage } from '@vitrine/core/page/page-document.ts';
import type { PostPageView } from '@vitrine/render/page-content.ts';
import { PostFoot, PostHead } from '@vitrine/render/system/post-page.view.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { t } from '../messages/translate.ts';

export interface PostShown {
  readonly item: Item;
  readonly listName: string;
  readonly image: Asset | null;
  readonly language: string;
}

export interface PostHeadEditedProps extends PostShown {
  readonly onTitle: (title: string) => void;
  readonly onPicture: () => void;
  readonly onDate: () => void;
}

/**
 * Title, date and picture as visitors see them: the title is edited in place, the others open their settings (rule
 * COLLECTION-18).
 */
export function PostHeadEdited({ onTitle, onPicture, onDate, ...shown }: PostHeadEditedProps) {
  const { item, language } = shown;
  return (
    <PostHead
      page={viewOf(shown)}
      language={language}
      parts={{
        title: <TitleInPlace key={item.title} title={item.title} onChange={onTitle} />,
        date: (
          <button type="button" className="own-part" data-own-part="" onClick={onDate}>
            {item.publishedAt === null ? t('postDateNone') : dayText(item.publishedAt, language)}
          </button>
        ),
        picture: drawn => (
          <button
            type="button"
            className={drawn === null ? 'own-part own-part-empty' : 'own-part own-part-picture'}
            data-own-part=""
            aria-label={t('postPictureChoose')}
            onClick={onPicture}
          >
            {drawn ?? t('postPictureChoose')}
          </button>
        ),
      }}
    />
  );
}

/** Categories and tags are below the text, as on the published page. */
export function PostFootShown(shown: PostShown) {
  return <PostFoot page={viewOf(shown)} language={shown.language} />;
}

function TitleInPlace({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const leave = () => {
    const text = (place.current?.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '' && text !== title) onChange(text);
    else if (place.current) place.current.textContent = title;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && place.current) place.current.textContent = title;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    place.current?.blur();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field would not wrap or look like the heading does.
    <span
      ref={place}
      className="own-part"
      data-own-part=""
      role="textbox"
      tabIndex={0}
      aria-label={t('postTitle')}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onBlur={leave}
      onKeyDown={press}
    >
      {title}
    </span>
  );
}

function viewOf({ item, listName, image }: PostShown): PostPageView {
  const names = (given: readonly string[]) => given.map(name => ({ name, address: '#' }));
  return {
    title: item.title,
    excerpt: item.excerpt,
    author: item.author,
    publishedAt: item.publishedAt,
    updatedAt: item.updatedAt,
    image,
    document: emptyPage,
    categories: names(item.categories),
    tags: names(item.tags),
    list: { name: listName, address: '#' },
    newer: null,
    older: null,
    comments: [],
  };
}
