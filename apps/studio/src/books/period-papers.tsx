import { TextField } from '@vitrine/controls/field/text-field.tsx';
import {
  type DocumentPeriod,
  documentCalls,
  documentPeriodSchema,
  maxPrinted,
  periodPrintAddress,
} from '@vitrine/core/documents/documents.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { Filters, Part } from '../website/room-page.tsx';
import { PaperLink } from './paper-link.tsx';

/** What was issued from one day to another, to print or to hand to the accountant (rule DOCUMENT-10). */
export function PeriodPapers({ first }: { readonly first: DocumentPeriod }) {
  const [period, setPeriod] = useState(first);
  const isValid = documentPeriodSchema.safeParse(period).success;
  return (
    <Part title={t('documents.ofPeriod')} hint={t('documents.ofPeriodHint')}>
      <Filters>
        <TextField
          label={t('documents.from')}
          type="date"
          value={period.from}
          onChange={from => setPeriod({ ...period, from })}
        />
        <TextField
          label={t('documents.to')}
          type="date"
          value={period.to}
          onChange={to => setPeriod({ ...period, to })}
          problem={isValid ? undefined : t('documents.periodWrong')}
        />
      </Filters>
      {isValid && <Papers period={period} />}
    </Part>
  );
}

function Papers({ period }: { readonly period: DocumentPeriod }) {
  const asked = useCall(documentCalls.ofPeriod, { query: period }, { keepsPrevious: true });
  const { invoice = 0, creditNote = 0 } = asked.data ?? {};
  const kinds = [
    { kind: 'invoice', count: invoice, label: t('documents.periodInvoices', { n: invoice }) },
    { kind: 'creditNote', count: creditNote, label: t('documents.periodCreditNotes', { n: creditNote }) },
  ] as const;
  const isTooMuch = Math.max(invoice, creditNote) > maxPrinted;
  return (
    <>
      <CallState call={asked} empty={invoice + creditNote === 0 && <p>{t('documents.periodNone')}</p>} />
      <ul>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ kind, count, label }) => (
            <li key={kind}>
              {count > maxPrinted ? (
                label
              ) : (
                <PaperLink address={periodPrintAddress(kind, period)}>{label}</PaperLink>
              )}
            </li>
          ))}
      </ul>
      {isTooMuch && <p>{t('documents.periodTooMany', { most: maxPrinted })}</p>}
    </>
  );
}
