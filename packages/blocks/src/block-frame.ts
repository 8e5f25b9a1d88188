/** Set around each block by the renderer, so that its pictures know how wide they will be. */
export { type PictureFrame, PictureFrameContext } from '@vitrine/widgets/image/picture-frame.ts';
