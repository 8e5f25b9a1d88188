import { declaredIn } from '@vitrine/core/messages/declared-words.ts';
import { studioLanguages } from '@vitrine/core/messages/studio-messages.ts';
import { describeSettings } from '@vitrine/core/panel/describe-settings.ts';
import { expect, it } from 'vitest';
import { paymentMethods } from './payment-methods.ts';

it('MESSAGES-11: each method’s name, settings and secrets are said in every language of the studio', async () => {
  const said = paymentMethods.flatMap(({ forOwner, settings, secrets }) => [
    ...Object.values(forOwner),
    ...[settings, secrets].flatMap(schema =>
      (schema ? describeSettings(schema) : []).flatMap(({ label, help = '', choices }) => [
        label,
        help,
        ...choices.map(choice => choice.label),
      ]),
    ),
  ]);
  for (const language of [...studioLanguages].filter(one => one !== 'en')) {
    const words = await declaredIn(language);
    expect(said.filter(text => text !== '' && words[text] === undefined)).toEqual([]);
  }
});
