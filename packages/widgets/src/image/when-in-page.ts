import { entryTries } from '@vitrine/core/image/image-constants.ts';

/** Resolves with true when the node is in its page, with false if it is not there in time (rule IMAGE-13). */
export function whenInPage(node: Node): Promise<boolean> {
  if (node.isConnected) return Promise.resolve(true);
  return new Promise(resolve => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timeout);
      resolve(node.isConnected);
    };
    const observer = new MutationObserver(() => node.isConnected && end());
    const timeout = setTimeout(end, entryTries.count * entryTries.apart);
    observer.observe(document, { childList: true, subtree: true });
  });
}
