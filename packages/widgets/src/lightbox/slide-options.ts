import type { Messages } from '../messages/messages.ts';
import type { LightboxItem } from './lightbox-item.ts';

/** The common options of every slide. */
export interface SlideOptions {
  readonly set: readonly LightboxItem[];
  readonly messages: Messages;
  readonly language: string;
}
