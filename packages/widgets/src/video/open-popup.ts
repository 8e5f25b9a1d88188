import { videoPopup } from '@vitrine/core/media/video-constants.ts';

/** Shows a video that only plays at its provider's site in a new window (rule VIDEO-12). */
export function openPopup(address: string): void {
  const { width, height } = videoPopup;
  const place = `popup,noopener,width=${width},height=${height}`;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  window.open(address, '_blank', `${place},left=${left},top=${top}`);
}
