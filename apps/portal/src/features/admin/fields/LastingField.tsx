import { useTranslation } from 'react-i18next';
import { meta } from '../../../common/page/card.css.ts';
import type { FieldProps } from './fieldProps.ts';

/** A field that a stored record keeps for ever: its value, and that it cannot be changed. */
export function LastingField({ field, id, text }: FieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div id={id} tabIndex={-1}>
      <b>{t(field.label)}</b>
      <p>{text}</p>
      <p className={meta}>{t('field.lasting')}</p>
    </div>
  );
}
