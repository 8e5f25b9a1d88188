import { trashAccess } from '../trash/trash.calls.ts';
import type { Permission } from './roles.ts';

/** Access outside calls and the permission it requires; any one of them for a list (rule ROLE-5). */
export interface Door {
  readonly opens: string;
  readonly needs: Permission | readonly Permission[];
}

/** Every use of a permission outside calls: nothing else checks what a role may do. */
export const doors = {
  beforeLaunch: { opens: 'Pages, cart and checkout of a website before its launch', needs: 'website.visit' },
  draftPage: { opens: 'A page as it is edited now, at `?preview=draft`', needs: 'drafts.read' },
  draftPicture: { opens: 'The picture of a website that was never published', needs: 'drafts.read' },
  code: { opens: 'Code blocks that run for visitors: adding, changing, showing', needs: 'code.run' },
  archiveFile: { opens: 'The file of an archive', needs: 'archives.manage' },
  trashPicture: { opens: 'Small pictures of deleted files', needs: trashAccess },
  orderNotice: {
    opens: 'Mail about each new order, where the website has no contact email',
    needs: 'orders.write',
  },
  testPayment: { opens: 'Test payments after the launch', needs: 'orders.write' },
  testService: { opens: 'What a shop does at the test payment service itself', needs: 'orders.write' },
  allMail: { opens: 'Mail of every kind, not only to buyers', needs: 'mail.read' },
  invite: { opens: 'Invitations that one made stay good', needs: 'members.manage' },
  deletedWebsite: { opens: 'A deleted website in the list of websites', needs: 'website.delete' },
} as const satisfies Readonly<Record<string, Door>>;
