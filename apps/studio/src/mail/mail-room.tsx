import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { RoomPage } from '../website/room-page.tsx';
import { MailDialog } from './mail-dialog.tsx';

/** The emails of this website. */
export function MailRoom() {
  const { mailId } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const outbox = useCall(mailCalls.listOutbox, { query: { limit: 100 } });
  const words = search.trim().toLowerCase();
  const all = outbox.data?.mails ?? [];
  const mails = all.filter(({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(words));
  return (
    <RoomPage title={t('room.mail')}>
      <p style={{ color: 'var(--ink-soft)' }}>{t('mailHint')}</p>
      {all.length > 0 && <SearchEntry label={t('mailSearch')} value={search} onChange={setSearch} />}
      <CallState
        call={outbox}
        empty={all.length === 0 && <EmptyState icon="mail" title={t('mailNone')} hint={t('mailNoneHint')} />}
      />
      {all.length > 0 && mails.length === 0 && (
        <EmptyState icon="search" title={t('nothingFound', { query: search })} />
      )}
      {mails.length > 0 && (
        <DataTable
          label={t('room.mail')}
          rows={mails}
          idOf={({ id }) => id}
          nameOf={({ subject }) => subject}
          onOpen={id => navigate(`/config/mail/${id}`)}
          columns={[
            { id: 'subject', label: t('mailSubject'), cell: mail => <strong>{mail.subject}</strong> },
            { id: 'to', label: t('mailTo'), isBelowName: true, cell: mail => mail.to },
            {
              id: 'state',
              label: t('state'),
              isShort: true,
              isSecondary: true,
              cell: mail => t(`mail.${mail.state}`),
            },
            {
              id: 'date',
              label: t('mailDate'),
              isShort: true,
              isBelowName: true,
              align: 'end',
              cell: mail => formatMoment(mail.createdAt),
            },
          ]}
        />
      )}
      {mailId !== undefined && <MailDialog mailId={mailId} onClose={() => navigate('/config/mail')} />}
    </RoomPage>
  );
}
