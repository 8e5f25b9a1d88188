import { alert } from '@vitrine/widgets/dialog/ask.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';

/** Announces a successful sign-out once: reloading the page does not repeat it (rule VISITOR-7). */
export async function announceLogout(): Promise<void> {
  const { logoutTitle, logoutMessage, okay } = messagesFor(document.documentElement.lang);
  const address = new URL(location.href);
  address.searchParams.delete('logout');
  history.replaceState(history.state, '', address);
  await alert({ title: logoutTitle, message: logoutMessage, okay });
}
