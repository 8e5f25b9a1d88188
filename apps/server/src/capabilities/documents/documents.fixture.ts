import { extractText, getDocumentProxy } from 'unpdf';
import type { TestClient } from '../../../test/harness.ts';

/** Enough to issue invoices. */
export const seller = {
  name: 'Töpferei Müller',
  line1: 'Hauptstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456789',
  footer: 'Amtsgericht Berlin HRB 1',
  invoicePrefix: 'INV-',
};

/** The text of each page of a PDF that the client opens. */
export async function pagesOf(client: TestClient, address: string): Promise<string[]> {
  const answer = await client.get(address);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  const pdf = await getDocumentProxy(new Uint8Array(answer.bytes));
  return (await extractText(pdf)).text.map(page => page.replaceAll(/\s+/g, ' '));
}
