import { useEffect, useId, useRef } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import sliderStyles from './slider.module.css';

export interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string | undefined;
  readonly help?: string | undefined;
}

export function SliderField({ label, value, onChange, min, max, step, unit, help }: SliderFieldProps) {
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  // React Aria writes empty references, which HTML does not allow.
  useEffect(() => {
    for (const name of ['aria-describedby', 'aria-details']) {
      if (input.current?.getAttribute(name) === '') input.current.removeAttribute(name);
    }
  }, []);
  return (
    <div className={styles.field}>
      <Slider
        className={classNames(sliderStyles.slider)}
        value={value}
        onChange={next => onChange(typeof next === 'number' ? next : (next[0] ?? value))}
        minValue={min}
        maxValue={max}
        step={step}
      >
        <Label className={classNames(styles.label)}>{label}</Label>
        <SliderOutput className={classNames(sliderStyles.value)}>
          {unit === undefined ? value : `${value} ${unit}`}
        </SliderOutput>
        <SliderTrack className={classNames(sliderStyles.rail)}>
          <SliderThumb
            className={classNames(sliderStyles.thumb)}
            inputRef={input}
            {...(help === undefined ? {} : { 'aria-describedby': helpId })}
          />
        </SliderTrack>
      </Slider>
      {help !== undefined && (
        <span id={helpId} className={styles.help}>
          {help}
        </span>
      )}
    </div>
  );
}
