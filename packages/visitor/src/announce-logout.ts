import { alert } from '@vitrine/widgets/dialog/ask.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';

/** Tells that signing out has worked, once: reloading the page does not say it again (rule VISITOR-7). */
export async function announceLogout(): Promise<void> {
  const { logoutTitle, logoutMessage, okay } = messagesFor(document.documentElement.lang);
  const address = new URL(location.href);
  address.searchParams.delete('logout');
  history.replaceState(history.state, '', address);
  await alert({ title: logoutTitle, message: logoutMessage, okay });
}
