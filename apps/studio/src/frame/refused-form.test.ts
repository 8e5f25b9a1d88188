import { expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { refused as refusal } from '../api/refused.fixture.ts';
import { settingNames } from '../settings/setting-names.ts';
import { refusedForm } from './refused-form.ts';

const refused = (errors: Record<string, string>) =>
  new CallFailure(refusal(400, { error: 'call.invalid', message: 'Some fields are wrong.', errors }));

it('STUDIO-29: each error has the label of its field, next to it and above all fields', () => {
  const { problems, whole } = refusedForm(
    refused({ 'settings.timeZone': 'Is no time zone.', 'settings.store.countries.3': 'Is no country.' }),
    settingNames,
  );
  expect(whole).toBe(
    'Some fields need your attention.\nTime zone: Is no time zone.\nShips to: Is no country.',
  );
  expect(problems['settings.timeZone']).toBe('Is no time zone.');
  expect(problems['settings.store.countries']).toBe('Is no country.');
});

it('STUDIO-29: an error of a field that is not on the screen is shown above the others', () => {
  const { whole } = refusedForm(refused({ navigation: 'Choose a menu.', 'x.y': 'Is too long.' }), {
    title: 'Title',
    navigation: 'Menu',
  });
  expect(whole).toBe('Some fields need your attention.\nMenu: Choose a menu.\nIs too long.');
});

it('STUDIO-29: a refusal without fields shows its own message, and nothing is shown before the form was sent', () => {
  const failure = new CallFailure(refusal(409, { error: 'x', message: 'Somebody else was first.' }));
  expect(refusedForm(failure, {})).toEqual({ problems: {}, whole: 'Somebody else was first.' });
  expect(refusedForm(null, {})).toEqual({ problems: {}, whole: null });
});

it('STUDIO-29: every setting that can be changed has a label', () => {
  expect(Object.keys(settingNames)).toEqual(
    expect.arrayContaining(['title', 'settings.language', 'settings.store.currency', 'settings.socialLinks']),
  );
  for (const [path, name] of Object.entries(settingNames)) expect([path, name]).not.toEqual([path, '']);
});
