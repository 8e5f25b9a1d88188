export { playAudio as enhance } from '@vitrine/widgets/audio/play-audio.ts';
