import type { ComponentProps } from 'react';
import * as styles from './Form.css.ts';

/** The props of `Form`, with those of a native form. */
export type FormProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'>;

/** A column of fields, sent by POST where there is no script; the browser's own messages are off, because the fields show theirs. */
export function Form(props: FormProps) {
  return <form method="post" {...props} noValidate className={styles.form} />;
}
