import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { emailCalls as calls } from '@vitrine/core/emails/emails.calls.ts';
import { previewPath } from '@vitrine/core/emails/preview-path.ts';
import { isMailKind, type MailKind } from '@vitrine/core/mail/mail-events.ts';
import { ownName, siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { RoomPage } from '../website/room-page.tsx';
import { EmailEditor } from './email-editor.tsx';

const room = '/config/emails';

export function EmailRoom() {
  const { kind = '' } = useParams();
  return isMailKind(kind) ? <OneEmail key={kind} kind={kind} /> : <Navigate to={room} replace />;
}

/** One email in one language (rule EMAIL-2). */
function OneEmail({ kind }: { readonly kind: MailKind }) {
  const list = useCall(calls.list, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen ?? list.data?.language ?? '';
  const email = useCall(
    calls.get,
    { params: { kind }, query: { language } },
    { isEnabled: language !== '', isAlwaysFresh: true },
  );
  const tags = [...new Set([language, ...Object.keys(siteLanguages)])];
  const failed = list.isLoadingError ? list : email;
  return (
    <RoomPage
      title={t(`email.kind.${kind}`)}
      back={<BackToList room={room}>{t('room.emails')}</BackToList>}
      actions={
        language !== '' && (
          <>
            <SelectField
              label={t('email.language')}
              isLabelHidden
              value={language}
              choices={tags.map(tag => ({ value: tag, label: ownName(tag) }))}
              onChange={setChosen}
            />
            <a
              href={`${previewPath.replace(':kind', kind)}?language=${language}`}
              target="_blank"
              rel="noopener"
            >
              {t('email.page')}
            </a>
          </>
        )
      }
    >
      {failed.isLoadingError ? (
        <FailedState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : email.data ? (
        <EmailEditor
          key={`${language} ${email.data.version}`}
          kind={kind}
          language={language}
          email={email.data}
        />
      ) : (
        <LoadingShape shape="form" />
      )}
    </RoomPage>
  );
}
