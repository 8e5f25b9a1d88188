import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import type { ReactNode } from 'react';
import { byPlace } from '../lists/by-place.ts';
import { messagesFor } from '../messages/messages.ts';
import { scrollable } from '../scrollable/scrollable.ts';

type Row = Extract<RichNode, { type: 'table' | 'tableRow' }>;
type Cell = Extract<RichNode, { type: 'tableCell' | 'tableHeader' }>;

interface RichTableProps {
  readonly rows: readonly RichNode[];
  readonly language: string;
  /** Renders the content of a cell: the same as elsewhere in the text, including tables. */
  readonly draw: (nodes: readonly RichNode[] | undefined) => ReactNode;
}

/** A table in its own region, which scrolls horizontally if the column is too narrow (rule RICHTEXT-4). */
export function RichTable({ rows, language, draw }: RichTableProps) {
  const lines = rows.filter((node): node is Row => node.type === 'tableRow');
  const body = lines.findIndex(line => !isHeaderLine(line));
  const split = body === -1 ? 0 : body;
  return (
    <div className="rich-text-table" {...scrollable(messagesFor(language).table)}>
      <table>
        {split > 0 && (
          <thead>
            {byPlace(lines.slice(0, split)).map(({ key, item: line }) => (
              <RichLine key={key} line={line} scope="col" draw={draw} />
            ))}
          </thead>
        )}
        <tbody>
          {byPlace(lines.slice(split)).map(({ key, item: line }) => (
            <RichLine key={key} line={line} scope="row" draw={draw} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isHeaderLine(line: Row): boolean {
  return line.content.length > 0 && line.content.every(cell => cell.type === 'tableHeader');
}

function RichLine({ line, scope, draw }: { line: Row; scope: 'col' | 'row' } & Pick<RichTableProps, 'draw'>) {
  const cells = line.content.filter(
    (node): node is Cell => node.type === 'tableCell' || node.type === 'tableHeader',
  );
  return (
    <tr>
      {byPlace(cells).map(({ key, item: cell }) => {
        const spans = {
          ...((cell.attrs?.colspan ?? 1) > 1 ? { colSpan: cell.attrs?.colspan } : {}),
          ...((cell.attrs?.rowspan ?? 1) > 1 ? { rowSpan: cell.attrs?.rowspan } : {}),
        };
        const content = draw(cell.content);
        return cell.type === 'tableHeader' ? (
          <th key={key} scope={scope} {...spans}>
            {content}
          </th>
        ) : (
          <td key={key} {...spans}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
