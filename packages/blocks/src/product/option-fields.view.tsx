import type { OptionValueView, OptionView, ProductDetail } from '@vitrine/core/products/product-views.ts';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { OptionSwatch } from './option-swatch.view.tsx';

export interface OptionFieldsProps {
  readonly product: ProductDetail;
  readonly chosen: readonly string[];
  readonly soldOut: string;
  /** Whether the form sends these fields; otherwise script shows them instead of the list of variants. */
  readonly isSent: boolean;
}

/** A field for each option: a list, buttons or swatches (rules PURCHASE-5, PURCHASE-12). */
export function OptionFields({ product, chosen, soldOut, isSent }: OptionFieldsProps) {
  return (
    <div className="purchase-options" hidden={!isSent}>
      {byPlace(product.options).map(({ key, item: option }) => {
        const at = Number(key);
        const field = { at, option, chosen: chosen[at] ?? '', name: isSent ? `option-${at}` : undefined };
        if (option.display === 'list') return <OptionList key={key} {...field} />;
        const isGone = (value: string) =>
          product.variants.every(variant => variant.optionValues[at] !== value || variant.isSoldOut);
        return <OptionChoices key={key} {...field} soldOut={soldOut} isGone={isGone} />;
      })}
    </div>
  );
}

interface FieldProps {
  readonly at: number;
  readonly option: OptionView;
  readonly chosen: string;
  readonly name: string | undefined;
}

function OptionList({ at, option, chosen, name }: FieldProps) {
  return (
    <label className="field">
      <span className="field-label">{option.name}</span>
      <select data-option={at} name={name} defaultValue={chosen}>
        {option.values.map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoicesProps extends FieldProps {
  readonly soldOut: string;
  readonly isGone: (value: string) => boolean;
}

function OptionChoices({ at, option, chosen, name, soldOut, isGone }: ChoicesProps) {
  return (
    <fieldset className="choices" data-option={at}>
      <legend className="field-label">{option.name}</legend>
      <div className="choices-row">
        {option.values.map(one => (
          <label
            key={one.value}
            className={hasSwatch(one) ? 'choice swatch' : 'choice'}
            title={one.value}
            data-state={isGone(one.value) ? 'soldOut' : undefined}
          >
            <input
              className="choice-input"
              type="radio"
              name={name}
              value={one.value}
              defaultChecked={one.value === chosen}
            />
            {hasSwatch(one) && (
              <span className="swatch-face">
                <OptionSwatch {...one} size="44px" />
              </span>
            )}
            <span className="choice-name">{one.value}</span>
            <span className="choice-state">{isGone(one.value) ? soldOut : ''}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function hasSwatch({ color, image }: OptionValueView): boolean {
  return color !== null || image !== null;
}
