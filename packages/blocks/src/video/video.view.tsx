import type { Asset } from '@vitrine/core/media/asset.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { OwnVideo } from '@vitrine/widgets/video/own-video.view.tsx';
import { VideoFacade } from '@vitrine/widgets/video/video-facade.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './video.block.ts';

type Data = { file: Asset | null; captions: Asset | null; poster: Asset | null };

export function View({ settings, data, site, isEditing }: PropsOf<typeof block, Data>) {
  const { provider, address, title, mode, overlay, load, forceAutoplay } = settings;
  const ratio = settings.ratio === 'auto' ? '' : settings.ratio;
  const frame = { poster: data.poster, title, ratio, mode, language: site.language };
  if (provider === 'file') {
    const { file, captions } = data;
    if (file) return <OwnVideo file={file} captions={captions} overlay={overlay} load={load} {...frame} />;
    return isEditing ? <EmptyState title="Video" hint="Choose a video file." /> : null;
  }
  const embed = readVideoEmbed(address);
  if (embed.type !== 'invalid') {
    const { video, size } = embed;
    return <VideoFacade video={video} size={size} forceAutoplay={forceAutoplay} {...frame} />;
  }
  if (address.trim() !== '')
    return <p className="video-invalid">{messagesFor(site.language).invalidVideo}</p>;
  return isEditing ? (
    <EmptyState title="Video" hint="Paste the address of a video on YouTube, Vimeo, Wistia or Animoto." />
  ) : null;
}
