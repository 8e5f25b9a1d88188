import { DownloadButton } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { countryName } from '@vitrine/core/addresses/countries.ts';
import type { DocumentPeriod } from '@vitrine/core/documents/documents.calls.ts';
import { ledgerCalls, ledgerFilePath } from '@vitrine/core/ledger/ledger.calls.ts';
import type { MonthFigures, TaxFigures } from '@vitrine/core/ledger/ledger.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Filters, Part, RoomPage } from '../website/room-page.tsx';
import { PeriodPapers } from './period-papers.tsx';

const quarters = [1, 2, 3, 4] as const;
const years = 8;

/** The figures of a year or a quarter, from the books (rule LEDGER-7). */
export function BooksRoom() {
  const now = new Date().getFullYear();
  const [year, setYear] = useState(now);
  const [quarter, setQuarter] = useState('');
  const query = { year, ...(quarter === '' ? {} : { quarter: Number(quarter) }) };
  const asked = useCall(ledgerCalls.figures, { query }, { keepsPrevious: true });
  const { months = [], taxes = [], oneStopShop = null } = asked.data ?? {};
  const file = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (
    <RoomPage
      title={t('room.books')}
      actions={
        <DownloadButton href={`${ledgerFilePath}?${file}`} icon="imports">
          {t('books.export')}
        </DownloadButton>
      }
    >
      <Filters>
        <SelectField
          label={t('books.year')}
          isLabelHidden
          value={String(year)}
          onChange={value => setYear(Number(value))}
          choices={Array.from({ length: years }, (_, at) => String(now - at)).map(value => ({
            value,
            label: value,
          }))}
        />
        <SelectField
          label={t('books.quarter')}
          isLabelHidden
          value={quarter}
          onChange={setQuarter}
          choices={[
            { value: '', label: t('books.wholeYear') },
            ...quarters.map(n => ({ value: String(n), label: t('books.quarterName', { n }) })),
          ]}
        />
      </Filters>
      <CallState
        call={asked}
        empty={
          months.length === 0 && (
            <EmptyState icon="orders" title={t('books.none')} hint={t('books.noneHint')} />
          )
        }
      />
      {months.length > 0 && (
        <>
          <Part title={t('books.months')} hint={t('books.monthsHint')}>
            <Months months={months} />
          </Part>
          <Part title={t('books.taxes')}>
            <Taxes label={t('books.taxes')} taxes={taxes} />
          </Part>
          {oneStopShop !== null && (
            <Part title={t('books.oneStopShop')} hint={t('books.oneStopShopHint')}>
              {oneStopShop.length === 0 ? (
                <p>{t('books.oneStopShopNone')}</p>
              ) : (
                <Taxes label={t('books.oneStopShop')} taxes={oneStopShop} />
              )}
            </Part>
          )}
        </>
      )}
      <PeriodPapers key={`${year} ${quarter}`} first={daysOf(year, quarter)} />
    </RoomPage>
  );
}

/** The first and the last day of the chosen year or quarter. */
function daysOf(year: number, quarter: string): DocumentPeriod {
  const from = quarter === '' ? 1 : Number(quarter) * 3 - 2;
  const to = quarter === '' ? 12 : from + 2;
  const two = (n: number) => String(n).padStart(2, '0');
  const lastDay = new Date(Date.UTC(year, to, 0)).getUTCDate();
  return { from: `${year}-${two(from)}-01`, to: `${year}-${two(to)}-${lastDay}` };
}

const figures = [
  'sales',
  'discounts',
  'shipping',
  'returns',
  'tax',
  'received',
  'refunded',
  'chargebacks',
] as const satisfies readonly (keyof MonthFigures)[];

function Months({ months }: { readonly months: readonly MonthFigures[] }) {
  const name = new Intl.DateTimeFormat(studioLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const nameOf = ({ month }: MonthFigures) => name.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <DataTable
      label={t('books.months')}
      rows={months}
      idOf={({ month, currency }) => `${month} ${currency}`}
      nameOf={nameOf}
      columns={[
        { id: 'month', label: t('books.month'), cell: nameOf, isShort: true },
        ...figures.map((figure, at) => ({
          id: figure,
          label: t(`books.${figure}`),
          align: 'end' as const,
          isShort: true,
          isSecondary: at > 0 && figure !== 'tax',
          cell: (row: MonthFigures) => formatPrice(row[figure], row.currency),
        })),
      ]}
    />
  );
}

function Taxes({ label, taxes }: { readonly label: string; readonly taxes: readonly TaxFigures[] }) {
  const nameOf = ({ country, region }: TaxFigures) =>
    [country === '' ? '–' : countryName(country, studioLanguage()), region].filter(Boolean).join(', ');
  return (
    <DataTable
      label={label}
      rows={taxes}
      idOf={({ country, region, name, rate, currency }) => [country, region, name, rate, currency].join(' ')}
      nameOf={nameOf}
      columns={[
        { id: 'country', label: t('books.country'), cell: nameOf },
        { id: 'rate', label: t('books.rate'), cell: rateOf, isShort: true },
        {
          id: 'base',
          label: t('books.base'),
          align: 'end',
          isShort: true,
          cell: ({ base, currency }) => formatPrice(base, currency),
        },
        {
          id: 'tax',
          label: t('books.tax'),
          align: 'end',
          isShort: true,
          cell: ({ tax, currency }) => formatPrice(tax, currency),
        },
      ]}
    />
  );
}

function rateOf({ name, rate, isReverseCharged }: TaxFigures): string {
  if (isReverseCharged) return t('books.reverseCharge');
  if (rate === null) return t('books.rateUnknown');
  const percent = new Intl.NumberFormat(studioLanguage(), { style: 'percent', maximumFractionDigits: 3 });
  return [name, percent.format(rate / 100_000)].filter(Boolean).join(' ');
}
