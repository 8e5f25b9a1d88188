import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import { messagesFor } from '../messages/messages.ts';
import { cssVariables } from '../styles/css-variables.ts';
import type { VideoFrameProps } from './video-facade.view.tsx';

/** An own file in the browser's player; no script, and nothing loaded before it is played (rule VIDEO-5). */
export function OwnVideo({ file, poster, title, ratio, language }: VideoFrameProps & { file: Asset }) {
  const attributes = {
    controls: true,
    playsInline: true,
    preload: 'none',
    'aria-label': title === '' ? messagesFor(language).video : title,
    ...(poster ? { poster: assetAddress(poster, posterWidth(poster)) } : {}),
    ...(file.width > 0 ? { width: file.width, height: file.height } : {}),
  };
  return (
    <div className="video" style={cssVariables({ 'video-ratio': ratio.replace(':', ' / ') })}>
      <video className="video-player" {...attributes}>
        <source src={fileAddress(file)} type={file.contentType} />
        <a href={fileAddress(file)}>{title === '' ? file.fileName : title}</a>
      </video>
    </div>
  );
}

function posterWidth(poster: Asset): number {
  const widths = widthsOf(poster);
  return widths.find(width => width >= 1000) ?? widths.at(-1) ?? poster.width;
}
