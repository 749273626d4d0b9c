import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import {
  control,
  group,
  grouped,
  prefix as prefixStyle,
  suffix as suffixStyle,
} from '../../styles/field.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { FieldCount } from '../Field/FieldCount.tsx';
import { useValueLength } from '../Field/useValueLength.ts';
import * as styles from './TextField.css.ts';
import { useRejectedInput, type Refuse } from './useRejectedInput.ts';

export type { Refuse } from './useRejectedInput.ts';

/** The props of `TextField`, with those of a native input. */
export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'prefix' | 'width'> {
  /** A fixed text before the value, for example +91, or an icon. */
  prefix?: ReactNode;
  /** A fixed text after the value, for example acres. */
  suffix?: string;
  /** A link in the line of the label. */
  labelAside?: ReactNode;
  /** Expected length of the answer; `full` by default. */
  width?: keyof typeof styles.width;
  /** Returns the text for the number of characters; shown from 80 % of `maxLength`. */
  countText?: (count: number) => string;
  /** Returns why a typed text is refused; the field is then cleared and shows the reason. */
  refuse?: Refuse;
}

const countShownFrom = 0.8;

/** One line of text. */
export function TextField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  labelAside,
  prefix,
  suffix,
  width = 'full',
  countText,
  refuse,
  ...input
}: TextFieldProps) {
  const countId = useId();
  const { length, update } = useValueLength(input);
  const { refusal, check } = useRejectedInput(refuse);
  const isGrouped = prefix !== undefined || suffix !== undefined;
  const isLong = length >= countShownFrom * (input.maxLength ?? 0);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    check(event);
    if (countText) update(event.target.value);
    input.onChange?.(event);
  };
  const frame = { id, label, optionalLabel, description, labelAside };
  return (
    <Field {...frame} errorMessage={refusal ?? errorMessage}>
      {(controlProps) => (
        <>
          <div className={`${styles.width[width]} ${isGrouped ? group : ''}`}>
            {prefix !== undefined && <span className={prefixStyle}>{prefix}</span>}
            <input
              type="text"
              {...input}
              {...controlProps}
              aria-describedby={
                [controlProps['aria-describedby'], countText && isLong && countId]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              className={isGrouped ? grouped : control}
              onChange={countText || refuse ? change : input.onChange}
            />
            {suffix !== undefined && <span className={suffixStyle}>{suffix}</span>}
          </div>
          {countText && <FieldCount id={countId} text={isLong ? countText(length) : ''} />}
          {refuse && (
            <span role="status" className={visuallyHidden}>
              {refusal}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
