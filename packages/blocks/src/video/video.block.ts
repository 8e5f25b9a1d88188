import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { mediaAddressSchema } from '@vitrine/core/links/link.ts';
import { playerSourcesOf, videoProviderNames, videoProviders } from '@vitrine/core/media/video-address.ts';
import { videoModes } from '@vitrine/core/media/video-constants.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 32,
  name: 'video',
  label: 'Video',
  description:
    'A video from YouTube, Vimeo, Wistia or Animoto, or your own. Nothing loads until it is played.',
  category: 'media',
  icon: 'M3.5 5.5h17v13h-17zM10 9v6l5-3z',
  settings: z.object({
    provider: z
      .enum([...videoProviders, 'file'])
      .default('youtube')
      .meta({ label: 'From', choices: { ...videoProviderNames, file: 'Own file' } }),
    address: mediaAddressSchema(4000).default('').meta({
      label: 'Address',
      help: 'Copied from the browser, or the embed code.',
    }),
    file: idSchema.nullable().default(null).meta({ label: 'File', control: 'video' }),
    captions: idSchema
      .nullable()
      .default(null)
      .meta({ label: 'Captions', control: 'captions', help: 'A WebVTT file, for people who cannot hear.' }),
    poster: idSchema.nullable().default(null).meta({ label: 'Poster', control: 'image' }),
    title: z.string().max(300).default('').meta({ label: 'Title', help: 'Read out before it is played.' }),
    ratio: z
      .enum(['16:9', '4:3', '1:1', '9:16', '21:9', 'auto'])
      .default('16:9')
      .meta({ label: 'Shape', choices: { auto: 'As it is' } }),
    mode: z
      .enum(videoModes)
      .nullable()
      .default('none')
      .meta({ label: 'In the area', choices: { none: 'By its shape', fit: 'Whole', fill: 'Filling' } }),
    overlay: z.boolean().default(true).meta({ label: 'Play button over the poster' }),
    load: z.boolean().default(false).meta({ label: 'Show its length before it is played' }),
    forceAutoplay: z.boolean().default(true).meta({ label: 'Start playing when opened' }),
  }),
  size: { desktop: { w: 12, h: 8 }, phone: { w: 8, h: 5 } },
  needs: ({ provider, file, captions, poster }) => ({
    file: { kind: 'asset', id: provider === 'file' ? file : null },
    captions: { kind: 'asset', id: provider === 'file' ? captions : null },
    poster: { kind: 'asset', id: poster },
  }),
  styleParts: () => ['video/video'],
  script: ({ provider, address }) =>
    provider === 'file' || readVideoEmbed(address).type !== 'invalid' ? 'enhance' : null,
  sources: ({ provider, address }) => {
    const embed = provider === 'file' ? null : readVideoEmbed(address);
    return { frame: playerSourcesOf(embed === null || embed.type === 'invalid' ? [] : [embed.video]) };
  },
  // Includes communication with the players of providers.
  budget: { js: 2600 },
});
