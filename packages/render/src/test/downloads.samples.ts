import type { OrderPageView } from '@vitrine/core/checkout/checkout-view.ts';
import type { DownloadsView } from '@vitrine/core/downloads/downloads-view.ts';
import type { PageContent } from '../page-content.ts';

const renewAddress = '/checkout/downloads/a-token';
const open: DownloadsView = {
  state: 'open',
  until: '2026-12-21T09:00:00Z',
  renewAddress,
  lines: [
    {
      id: 'line',
      title: 'Twelve glazes',
      files: [
        {
          id: 'book',
          name: 'twelve-glazes.pdf',
          size: '2.4 MB',
          left: 4,
          address: `${renewAddress}/line/book/a.pdf`,
        },
        { id: 'chart', name: 'firing-chart.pdf', size: '310 KB', left: 0, address: null },
      ],
    },
  ],
};
const expired: DownloadsView = {
  ...open,
  state: 'expired',
  lines: open.lines.map(line => ({ ...line, files: line.files.map(file => ({ ...file, address: null })) })),
};
const around = { orderAddress: '/checkout/status/a-token', contact: 'hello@kiln.example', renewal: null };

export function downloadPages(order: OrderPageView): Record<string, PageContent> {
  return {
    downloads: { kind: 'downloads', page: { ...around, downloads: open, refusal: null } },
    'downloads preview': { kind: 'downloads-preview', preview: open },
    'downloads preview without files': { kind: 'downloads-preview', preview: { ...open, lines: [] } },
    'downloads sent': {
      kind: 'downloads',
      page: { ...around, downloads: expired, refusal: null, renewal: 'sent' },
    },
    'download expired': { kind: 'downloads', page: { ...around, downloads: expired, refusal: 'expired' } },
    'download used': { kind: 'downloads', page: { ...around, downloads: open, refusal: 'used' } },
    'downloads closed': {
      kind: 'downloads',
      page: { ...around, downloads: { ...open, state: 'closed', lines: [] }, refusal: 'closed' },
    },
    'order with downloads': {
      kind: 'order-confirmed',
      order: { ...order, paymentState: 'paid', downloads: open },
    },
  };
}
