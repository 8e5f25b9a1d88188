import { type MailLook, mailColors } from '@vitrine/core/mail/mail-look.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { bareContent, publishedContent } from './site-content.ts';

/** The look of a website's mail: its logo, or its title, in its published colours (rule MAIL-7). */
export async function publishedLook(context: Context): Promise<MailLook> {
  const { configuration, website } = context;
  const { publishedRevisionId, settings, subdomain, title } = website;
  const [content, logo] = await Promise.all([
    publishedRevisionId === null ? bareContent(website.id) : publishedContent(context, publishedRevisionId),
    settings.logo === null ? undefined : findAssets(context, [settings.logo]),
  ]);
  const address = websiteAddress(configuration, subdomain);
  const picture = settings.logo === null ? undefined : logo?.get(settings.logo);
  // Mail programs do not show SVG.
  const isDrawn = picture !== undefined && picture.contentType !== 'image/svg+xml';
  return {
    name: title,
    address,
    logo: isDrawn
      ? { address: `${address}/media/${picture.id}/500w`, width: picture.width, height: picture.height }
      : null,
    colors: mailColors(content.styles),
  };
}
