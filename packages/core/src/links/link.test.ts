import { describe, expect, it } from 'vitest';
import {
  linkSchema,
  mediaAddressSchema,
  optionalLinkSchema,
  webAddressSchema,
  wholeLinkSchema,
} from './link.ts';

/** Spellings of addresses that a browser would execute, or open on another host. */
const executable = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  ' d\u0000ata:text/html,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
];
const disguised = [
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'java%0ascript:alert(1)',
];

describe('addresses that are stored to be opened', () => {
  it.each([...executable, ...disguised])('LINK-2: %j is none', address => {
    for (const schema of [linkSchema, optionalLinkSchema, wholeLinkSchema, webAddressSchema])
      expect(schema.safeParse(address).success).toBe(false);
  });

  it.each(executable)('LINK-2: %j plays nothing', address => {
    expect(mediaAddressSchema(2000).safeParse(address).success).toBe(false);
  });

  it.each([
    ['https://example.com/', [linkSchema, optionalLinkSchema, wholeLinkSchema, webAddressSchema]],
    ['mailto:hello@kiln.example', [linkSchema, optionalLinkSchema, wholeLinkSchema]],
    ['/shop', [linkSchema, optionalLinkSchema]],
    ['', [optionalLinkSchema]],
  ])('LINK-2: %j is one, as each schema says', (address, allowed) => {
    for (const schema of [linkSchema, optionalLinkSchema, wholeLinkSchema, webAddressSchema])
      expect(schema.safeParse(address).success).toBe(allowed.includes(schema as never));
  });

  it.each([
    '',
    'https://youtu.be/dQw4w9WgXcQ',
    'http://example.com/a.mp3',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    'https:',
  ])('LINK-2: %j may be the address of a film', address => {
    expect(mediaAddressSchema(2000).parse(address)).toBe(address);
  });
});
