import { dayText } from '@vitrine/core/messages/day-text.ts';
import type { CardSwatches } from '@vitrine/core/products/product-views.ts';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import type { PictureShare } from '@vitrine/widgets/image/picture-frame.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { Price } from '@vitrine/widgets/price/price.view.tsx';
import { PriceNotes } from '@vitrine/widgets/price/price-notes.view.tsx';
import { Rating } from '@vitrine/widgets/rating/rating.view.tsx';
import { useHeading } from '../heading-level.ts';
import { OptionSwatch } from '../product/option-swatch.view.tsx';
import type { SettingsOf } from '../settings-of.ts';
import type { block } from './summary.block.ts';
import type { SummaryCard } from './summary-card.ts';

export interface SummaryEntryProps {
  readonly card: SummaryCard;
  readonly settings: Pick<
    SettingsOf<typeof block>,
    | 'headingLevel'
    | 'showTitle'
    | 'showExcerpt'
    | 'showDate'
    | 'showAuthor'
    | 'showPrice'
    | 'showSwatches'
    | 'showQuickView'
  >;
  readonly language: string;
  readonly share: PictureShare;
  /** The aspect ratio of its picture, width to height; undefined for that of the picture itself. */
  readonly room: number | undefined;
  readonly hasPictures: boolean;
  readonly isFirst: boolean;
}

/** One entry: its title is the link, stretched over the whole card, so that it is announced once. */
export function SummaryEntry(props: SummaryEntryProps) {
  const { card, settings, language, hasPictures } = props;
  const Title = useHeading(settings.headingLevel);
  const meta = metaOf(card, settings);
  return (
    <article
      className="summary-card"
      {...(settings.showQuickView && card.price !== null
        ? { 'data-quick-view': messagesFor(language).quickViewOf({ title: card.title }) }
        : {})}
    >
      {hasPictures && <SummaryPicture {...props} />}
      <div className="summary-words">
        {meta.date !== null && (
          <p className="summary-meta">
            <time dateTime={meta.date}>{dayText(meta.date, language)}</time>
            {meta.author !== '' && <span>{meta.author}</span>}
          </p>
        )}
        {meta.date === null && meta.author !== '' && <p className="summary-meta">{meta.author}</p>}
        <Title className={settings.showTitle ? 'summary-title' : 'visually-hidden'}>
          <a className="summary-link" href={card.address}>
            {card.title}
          </a>
        </Title>
        {card.rating && (
          <p className="summary-meta">
            <Rating rating={card.rating} language={language} />
          </p>
        )}
        {settings.showPrice && card.price && (
          <p className="summary-price">
            <Price
              price={card.price.now}
              before={card.price.before}
              isFrom={card.price.isFrom}
              language={language}
            />
          </p>
        )}
        {settings.showPrice && card.price && <PriceNotes {...card.price} language={language} />}
        {settings.showSwatches && card.swatches && <Swatches {...card.swatches} />}
        {settings.showExcerpt && card.excerpt !== '' && <p className="summary-excerpt">{card.excerpt}</p>}
        {!hasPictures && card.badge && <p className="summary-meta">{messagesFor(language)[card.badge]}</p>}
      </div>
    </article>
  );
}

/** So many fit below the narrowest card. */
const mostSwatches = 5;

function Swatches({ option, values }: CardSwatches) {
  const more = values.length - mostSwatches;
  const shown = more > 0 ? values.slice(0, mostSwatches) : values;
  return (
    <ul className="summary-swatches" aria-label={option}>
      {shown.map(({ value, color, image }) => (
        <li key={value} className="summary-swatch">
          <span className="visually-hidden">{value}</span>
          <OptionSwatch color={image === null ? color : null} image={image} size="20px" />
        </li>
      ))}
      {more > 0 && <li>+{more}</li>}
    </ul>
  );
}

type SummaryPictureProps = Pick<SummaryEntryProps, 'card' | 'share' | 'room' | 'isFirst' | 'language'>;

function SummaryPicture({ card, share, room, isFirst, language }: SummaryPictureProps) {
  return (
    <div className="summary-frame">
      {card.image ? (
        <Picture
          className="summary-picture"
          asset={card.image}
          alt=""
          share={share}
          room={room}
          priority={isFirst}
        />
      ) : (
        <span className="summary-initial" aria-hidden="true">
          {[...card.title.trim()][0]}
        </span>
      )}
      {card.badge && (
        <span className={`summary-badge summary-badge-${card.badge}`}>
          {messagesFor(language)[card.badge]}
        </span>
      )}
    </div>
  );
}

function metaOf(card: SummaryCard, settings: SummaryEntryProps['settings']) {
  const isDated = settings.showDate && card.date !== null && !Number.isNaN(Date.parse(card.date));
  return { date: isDated ? card.date : null, author: settings.showAuthor ? card.author : '' };
}
