import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { dayIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { daysAfter, downloadsPath } from '../downloads/index.ts';
import { queueMail } from '../mail/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { orderMail } from './emails/order-mail.ts';
import { type DownloadsOfOrder, downloadsOfOrder } from './order-downloads.ts';
import type { OrderRow } from './orders.store.ts';

/** A link to the downloads in an email works as many days as the shortest of them allows. */
function linksEnd({ clock }: Pick<Context, 'clock'>, { lines }: DownloadsOfOrder): Date {
  return daysAfter(clock.now(), Math.min(...lines.map(({ linkDays }) => linkDays)));
}

/** To the address of the order, with a new link; false if there is nothing to download (rule DOWNLOAD-10). */
export async function mailDownloads(given: Context, order: OrderRow): Promise<boolean> {
  const context = inLanguage(given, order.language);
  const told = await downloadsInWords(context, order);
  if (told !== null) await mailFiles(context, order, told);
  return told !== null;
}

export interface FilesInWords {
  readonly paragraphs: readonly string[];
  readonly address: string;
}

export async function mailFiles(context: Context, order: OrderRow, files: FilesInWords): Promise<void> {
  const { website } = context;
  const { contactEmail, language } = website.settings;
  const { downloads: words } = wordsIn(language);
  const look = await publishedLook(context);
  const number = order.number ?? '';
  await queueMail(context, {
    kind: 'orders.downloads',
    to: order.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...orderMail({
      subject: words.mailSubject({ number }),
      website,
      look,
      order,
      intro: [words.mailIntro({ shop: website.title })],
      facts: files.paragraphs,
      button: { label: words.mailButton, address: files.address },
    }),
  });
}

/** The files with their sizes and the link to them; null if there are none. */
export async function downloadsInWords(context: Context, order: OrderRow): Promise<FilesInWords | null> {
  const downloads = await downloadsOfOrder(context, order);
  if (!downloads.isOpen) return null;
  const { configuration, website } = context;
  const { language, timeZone } = website.settings;
  const { downloads: words } = wordsIn(language);
  const end = linksEnd(context, downloads);
  const files = downloads.lines.flatMap(line =>
    line.files.map(({ fileName, bytes }) => `${fileName} (${formatBytes(bytes, language)})`),
  );
  return {
    address: websiteAddress(configuration, website.subdomain) + downloadsPath(context, order.id, end),
    paragraphs: [
      [words.mailList, ...files].join('\n'),
      words.mailUntil({ date: dayText(dayIn(timeZone, end), language) }),
    ],
  };
}
