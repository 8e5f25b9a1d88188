import { readAudioAddress } from '@vitrine/core/media/audio-address.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { audioContent } from './block-content.ts';
import type { Conversion } from './conversion.ts';
import { fileLink, nameOf } from './file-link.ts';
import { attributeOf, type HtmlElement } from './html-tree.ts';
import { idsOf, sourcesOf } from './named-files.ts';
import { blockPiece, type Piece } from './piece.ts';

/** Without an address, the first sound attached to the entry, as in WordPress. */
export function audioPieces(audio: HtmlElement, conversion: Conversion, caption: string): Piece[] {
  const own = sourcesOf(audio);
  const [attached] = own.length > 0 ? [] : attachedSounds(null, conversion);
  const addresses = attached ? [attached.address] : own;
  const title = attributeOf(audio, 'title') || caption || (attached?.caption ?? '');
  return soundPieces(addresses, title, conversion);
}

/** `[playlist]` of WordPress: each named sound, or all that were attached to the entry, one below the other. */
export function playlistPieces(element: HtmlElement, conversion: Conversion): Piece[] {
  return attachedSounds(idsOf(element), conversion).flatMap(({ address, caption }) =>
    soundPieces([address], caption, conversion),
  );
}

/**
 * A sound that was not imported plays from its original address; a file that is not a sound becomes a link (rule
 * IMPORT-32).
 */
function soundPieces(addresses: readonly string[], title: string, conversion: Conversion): Piece[] {
  const whole = addresses.flatMap(address => conversion.address(address) ?? []);
  for (const address of whole) {
    const file = conversion.context.resolveAsset(address, 'audio');
    if (file) return [blockPiece(audioContent({ file }, title))];
  }
  const [elsewhere] = whole.flatMap(address => readAudioAddress(address) ?? []);
  if (elsewhere === undefined) return fileLink(addresses[0] ?? '', title, conversion);
  conversion.note(phrase('imports.soundElsewhere', { name: nameOf(elsewhere) }));
  return [blockPiece(audioContent({ address: elsewhere }, title))];
}

function attachedSounds(ids: readonly string[] | null, conversion: Conversion) {
  return conversion.context.findImages(ids).filter(({ address }) => readAudioAddress(address) !== null);
}
