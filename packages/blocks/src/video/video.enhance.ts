export { playVideos as enhance } from '@vitrine/widgets/video/play-videos.ts';
