import { succeed } from '@vitrine/core/errors/result.ts';
import { addressLabelId } from '@vitrine/core/labels/label-settings.ts';
import { parcelAddress } from '@vitrine/core/labels/parcel-address.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { measurementText } from '@vitrine/core/products/measurement-text.ts';
import type { Context } from '../../../context.ts';
import { drawLabelsApart, type PaperLabel } from '../../documents/index.ts';
import type { LabelledOrder, LabelRequest, LabelStrategy } from '../label-strategy.ts';

/** Drawn by the server itself, for stamps bought elsewhere (rule LABEL-2). */
export const addressLabel: LabelStrategy = {
  id: addressLabelId,
  nameIn: language => wordsIn(language).labels.address,
  make: async (context, request) => {
    const { language } = context.website.settings;
    const labels = request.orders.flatMap(order => labelsOf(context, request, order));
    const title = `${wordsIn(language).labels.address} · ${context.website.title}`;
    return succeed(
      await drawLabelsApart(context, {
        labels,
        format: request.format,
        language,
        title,
        at: context.clock.now(),
      }),
    );
  },
};

function labelsOf({ website }: Context, { sender }: LabelRequest, order: LabelledOrder): PaperLabel[] {
  const { language, store } = website.settings;
  const { labels: words } = wordsIn(language);
  const { recipient, number, parcels, weight, isTest } = order;
  const weightText = measurementText(weight, { unitSystem: store.unitSystem, language });
  const style = { from: sender.country, language };
  // The sender may be read abroad, if the parcel comes back.
  const from = parcelAddress(sender, { from: recipient.country, language });
  return Array.from({ length: parcels }, (_, at) => ({
    mark: isTest ? words.test : '',
    sender: { label: words.from, lines: from },
    recipient: { label: words.to, lines: parcelAddress(recipient, style) },
    facts: [
      words.order({ number }),
      ...(parcels === 1 ? [] : [words.parcel({ at: at + 1, count: parcels })]),
      ...(weight === 0
        ? []
        : [parcels === 1 ? words.weight({ weight: weightText }) : words.weightOfAll({ weight: weightText })]),
    ],
  }));
}
