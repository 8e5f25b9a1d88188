import type { Messages } from '../messages/messages.ts';
import type { LightboxItem } from './lightbox-item.ts';

/** What every slide is made with. */
export interface SlideOptions {
  readonly set: readonly LightboxItem[];
  readonly messages: Messages;
  readonly language: string;
}
