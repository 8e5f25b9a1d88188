import type {
  DownloadsPageView,
  DownloadsPreview,
  DownloadsView,
} from '@vitrine/core/downloads/downloads-view.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { SystemPage } from './system-page.view.tsx';

interface DownloadsPageProps {
  readonly page: DownloadsPageView;
  readonly language: string;
}

/** The page that emails link to, and the answer to a link that is refused (rules DOWNLOAD-7, DOWNLOAD-10). */
export function DownloadsPage({
  page: { downloads, refusal, renewal, orderAddress, contact },
  language,
}: DownloadsPageProps) {
  const messages = messagesFor(language);
  const refusals = {
    expired: messages.downloadExpired,
    used: messages.downloadUsed,
    gone: messages.downloadGone,
    closed: null,
  };
  const why = refusal && refusals[refusal];
  return (
    <SystemPage title={messages.downloads} width="narrow">
      {renewal !== null && (
        <p className="notices" role="status">
          {renewal === 'sent' ? messages.downloadsSent : messages.downloadsWait}
        </p>
      )}
      {why && (
        <p className="notices" role="alert">
          {why}
        </p>
      )}
      <DownloadList
        downloads={downloads}
        language={language}
        heading="h2"
        isExplained={refusal !== 'expired' && renewal === null}
      />
      {contact !== '' && (refusal !== null || downloads.state === 'closed') && (
        <p>
          <a className="link" href={`mailto:${contact}`}>
            {messages.downloadContact({ email: contact })}
          </a>
        </p>
      )}
      <p>
        <a className="link" href={orderAddress}>
          {messages.yourOrder}
        </a>
      </p>
    </SystemPage>
  );
}

interface DownloadsPreviewPageProps {
  readonly preview: DownloadsPreview;
  readonly language: string;
}

/** The page of a sample order, before there is one (rule DOWNLOAD-16). */
export function DownloadsPreviewPage({ preview, language }: DownloadsPreviewPageProps) {
  const messages = messagesFor(language);
  const hasFiles = preview.lines.some(({ files }) => files.length > 0);
  return (
    <SystemPage title={messages.downloads} width="narrow">
      <p className="notices" role="status">
        {hasFiles ? messages.downloadsPreview : messages.downloadsNoFile}
      </p>
      {hasFiles && (
        <DownloadList
          downloads={{ ...preview, state: 'open', renewAddress: '' }}
          language={language}
          heading="h2"
        />
      )}
    </SystemPage>
  );
}

interface DownloadListProps {
  readonly downloads: DownloadsView;
  readonly language: string;
  readonly heading: 'h2' | 'h3';
  /** Whether it says why there are no links. */
  readonly isExplained?: boolean;
}

export function DownloadList({
  downloads,
  language,
  heading: Heading,
  isExplained = true,
}: DownloadListProps) {
  const messages = messagesFor(language);
  const { state, lines, until, renewAddress } = downloads;
  const why = {
    open: messages.downloadsUntil({ date: state === 'open' ? dayText(until, language) : '' }),
    awaited: messages.downloadsAwaited,
    expired: messages.downloadsExpired,
    closed: messages.downloadsClosed,
  };
  return (
    <>
      {(state === 'open' || state === 'expired') &&
        lines.map(line => (
          <div key={line.id} className="downloads">
            <Heading>{line.title}</Heading>
            <ul>
              {line.files.map(({ id, name, size, address, left }) => (
                <li key={id}>
                  {address === null ? (
                    <span>{name}</span>
                  ) : (
                    <a className="link" href={address}>
                      {name}
                    </a>
                  )}
                  <small>
                    {[size, ...(left === null ? [] : [messages.downloadsLeft({ n: left })])].join(' · ')}
                  </small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {isExplained && <p>{why[state]}</p>}
      {state === 'expired' && (
        <form method="post" action={renewAddress}>
          <button className="button" type="submit">
            {messages.downloadsRenew}
          </button>
        </form>
      )}
    </>
  );
}
