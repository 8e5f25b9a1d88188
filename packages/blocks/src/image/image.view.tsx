import type { Asset } from '@vitrine/core/media/asset.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { fillMessage, messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './image.block.ts';

export function View({ settings, data, site, isEditing }: PropsOf<typeof block, { asset: Asset | null }>) {
  const { asset } = data;
  if (!asset)
    return isEditing ? <EmptyState title="Image" hint="Choose a picture or drop one here." /> : null;
  const { shape, caption } = settings;
  const alt = settings.alt === '' ? asset.alt : settings.alt;
  const link = linkAttributes(settings.link, settings.newWindow);
  const messages = messagesFor(site.language);
  const picture = <Picture className="image-picture" asset={asset} alt={alt} fit={settings.fit} priority />;
  const name = caption || fillMessage(messages.openLink, { address: settings.link });
  return (
    <figure
      className={`image ${shape === 'fill' || shape === 'original' ? `image-${shape}` : 'image-shaped'}`}
    >
      <div
        className="image-frame"
        style={cssVariables(shape.includes(':') ? { 'image-ratio': shape.replace(':', ' / ') } : {})}
      >
        {link ? (
          <a className="image-link" {...link} {...(alt === '' ? { 'aria-label': name } : {})}>
            {picture}
            {settings.newWindow && alt !== '' && (
              <span className="visually-hidden">{` (${messages.opensNewWindow})`}</span>
            )}
          </a>
        ) : (
          picture
        )}
      </div>
      {caption !== '' && <figcaption className="image-caption">{caption}</figcaption>}
    </figure>
  );
}
