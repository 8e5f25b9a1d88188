/** Provided by the renderer around each block, so that its pictures know their displayed width. */
export { type PictureFrame, PictureFrameContext } from '@vitrine/widgets/image/picture-frame.ts';
