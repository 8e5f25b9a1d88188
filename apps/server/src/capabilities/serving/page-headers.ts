import type { Configuration } from '../../configuration.ts';
import type { HeaderLines } from './page-cache.ts';

/** Of what is no page and may load nothing: feeds, sitemaps. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** All header lines of a finished page, made once (rules SERVE-10 and SERVE-11). */
export function pageHeaderLines({ IS_HTTPS }: Pick<Configuration, 'IS_HTTPS'>): HeaderLines {
  return (page, { encoding, length, isClosed }) => {
    const { policy, contentType, cacheControl, body } = page;
    const hasUserCode = policy?.hasUserCode === true;
    return [
      ['Content-Type', contentType],
      ['Content-Length', String(length)],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ['ETag', body.etag],
      // A shared cache must not hand one policy to whom the other is meant for.
      ['Cache-Control', hasUserCode ? 'private, max-age=0, must-revalidate' : cacheControl],
      ['Vary', hasUserCode ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'],
      ['Content-Security-Policy', policy ? (isClosed ? policy.closed : policy.open) : filePolicy],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'SAMEORIGIN'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
      ...(IS_HTTPS ? [['Strict-Transport-Security', 'max-age=31536000']] : []),
    ].flat();
  };
}
