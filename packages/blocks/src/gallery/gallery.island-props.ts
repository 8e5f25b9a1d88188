export { galleryProps as islandProps } from './gallery-props.ts';
