import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Form.css.ts';

/** The props of `Form`, with those of a native form. */
export type FormProps = Omit<ComponentProps<'form'>, 'noValidate'>;

/**
 * A form with its fields in a column, sent by POST without JavaScript; the fields show their errors, not the browser.
 */
export function Form(props: FormProps) {
  return <form {...mergeProps({ method: 'post', className: styles.root }, props)} noValidate />;
}
