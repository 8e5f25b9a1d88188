import { phrase } from '../messages/phrase.ts';
import { type MadeToOrder, makingUnits } from '../products/made-to-order.ts';
import type { Cell } from './cell.ts';

const beyondStock = 'beyond stock';
const toSpecification = 'to specification';

/** “2 to 3 weeks”, with what else is true of it after commas: “beyond stock”, “to specification”. */
export const makingCell: Cell<MadeToOrder> = {
  write: ({ from, to, unit, isBeyondStock, isToSpecification }) =>
    [
      `${from} to ${to} ${unit}s`,
      ...(isBeyondStock ? [beyondStock] : []),
      ...(isToSpecification ? [toSpecification] : []),
    ].join(', '),
  read: text => {
    const [time = '', ...more] = text.split(',').map(part => part.trim().toLowerCase());
    const [, from = '', to = from, word] = /^(\d{1,3})(?: to (\d{1,3}))? (day|week)s?$/.exec(time) ?? [];
    const unit = makingUnits.find(one => one === word);
    if (unit === undefined || more.some(one => one !== beyondStock && one !== toSpecification))
      return { fault: phrase('imports.cellMaking') };
    return {
      value: {
        ...{ from: Number(from), to: Number(to), unit },
        isBeyondStock: more.includes(beyondStock),
        isToSpecification: more.includes(toSpecification),
      },
    };
  },
};
