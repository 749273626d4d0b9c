'use client';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import {
  control,
  group,
  grouped,
  prefix as prefixStyle,
  suffix as suffixStyle,
} from '../../styles/field.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { FieldCount } from '../Field/FieldCount.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { useValueLength } from '../Field/useValueLength.ts';
import * as styles from './TextField.css.ts';
import { useRejectedInput, type Refuse } from './useRejectedInput.ts';

export type { Refuse } from './useRejectedInput.ts';

/** The props of `TextField`, with those of a native input. */
export interface TextFieldProps extends FieldFrameProps, Omit<ControlProps<'input'>, 'prefix'> {
  /** A fixed text before the value, for example +91, or an icon. */
  prefix?: ReactNode | undefined;
  /** A fixed text after the value, for example acres. */
  suffix?: string | undefined;
  /** A link in the line of the label. */
  labelAside?: ReactNode | undefined;
  /** Returns the text for the number of characters; shown from 80 % of `maxLength`. */
  countText?: ((count: number) => string) | undefined;
  /** Returns why a typed text is refused; the field is then cleared and shows the reason. */
  refuse?: Refuse | undefined;
}

const countShownFrom = 0.8;

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { frame, control: own, root } = useFieldProps(props);
  const { labelAside, prefix, suffix, countText, refuse, ...input } = own;
  const { onChange, ...native } = toNativeProps(input);
  const countId = useId();
  const { length, update } = useValueLength(root, input);
  const { refusal, check } = useRejectedInput(root, refuse);
  const isGrouped = prefix !== undefined || suffix !== undefined;
  const isLong = length >= countShownFrom * (input.maxLength ?? 0);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    check(event);
    if (countText) update(event.target.value);
    onChange(event);
  };
  return (
    <Field
      {...mergeProps({ className: styles.root }, frame)}
      labelAside={labelAside}
      errorMessage={refusal ?? frame.errorMessage}
    >
      {(controlProps) => (
        <>
          <div className={isGrouped ? group : undefined}>
            {prefix !== undefined && <span className={prefixStyle}>{prefix}</span>}
            <input
              type="text"
              {...mergeProps(
                mergeProps(controlProps, {
                  'aria-describedby': countText && isLong ? countId : undefined,
                }),
                native,
              )}
              className={isGrouped ? grouped : control}
              onChange={countText || refuse ? change : onChange}
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
