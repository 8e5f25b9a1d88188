import type { Asset } from '@vitrine/core/media/asset.ts';
import { parseVideoAddress } from '@vitrine/core/media/video-address.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { OwnVideo } from '@vitrine/widgets/video/own-video.view.tsx';
import { VideoFacade } from '@vitrine/widgets/video/video-facade.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './video.block.ts';

type Props = PropsOf<typeof block, { file: Asset | null; poster: Asset | null }>;

export function View({ settings, data, site, isEditing }: Props) {
  const { provider, address, title, ratio } = settings;
  const frame = { poster: data.poster, title, ratio, language: site.language };
  if (provider === 'file') {
    if (data.file) return <OwnVideo file={data.file} {...frame} />;
    return isEditing ? <EmptyState title="Video" hint="Choose a video file." /> : null;
  }
  const video = parseVideoAddress(address);
  if (video) return <VideoFacade video={video} {...frame} />;
  if (!isEditing) return null;
  return address.trim() === '' ? (
    <EmptyState title="Video" hint="Paste the address of a video on YouTube or Vimeo." />
  ) : (
    <EmptyState title="Invalid video embed." hint="Use the address of one video on YouTube or Vimeo." />
  );
}
