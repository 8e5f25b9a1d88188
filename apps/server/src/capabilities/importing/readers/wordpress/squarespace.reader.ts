import type { ImportReader } from '../import-reader.ts';
import { readWxr } from './read-wxr.ts';
import { isWxr } from './wordpress.reader.ts';

/** Hosts and classes that only occur in the content of a Squarespace website. */
const marks = [
  'static1.squarespace.com',
  'squarespace-cdn.com',
  'sqs-block',
  'sqs-svg',
  'sqs-gallery',
  'sqs-layout',
];

/**
 * Squarespace writes WXR for WordPress to read, without a generator and without the blog's address that WordPress
 * always writes; its own marks or relative links identify it (rule IMPORT-2).
 */
export const squarespaceReader: ImportReader = {
  format: 'squarespace',
  name: 'Squarespace export (WXR)',
  recognises(head) {
    if (!isWxr(head)) return false;
    if (/<generator>[^<]*squarespace/i.test(head.text)) return true;
    if (head.text.includes('<wp:base_blog_url>') || /<generator>[^<]*wordpress/i.test(head.text))
      return false;
    const firstItem = head.text.indexOf('<item>');
    const hasRelativeLink = firstItem !== -1 && /<link>\/[^<]*<\/link>/.test(head.text.slice(firstItem));
    return hasRelativeLink || marks.some(head.has);
  },
  read: (source, limits, advance) => readWxr(source, 'squarespace', { limits, advance }),
};
