import { archivesMessages } from './archives.messages.ts';
import { canvasMessages } from './canvas.messages.ts';
import { commentsMessages } from './comments.messages.ts';
import { designMessages } from './design.messages.ts';
import { frameMessages } from './frame.messages.ts';
import { importsMessages } from './imports.messages.ts';
import { launchMessages } from './launch.messages.ts';
import { mailMessages } from './mail.messages.ts';
import { mediaMessages } from './media.messages.ts';
import { ordersMessages } from './orders.messages.ts';
import { pagesMessages } from './pages.messages.ts';
import { platformMessages } from './platform.messages.ts';
import { productsMessages } from './products.messages.ts';
import { publishingMessages } from './publishing.messages.ts';
import { richTextMessages } from './rich-text.messages.ts';
import { settingsMessages } from './settings.messages.ts';
import { siteUsersMessages } from './site-users.messages.ts';
import { trashMessages } from './trash.messages.ts';

/** What the studio says, in English, by room. `{name}` places take values. */
export const en = {
  ...archivesMessages,
  ...canvasMessages,
  ...commentsMessages,
  ...designMessages,
  ...frameMessages,
  ...importsMessages,
  ...launchMessages,
  ...mailMessages,
  ...mediaMessages,
  ...ordersMessages,
  ...pagesMessages,
  ...platformMessages,
  ...productsMessages,
  ...publishingMessages,
  ...richTextMessages,
  ...settingsMessages,
  ...siteUsersMessages,
  ...trashMessages,
};
